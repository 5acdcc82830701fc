import { comingDays, specialHoursText } from '../../../domain/site-content/special-hours'
import type { SpecialDay } from '../../../lib/time/office-clock'
import { pageNow } from '../../../lib/time/page-clock?coming'

// Special days that this tab read on another page (layouts/site-content.ts) may be newer than the build's. Newer ones
// that arrive while this page is open show at the next visit, to avoid layout shift.
try {
  const { special_days } = JSON.parse(sessionStorage['site'] as string) as { special_days: SpecialDay[] }
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The section has its template.
  const row = document.querySelector<HTMLTemplateElement>('[data-coming-day]')!
  document.querySelector('[data-coming]')?.replaceChildren(
    ...comingDays(special_days, new Date(pageNow()).toISOString().slice(0, 10)).map((each) => {
      const copy = row.content.cloneNode(true) as DocumentFragment
      const { day, hours } = specialHoursText(each)
      copy.querySelector('dt')?.append(day)
      copy.querySelector('dd')?.append(hours)
      return copy
    }),
  )
} catch {
  // Nothing is stored, or storage is forbidden.
}
