import { dayMs } from './day-ms.ts'

// The office closes on the bank holidays of England, by the Banking and Financial Dealings Act 1971, with substitute
// days for weekends. One-off holidays, such as a coronation's, are unknown.

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const weekday = (time: number) => new Date(time).getUTCDay()

/** Easter Sunday in the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
function easter(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skippedLeaps = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + skippedLeaps + 15) % 30
  const fullMoon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7
  return Date.UTC(year, 2, 28 + fullMoon - sunday)
}

/** The first Monday on or after a day. */
const mondayFrom = (time: number) => time + ((8 - weekday(time)) % 7) * dayMs

function holidaysOf(year: number): string[] {
  const newYear = Date.UTC(year, 0, 1)
  const christmas = Date.UTC(year, 11, 25)
  const boxingDay = christmas + dayMs
  const isWeekend = (time: number) => weekday(time) % 6 === 0
  // When Christmas or Boxing Day falls on a weekend, the next working days are substitutes: on a Sunday one, because
  // Boxing Day is then a Monday.
  const inTheirPlace = isWeekend(christmas)
    ? [27, 28].slice(0, weekday(christmas) === 0 ? 1 : 2).map((day) => Date.UTC(year, 11, day))
    : isWeekend(boxingDay)
      ? [mondayFrom(boxingDay)]
      : []
  return [
    newYear,
    isWeekend(newYear) ? mondayFrom(newYear) : newYear,
    easter(year) - 2 * dayMs,
    easter(year) + dayMs,
    mondayFrom(Date.UTC(year, 4, 1)),
    mondayFrom(Date.UTC(year, 4, 25)),
    mondayFrom(Date.UTC(year, 7, 25)),
    christmas,
    boxingDay,
    ...inTheirPlace,
  ].map(iso)
}

/** Whether a London day (`2026-12-25`) is a bank holiday or the feast behind a substitute day. */
export const isBankHoliday = (day: string) => holidaysOf(Number(day.slice(0, 4))).includes(day)
