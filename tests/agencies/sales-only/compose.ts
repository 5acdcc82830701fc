import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parse, stringify } from 'yaml'
import { root } from '../../../scripts/lib/paths.ts'

// Our agency as it would be if it only sold and had no maps: the opposite of the other agency of the tests. Its
// folder is written from ours, because nearly all of it is the same.

/** Lists that only an agency with lettings has. */
const lettingsOnly = ['abroad', 'compliance', 'management', 'packages', 'tasks', 'testimonials']
/** Lists of which some entries are about lettings, directly or one level deeper. */
const mixed = ['departments', 'faqs', 'fees', 'guide', 'market', 'reasons', 'selling', 'steps', 'values']
const aboutLettings = /\b(?:rent\w*|lettings?|landlords?|tenan\w+)\b/i

/** A list or a record of entries without those about lettings, at any depth. */
function withoutLettings(data: unknown): unknown {
  const keep = (value: unknown) => !aboutLettings.test(JSON.stringify(value))
  const isList = (value: unknown) => Array.isArray(value) || Object.values(value as object).some(Array.isArray)
  if (Array.isArray(data)) return data.filter(keep)
  const entries = Object.entries(data as Record<string, unknown>)
  return Object.fromEntries(
    entries
      .filter(([, value]) => isList(value) || keep(value))
      .map(([name, value]) => [name, isList(value) ? withoutLettings(value) : value]),
  )
}

const change = (text: string, from: string | RegExp, to: string) => {
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`src/agency no longer contains ${from}`)
  return changed
}

/** Writes the folder of the agency. */
export async function composeSalesOnly(folder: string): Promise<void> {
  const rewrite = async (file: string, by: (text: string) => string) =>
    writeFile(`${folder}/${file}`, by(await readFile(`${folder}/${file}`, 'utf8')))
  await cp(`${root}src/agency`, folder, { recursive: true })
  await cp(`${root}tests/agencies/sales-only/texts.ts`, `${folder}/texts.ts`)
  for (const name of lettingsOnly) await rm(`${folder}/data/${name}.yaml`)
  for (const name of mixed) await rewrite(`data/${name}.yaml`, (text) => stringify(withoutLettings(parse(text))))
  // Its own texts, as it would write them.
  await rewrite('data/market.yaml', (text) =>
    change(text, /Meridian Row is a demonstration\.\s+We\s+invented\s+these\s+figures\./, 'These are our own sales.'),
  )
  await rewrite('data/memberships.yaml', (text) => text.replace(/^letting: .*\n/m, ''))
  for (const file of await readdir(`${folder}/areas`))
    await rewrite(`areas/${file}`, (text) => text.replace('for sale and to rent', 'for sale'))
  // In English alone: its Chinese texts would need the same omissions.
  await rm(`${folder}/zh`, { recursive: true })
  const changes = [
    ['parts: {},', "parts: { lettings: false, testimonials: false },\n  map: 'none',"],
    ['We let, sell and manage homes', 'We sell homes'],
    ["languages: ['en', 'zh']", "languages: ['en']"],
    [
      "demonstration: 'For demonstration purposes only. The agency and all its listings are fictional.'",
      "demonstration: ''",
    ],
  ] as const
  await rewrite('agency.ts', (text) => changes.reduce((changed, [from, to]) => change(changed, from, to), text))
}
