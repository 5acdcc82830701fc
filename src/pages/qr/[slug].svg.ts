import type { APIRoute, GetStaticPaths } from 'astro'
import { publishedListings } from '../../domain/listing/published-listings'
import { qrCode } from '../../lib/pictures/qr-code'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'

export const getStaticPaths = (async () =>
  ((await publishedListings()) ?? []).map(({ slug }) => ({ params: { slug } }))) satisfies GetStaticPaths

/** The address of a listing's page as a QR code. A separate file, so that only print loads it. */
export const GET: APIRoute = ({ params: { slug = '' } }) =>
  new Response(qrCode(new URL(paths.property(slug), agency.url).href), { headers: { 'content-type': 'image/svg+xml' } })
