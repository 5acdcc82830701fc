// Sums of rent in weeks.

/** One to six weeks’ rent in words. */
export const weekCounts = ['one week’s', 'two weeks’', 'three weeks’', 'four weeks’', 'five weeks’', 'six weeks’']
/** After a sum, or after the name of one. */
export const weeksOfRent = (weeks: string) => `, ${weeks} rent`
