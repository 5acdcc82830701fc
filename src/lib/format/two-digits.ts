/** `7` as `07`, for clocks, days and numbered names. */
export const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Minutes after midnight as `09:30`. */
export const timeOfDay = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
