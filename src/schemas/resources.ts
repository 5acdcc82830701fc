import { readdirSync } from 'node:fs'
import { defineCollection } from 'astro:content'
import { glob, type Loader } from 'astro/loaders'
import { z } from 'astro/zod'
import { agencyFile } from '../agency-folder'
import { areaNames } from '#agency/area-names.ts'
import { walkKinds } from '../domain/london/walk-kinds'
import { listLoader } from '../lib/list-loader'
import { isoMonth } from '../lib/time/parse-day'
import { day, written } from './day'

// The schemas of the agency's data and legal pages. Editors read these messages: they say what to write.

const text = (what: string) =>
  z
    .string({ error: `write ${what}, as text` })
    .trim()
    .min(1, `write ${what}; it is empty`)
const month = written(isoMonth, 'write a month and its year, such as October 2026')
const address = z.url({ error: 'write a whole web address that begins with https://' })
const pounds = (min: number, max: number, example: number) =>
  z
    .int({ error: `write whole pounds without a comma or a pound sign, such as ${example}` })
    .min(min, `is below £${min}; look for a missing digit`)
    .max(max, `is above £${max}; look for a digit too many`)
const strict = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `has no place for “${String(keys)}”; it takes: ${Object.keys(shape).join(', ')}`
        : undefined,
  })
const source = strict({ label: text('who says so'), url: address })

const legalHead = {
  title: text('the title of the page').describe('The heading, and the name in the browser tab'),
  description: text('one sentence for search engines').max(
    160,
    'is longer than 160 characters; search engines cut it there',
  ),
  lead: text('the one sentence that sums the page up').describe('Stands large under the title'),
}
const legalSchema = strict({
  ...legalHead,
  updated: day.describe('When the whole text was last gone through'),
  additions: z
    .array(strict({ date: day, text: text('what was added, and in which section') }))
    .default([])
    .describe('Later changes, so that the date above stays true'),
})

const areaPricesSchema = strict({
  prices: z
    .array(pounds(100_000, 5_000_000, 625_000), { error: 'write thirteen prices in square brackets, oldest first' })
    .length(
      13,
      'needs thirteen prices, oldest first: this month and the twelve before it. Take the first away when you add one',
    )
    .describe('The average sale price of each month; the last is today’s'),
  rent: pounds(500, 10_000, 1720).describe('Average rent a month'),
  rentYearAgo: pounds(500, 10_000, 1690).describe('The same, twelve months earlier'),
})

const marketSchema = strict({
  updated: day.describe('When the prices were last put in'),
  month: month.describe('The month that the last price of each area belongs to'),
  insights: z.array(strict({ title: text('a title'), text: text('a paragraph') })).min(1),
  method: z.array(text('a paragraph')).min(1),
  sources: z.array(source).min(1),
})

const areaPictures = readdirSync(agencyFile('public/pictures/areas')).flatMap((file) =>
  file.endsWith('.webp') ? [file.slice(0, -'.webp'.length)] : [],
)

const areaSchema = strict({
  order: z.int({ error: 'write a whole number: 1 comes first' }).describe('Its place in the row of pictures'),
  picture: z.enum(areaPictures, {
    error: `write the name of a picture in public/pictures/areas: ${areaPictures.join(', ')}`,
  }),
  alt: text('what the picture shows'),
  line: text('one line for under the name').max(60, 'is longer than 60 characters'),
  description: z.array(text('a paragraph')).min(1),
  averagePrice: text('a range, such as £480,000 to £1,150,000'),
  averageRent: text('a range, such as £1,950 to £3,250 a month'),
  transport: z.array(text('a line or a station')).min(2),
  amenities: z.array(text('a place')).min(2),
})

const areaName = z.enum(areaNames, { error: `write one of our areas: ${areaNames.join(', ')}` })
const areaPageSchema = strict({
  area: areaName.describe('The area, as listings name it'),
  lead: text('one sentence about the area').max(100, 'is longer than 100 characters'),
  description: text('one sentence for search engines').max(
    160,
    'is longer than 160 characters; search engines cut it there',
  ),
  neighbours: z.array(areaName).min(2, 'name two areas or more'),
  walk: z
    .array(strict({ kind: z.enum(walkKinds), name: text('its name in src/data/london.json') }))
    .length(5, 'name five places')
    .optional()
    .describe(
      'A walk between five places of src/data/london.json, in order, without crossing the river; none outside our map',
    ),
  picture: strict({
    file: text('its folder in public/pictures and its name, without width and ending'),
    alt: text('what the picture shows'),
  })
    .optional()
    .describe(
      'The picture at its top, where the area has none in data/areas.yaml; without one, or where a card on the page ' +
        'shows it too, the map comes first',
    ),
})

const guideSchema = strict({
  types: z.array(
    strict({
      name: text('a name'),
      picture: z.enum(['georgian', 'victorian', 'docklands']),
      alt: text('what the picture shows'),
      where: text('where it is found'),
      tenure: text('how it is owned'),
      look: text('what to look at'),
    }),
  ),
  hotspots: z.array(strict({ name: text('a place'), where: text('its area'), text: text('what is changing') })),
  education: z.array(
    strict({ name: text('an institution'), where: text('where it stands'), reach: text('how to reach it') }),
  ),
  educationNotes: z.array(text('a paragraph')).default([]).describe('Paragraphs below the universities and schools'),
  buyers: strict({
    checked: day.describe('When somebody last read the sources'),
    read: text('what was read on that day, and when those copies are from'),
    steps: z.array(strict({ title: text('a title'), text: text('a paragraph') })),
    sources: z.array(source).min(1),
  })
    .optional()
    .describe('Needed where the agency sells homes'),
})

const sellingSchema = strict({
  steps: z
    .array(
      strict({
        title: text('a title'),
        when: text('the weeks it takes'),
        text: text('a paragraph'),
        need: text('what the seller does'),
      }),
    )
    .length(6, 'needs six steps'),
  tips: z.array(strict({ title: text('a title'), text: text('a paragraph') })).min(3),
  faqs: z.array(strict({ question: text('a question'), answer: text('an answer') })).min(3),
})

const one = (name: string) => glob({ base: agencyFile('data'), pattern: `${name}.yaml` })

/** The summary of a legal page in another language, shown above the binding English text. */
export const legalSummaries = (loader: Loader) => defineCollection({ loader, schema: strict(legalHead) })

export const resources = {
  legal: defineCollection({ loader: glob({ base: agencyFile('legal'), pattern: '*.md' }), schema: legalSchema }),
  prices: defineCollection({ loader: listLoader(agencyFile('data/prices.yaml'), true), schema: areaPricesSchema }),
  market: defineCollection({ loader: one('market'), schema: marketSchema }),
  areaPages: defineCollection({
    loader: glob({ base: agencyFile('areas'), pattern: '*.md' }),
    schema: areaPageSchema,
  }),
  areas: defineCollection({ loader: listLoader(agencyFile('data/areas.yaml'), true), schema: areaSchema }),
  guide: defineCollection({ loader: one('guide'), schema: guideSchema }),
  selling: defineCollection({ loader: one('selling'), schema: sellingSchema }),
}
