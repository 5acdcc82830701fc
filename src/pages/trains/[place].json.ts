import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { publishedJourneys } from '../../domain/london/trains/train-text'
import { walkPlaces } from '../../domain/london/walk'

/** The journeys to a place from every station: the minutes and the way. */
export const getStaticPaths = (() =>
  walkPlaces.map((place) => ({ params: { place: place.slug }, props: { place } }))) satisfies GetStaticPaths
type Props = InferGetStaticPropsType<typeof getStaticPaths>

export const GET: APIRoute<Props> = ({ props: { place } }) => Response.json(publishedJourneys(place))
