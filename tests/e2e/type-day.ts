import type { Locator } from '@playwright/test'

/**
 * Types a day or a time into the segments of a date field, as by keyboard.
 * @param group the field's group, by its label
 * @param value `2026-12-01` or `10:30`
 */
async function typeSegments(group: Locator, digits: string) {
  await group.getByRole('spinbutton').first().click()
  await group.page().keyboard.type(digits)
}

/** Types `2026-12-01` as day, month and year. */
export const typeDay = (group: Locator, day: string) => typeSegments(group, day.split('-').reverse().join(''))

/** Types `10:30`. */
export const typeTime = (group: Locator, time: string) => typeSegments(group, time.replace(':', ''))
