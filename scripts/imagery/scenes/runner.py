"""What both queues need: where things are, the denoiser, and the last step of
every picture."""
import json
import os
import subprocess

SCENES = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.normpath(os.path.join(SCENES, '..', 'masters'))
BLENDER = os.environ.get('BLENDER', 'blender')


def listings():
    with open(os.path.join(SCENES, 'listings.json')) as handle:
        return json.load(handle)


def read_json(path):
    """What a file holds; nothing for one that is missing or broken."""
    try:
        with open(path) as handle:
            return json.load(handle)
    except (OSError, ValueError):
        return {}


def write_json(path, value):
    with open(path, 'w') as handle:
        json.dump(value, handle, indent=1, sort_keys=True)


def build_denoiser(kind, work):
    """Compiles exteriors/denoise.cpp or interiors/denoise.cpp once; None where it cannot be compiled."""
    source, binary = os.path.join(SCENES, kind, 'denoise.cpp'), os.path.join(work, 'denoise')
    if os.path.exists(binary) and os.path.getmtime(binary) > os.path.getmtime(source):
        return binary
    flags = subprocess.run(['pkg-config', '--cflags', '--libs', 'OpenEXR'], capture_output=True, text=True).stdout.split()
    fast = ['-ffast-math'] if kind == 'interiors' else []
    built = subprocess.run(['g++', '-O3', '-march=native', '-fopenmp', *fast, '-o', binary, source, *(flags or ['-lOpenEXR'])])
    return binary if built.returncode == 0 else None


def has_sharp():
    """Asked before the first long render rather than after it."""
    return subprocess.run(['node', '--input-type=module', '-e', 'await import("sharp")'], cwd=SCENES).returncode == 0


def finish(source, target, *flags):
    os.makedirs(os.path.dirname(target), exist_ok=True)
    return subprocess.run(['node', os.path.join(SCENES, 'finish.mjs'), source, target, *flags]).returncode == 0
