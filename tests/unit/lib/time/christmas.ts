/** What staff may enter before Christmas of 2026: a short Christmas Eve, and days off before New Year. */
export const christmas = [
  { day: '2026-12-24', opens: 540, closes: 780, name: 'Christmas Eve' },
  ...['29', '30', '31'].map((date) => ({ day: `2026-12-${date}`, opens: null, closes: null, name: 'Christmas week' })),
]
