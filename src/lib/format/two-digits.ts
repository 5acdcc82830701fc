/** `7` as `07`, for clocks, days and numbered names. */
export const twoDigits = (count: number) => String(count).padStart(2, '0')
