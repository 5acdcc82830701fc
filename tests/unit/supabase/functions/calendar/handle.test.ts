import { describe, expect, it } from 'vitest'
import { calendarKey } from '../../../../../supabase/functions/calendar/handle'

const key = '0123456789abcdef'.repeat(4)

describe('The key of a calendar address', () => {
  it.each([
    [`/functions/v1/calendar/${key}.ics`, key],
    // The path in a hosted function.
    [`/calendar/${key}.ics`, key],
    [`/calendar/${key}`, null],
    [`/calendar/${key.toUpperCase()}.ics`, null],
    [`/calendar/${key.slice(1)}.ics`, null],
    [`/calendar/${key}0.ics`, null],
    [`/calendar/0${key}.ics`, null],
    [`/calendar/x/${key}.ics`, null],
    [`/other/calendar/${key}.ics`, null],
    [`/calendar/${key}.ics/`, null],
    ['/calendar', null],
  ])('of %s is %s', (path, expected) => expect(calendarKey(path)).toBe(expected))
})
