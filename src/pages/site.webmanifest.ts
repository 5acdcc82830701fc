import type { APIRoute } from 'astro'
import { agency } from '#agency/agency.ts'
import { brand } from '#agency/brand.ts'
import { texts } from '#agency/texts.ts'
import { tag } from '#messages/language.ts'

const icon = (size: number, purpose?: string) => ({
  src: `/icon-${purpose ? `${purpose}-` : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

/** What a browser shows of the site among its apps. */
export const GET: APIRoute = () =>
  Response.json({
    name: agency.name,
    short_name: agency.name,
    description: `${texts.home.title}.`,
    lang: tag,
    start_url: '/',
    display: 'browser',
    background_color: brand.colours.stucco,
    theme_color: brand.colours.stucco,
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  })
