import { london } from '#messages/office-hours.ts'
import { londonClock, officeState, type SpecialDay, timeAhead } from '../../lib/time/office-clock'
import { pageNow } from '../../lib/time/page-clock?hours'

const strip = document.querySelector<HTMLElement>('[data-hours]')
const zones = [...(strip?.querySelectorAll<HTMLElement>('[data-zone]') ?? [])]

function show() {
  if (!strip) return
  const now = new Date(pageNow())
  const { special = '[]', holidays } = strip.dataset
  const { open, text } = officeState(now, JSON.parse(special) as SpecialDay[], holidays)
  strip.dataset['open'] = String(open)
  strip.querySelector('[data-plain]')?.setAttribute('hidden', '')
  const office = strip.querySelector('[data-office]')
  const time = document.createElement('b')
  time.className = 'font-semibold text-ink'
  time.textContent = `${london} ${londonClock(now).time}`
  office?.replaceChildren(time, ` ${text}`)
  for (const city of zones) {
    city.hidden = false
    const { utcOffset } = city.dataset
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The strip's clocks have a time.
    city.querySelector('b')!.textContent = utcOffset
      ? timeAhead(Number(utcOffset), now)
      : now.toTimeString().slice(0, 5)
  }
}
show()

/**
 * Shows a foreign visitor's own city first: one outside London, Lagos, Dubai and Shanghai replaces the last. Narrow
 * strips hide the last.
 */
function showOwnCity() {
  const now = new Date(pageNow())
  if (now.toTimeString().startsWith(londonClock(now).time)) return
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const city = zones.find(({ dataset }) => dataset['zone'] === own) ?? zones.at(-1)
  if (!city || !own?.includes('/') || own === 'Europe/London') return
  if (city.dataset['zone'] !== own) {
    delete city.dataset['utcOffset']
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- The strip's clocks begin with a name.
    city.firstChild!.textContent = `${own.replace(/.*\//, '').replaceAll('_', ' ')} `
  }
  if (city !== zones[0]) zones[0]?.before(city)
  show()
}
// Idle, and only outside London's time zone: the first use of Intl costs a phone as much as rendering the page. (Safari
// has no idle callback.)
;(window.requestIdleCallback ?? setTimeout)(showOwnCity)
// On the full minute.
setTimeout(() => (show(), setInterval(show, 60_000)), 60_000 - (pageNow() % 60_000))
