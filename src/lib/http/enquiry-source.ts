// Where an enquiry comes from: the page, the form, and the campaign in the address. Nothing is stored in the browser,
// so a campaign counts only on the page that its link opens.

const campaignParts = ['utm_source', 'utm_medium', 'utm_campaign']

/** The source of an enquiry, in short texts. The database drops one of another shape. */
export function enquirySource(form: string, { pathname, search }: Pick<Location, 'pathname' | 'search'> = location) {
  const given = new URLSearchParams(search)
  const parts: [string, string | null][] = [
    ['page', pathname],
    ['form', form],
    ...campaignParts.map((name) => [name, given.get(name)] as [string, string | null]),
  ]
  return Object.fromEntries<string>(parts.flatMap(([name, text]) => (text ? [[name, text.slice(0, 200)]] : [])))
}
