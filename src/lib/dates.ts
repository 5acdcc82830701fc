const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })

/** A day in London: `1 December 2026`. Takes a date (`2026-12-01`) or a moment with its offset. */
export const formatDay = (iso: string) => day.format(new Date(iso))
