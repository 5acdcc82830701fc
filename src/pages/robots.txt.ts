import type { APIRoute } from 'astro'
import { agency } from '#agency/agency.ts'

export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${agency.url}/sitemap-index.xml\n`)
