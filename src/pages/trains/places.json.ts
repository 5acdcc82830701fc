import type { APIRoute } from 'astro'
import { type WalkPlace, walkPlaces } from '../../domain/london/walk'
import type { PlaceNames } from '../../features/property/trains/train-times'

const namesOf = (kind: WalkPlace['kind']) =>
  walkPlaces.filter((place) => place.kind === kind).map(({ slug, name }): [string, string] => [slug, name])

/** The places to which journeys are known. */
export const GET: APIRoute = () =>
  Response.json({ Stations: namesOf('station'), Universities: namesOf('university') } satisfies PlaceNames)
