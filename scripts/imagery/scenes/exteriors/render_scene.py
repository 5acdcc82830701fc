"""Exterior scenes for the listings, the area pages, the hero and the
architect's-model pictures. Run by ../render-exteriors; by hand:

    blender -b -P render_scene.py -- JOB.json OUT [DENOISER]

JOB.json holds one scene's parameters (see `jobs.py`); OUT gets .png added.
Each kit (kits_*.py) is a function kit(geo, job) that adds its street to `geo`
and may leave trees to plant in geo.trees (trees need their materials first).
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from common import (GOLDEN_SKY, BLUE_HOUR_SKY, DUSK_SKY, Geometry, TreeModel, camera, day_sky, flat_sky, glow, ramp_sky, render,   # noqa: E402
                    reset_scene, sun_lamp, surface)
from kits_brick import mansion_block, mews, victorian_bay   # noqa: E402
from kits_georgian import georgian_terrace, stucco_crescent, stucco_terrace   # noqa: E402
from kits_model import maquette   # noqa: E402
from kits_water import naval_college, riverside, tower, warehouse   # noqa: E402
from materials import SEASONS, london_materials, model_materials   # noqa: E402


KITS = {'maquette': maquette, 'georgian_terrace': georgian_terrace, 'stucco_terrace': stucco_terrace, 'stucco_crescent': stucco_crescent, 'tower': tower, 'victorian_bay': victorian_bay, 'mansion_block': mansion_block, 'mews': mews,
        'warehouse': warehouse, 'riverside': riverside, 'naval_college': naval_college}


# ---------------------------------------------------------- light and running

def light_scene(job):
    """Returns the exposure that goes with the light."""
    elevation, rotation = job['sun']
    if job['light'] == 'day':
        day_sky(elevation, rotation, .1, dust=job.get('dust', 1.6), veil=job.get('veil', .5))
        return job.get('exposure', -.3)
    if job['light'] == 'golden':
        day_sky(elevation, rotation, .13, dust=2.2, veil=.35, seen=GOLDEN_SKY, seen_strength=1.35)
        return job.get('exposure', .05)
    ramp_sky(DUSK_SKY if job.get('sky') != 'blue' else BLUE_HOUR_SKY, job.get('sky_strength', 1.0))
    sun_lamp(5, -80 if rotation < 180 else 80, .5, 6, '#ff9a5c')
    return job.get('exposure', 1.0)


def plant_trees(job, materials, extra=()):
    """job['trees']: [x, y, height, kind]; one model per kind, turned and scaled."""
    season = SEASONS[job['season']]
    models = {}
    for i, (x, y, height, kind, *z) in enumerate(list(job.get('trees', [])) + list(extra)):
        if kind not in models:
            rng_seed = job['seed'] % 50 + {'street': 1, 'near': 2, 'far': 3, 'plane': 4, 'small': 5}[kind]
            leaves, size, levels, spread = {'street': (15000, .075, 5, .9), 'near': (26000, .06, 6, .9), 'far': (3800, .26, 4, 1.0), 'plane': (22000, .11, 5, 1.0), 'small': (9000, .055, 5, .8)}[kind]
            share = season['share']
            material = 'farleaf' if kind == 'far' else 'leaf'
            models[kind] = (10, TreeModel(materials, 10, rng_seed, int(leaves * share), size, spread, levels + (1 if share == 0 and kind != 'far' else 0), material))
        base, model = models[kind]
        model.place(x, y, z[0] if z else 0, turn=i * 2.4 + job['seed'], scale=height / base)


def run(job, out, denoiser=None):
    reset_scene()
    lit = job.get('lit_windows', {'day': 0, 'golden': .06, 'dusk': .18}[job['light']])
    geo = Geometry(lit)
    KITS[job['kit']](geo, job)
    if job['kit'] == 'maquette':
        materials = model_materials(job.get('accent', '#b4532f'))
        plant_trees(job, materials)
        geo.build(materials)
        flat_sky('#e6ecf0', .55)
        sun_lamp(34, job.get('sun_azimuth', 236), 3.3, 4, '#ffe3c0')
        view = job['view']
        camera(view['from'], view['to'], view['lens'], False, view.get('fstop'))
        render(out, job['samples'], *job['size'], exposure=-.25, denoiser=denoiser)
        return
    materials = london_materials(job)
    if job['kit'] in ('tower', 'riverside'):
        # by day the odd window shows a pale blind instead of a lamp
        materials['litglass'] = glow('litglass', '#ffc27d', .9) if job['light'] == 'dusk' else surface('litglass', '#9aa09f', .35, spec=.8)
    else:
        materials['litglass'] = materials['lit']
    plant_trees(job, materials, geo.trees)
    geo.build(materials)
    exposure = light_scene(job)
    view = job['view']
    camera(view['from'], view['to'], view.get('lens', 29), view.get('level', True), view.get('fstop'), view.get('shift_x', 0))
    render(out, job['samples'], job['size'][0], job['size'][1], exposure, denoiser=denoiser, bounces=job.get('bounces', 5))


if __name__ == '__main__' and '--' in sys.argv:
    arguments = sys.argv[sys.argv.index('--') + 1:]
    with open(arguments[0]) as handle:
        run(json.load(handle), arguments[1], arguments[2] if len(arguments) > 2 else None)
