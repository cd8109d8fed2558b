"""Tests in a real browser. (A package, so that one browser serves them all and goes before other tests begin.)"""
