import { getCollection, getEntry } from './content'
import { agency } from '#agency/agency.ts'
import { comma } from '#messages/layout.ts'
import { officeHoursText } from '#agency/hours.ts'
import { replyPromise, visitTime } from '#agency/promises.ts'
import { formatPercent } from './format/vat'
import { interpolate } from './format/interpolate'
import type { agencyPlaceholders } from './format/placeholders'

const figures = new Map((await getCollection('figures')).map(({ id, data }) => [id, data.value]))
for (const { id, data } of await getCollection('fees'))
  if ('percent' in data && data.percent) figures.set(id, formatPercent(data.percent))
// A closed day has a word in place of times.
const openDays = officeHoursText.filter(({ hours }) => /\d/.test(hours))
// A line does not end between a time and its AM or PM.
const keepTimes = (hours: string) => hours.replace(/ (?=[AP]M\b)/g, '\u00A0')
const ofAgency: Record<(typeof agencyPlaceholders)[number], string> = {
  'office-hours': openDays.map(({ days, hours }) => `${days} ${keepTimes(hours)}`).join(comma),
  founded: `${agency.founded}`,
  'reply-promise': replyPromise,
  visit: visitTime,
}
for (const [name, value] of Object.entries(ofAgency)) figures.set(name, value)

/** A figure from figures.yaml or a fee from fees.yaml, by name. Throws for an unknown name. */
export function figure(name: string): string {
  const value = figures.get(name)
  if (!value)
    throw new Error(
      `There is no figure called “${name}”. Add it to src/agency/data/figures.yaml, ` +
        `or write one of: ${[...figures.keys()].join(', ')}.`,
    )
  return value
}

/** A landlord's fee from fees.yaml in per cent of the rent, VAT included. Throws for any other fee. */
export async function landlordPercent(name: string): Promise<number> {
  const fee = (await getEntry('fees', name))?.data
  if (fee?.payer !== 'landlord' || !fee.percent)
    throw new Error(`src/agency/data/fees.yaml has no percentage for ${name}`)
  return fee.percent
}

/** Replaces each `{name}` in a text by that figure, so that prose never repeats a number. */
export const interpolateFigures = (text: string) => interpolate(text, Object.fromEntries(figures))
