import type { APIRoute } from 'astro'
import * as messages from '#messages/train-times.ts'
import { placeName, type WalkPlace, walkPlaces } from '../../domain/london/walk'
import type { PlaceNames } from '../../features/property/trains/train-times'

const namesOf = (kind: WalkPlace['kind']) =>
  walkPlaces.filter((place) => place.kind === kind).map((place): [string, string] => [place.slug, placeName(place)])

/** The places to which journeys are known. */
export const GET: APIRoute = () =>
  Response.json({
    [messages.stations]: namesOf('station'),
    [messages.universities]: namesOf('university'),
  } satisfies PlaceNames)
