import { expect, it } from 'vitest'
import { everyEmail, rendered } from './queued'

it.each(['viewing_for_staff', 'viewing_for_staff, cancelled'])(
  'The notice to staff gives the earlier time, and does not say that it was booked: %s',
  (name) => {
    const { text } = rendered(everyEmail[name]!)
    expect(text).toContain('Was at: Tuesday 1 December, 10:30 am in London, 11:30 am in Lagos\n')
    expect(text).not.toContain('booked')
  },
)
