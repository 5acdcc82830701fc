// Where an enquiry comes from: the page, the form, and the campaign in the address. Nothing is stored in the browser,
// so a campaign counts only on the page that its link opens.

import { shortLine } from '../form/normalise'

const maxLength = 200
const campaignParts = ['utm_source', 'utm_medium', 'utm_campaign']

/** The source of an enquiry, in short texts. The database drops one of another shape. */
export function enquirySource(
  form: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'> = location,
): Record<string, string> {
  const given = new URLSearchParams(search)
  const source: Record<string, string> = { page: pathname.slice(0, maxLength), form }
  for (const name of campaignParts) {
    const text = shortLine(given.get(name) ?? '', maxLength)
    if (text) source[name] = text
  }
  return source
}
