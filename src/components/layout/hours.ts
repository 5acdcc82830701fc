import { officeState, timeIn } from '../../lib/office'

const strip = document.querySelector<HTMLElement>('[data-hours]')
const zones = [...(strip?.querySelectorAll<HTMLElement>('[data-zone]') ?? [])]

// A visitor outside London, Lagos, Dubai and Shanghai sees their own city first.
const own = Intl.DateTimeFormat().resolvedOptions().timeZone
const last = zones.at(-1)
if (last && own?.includes('/') && own !== 'Europe/London' && !zones.some((city) => city.dataset['zone'] === own)) {
  last.dataset['zone'] = own
  last.firstChild!.textContent = `${own.split('/').at(-1)!.replaceAll('_', ' ')} `
}

function tell() {
  if (!strip) return
  const now = new Date()
  const { open, text } = officeState(now)
  strip.dataset['open'] = String(open)
  strip.querySelector('[data-plain]')?.setAttribute('hidden', '')
  const office = strip.querySelector('[data-office]')
  const time = document.createElement('b')
  time.textContent = `London ${timeIn('Europe/London', now)}`
  office?.replaceChildren(time, ` ${text}`)
  for (const city of zones) {
    city.hidden = false
    city.querySelector('b')!.textContent = timeIn(city.dataset['zone']!, now)
  }
}
tell()
// On the minute, as clocks do.
setTimeout(() => (tell(), setInterval(tell, 60_000)), 60_000 - (Date.now() % 60_000))
