"""The table on the network: sockets in, views out, everything stored before anybody sees it."""
