"""The arena on a Ray cluster of two nodes on this machine."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from kartentisch.game import Illegal
from kartentisch.research.arena import contest
from kartentisch.research.cluster import Cluster
from kartentisch.research.plan import Plan
from tests.cli.running import environment
from tests.research.test_arena import untimed

LOOPBACK = "127.0.0.1"
PATIENCE = 400
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_raylet_start_wait_time_s": "200",
}
"""Patience for a machine that is busy with other tests."""
BY_LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Keeps Ray from replacing a loopback address by the machine's address in the network."""
NODES = """
import socket
import sys
from ray.cluster_utils import Cluster

def settings():
    # Fewer ports for a node to wait for; it gives up after some 15 s, so a very busy machine can fail this test.
    names = ("metrics_agent_port", "metrics_export_port", "runtime_env_agent_port", "dashboard_agent_listen_port")
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in names]
    ports = {name: probe.getsockname()[1] for name, probe in zip(names, probes)}
    for probe in probes:
        probe.close()
    return {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000, **ports}

cluster = Cluster(initialize_head=True, head_node_args={**settings(), "include_dashboard": False})
try:
    cluster.add_node(**settings())
    print("ADDRESS", cluster.address, flush=True)
    sys.stdin.read()
finally:
    cluster.shutdown()
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def two_nodes() -> Iterator[str]:
    """The address of a running cluster, in processes of its own, which are gone afterwards."""
    with subprocess.Popen(
        [sys.executable, "-c", NODES],
        env=environment(**SETTINGS),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        try:
            line = next(line for line in iter(process.stdout.readline, "") if line.startswith("ADDRESS"))
            yield line.split()[1]
        finally:
            process.stdin.close()
            process.wait(PATIENCE)


@pytest.mark.long  # Ray alone takes half a minute to start and to stop two nodes
def test_a_cluster_of_two_nodes_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result, where = tmp_path / "a.json", tmp_path / "where"
    where.mkdir()
    (tmp_path / "traced.py").write_text(TRACED.format(folder=str(where)), "utf-8")
    command = ["arena", "siegel", "--players", "3", "--bots", "apprentice,traced:make", "--deals", "30", "--games", "1"]
    with two_nodes() as address:
        done = subprocess.run(
            [sys.executable, "-m", "kartentisch", *command, "--ray", address, "--json", str(result)],
            env=environment(**SETTINGS, **BY_LOOPBACK, PYTHONPATH=str(tmp_path)),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stderr
    assert len(list(where.iterdir())) >= 2, "only one node has played"
    monkeypatch.syspath_prepend(tmp_path)
    local = contest(Plan("siegel", 3, ("apprentice", "traced:make")), 30, games=1)
    assert untimed(json.loads(result.read_text("utf-8"))) == untimed(local)


TRACED = """
import os, pathlib
from kartentisch.bots.uniform import Uniform

def make():
    import sys
    ray = sys.modules.get("ray")
    if ray and ray.is_initialized():
        (pathlib.Path({folder!r}) / ray.get_runtime_context().get_node_id()).touch()
    return Uniform()
"""


def test_nobody_there_is_refused_soon() -> None:
    plan = Plan("siegel", 3, ("apprentice", "random"))
    for address in (f"{LOOPBACK}:{free_port()}", "nonsense", "127.0.0.1:port"):
        start = monotonic()
        with pytest.raises(Illegal) as refusal:
            contest(plan, 1, crew=Cluster(address))
        assert (refusal.value.reason, refusal.value.details["address"]) == ("arena-ray", address)
        assert monotonic() - start < 30


def test_without_ray_it_is_said() -> None:
    """In a process of its own where the package cannot be found."""
    code = "import sys; sys.modules['ray'] = None; from kartentisch.cli import main; sys.exit(main())"
    command = ["arena", "siegel", "--bots", "random,apprentice", "--ray", "auto"]
    done = subprocess.run(
        [sys.executable, "-c", code, *command], env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "kartentisch[ray]" in done.stderr
