import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths'
import { OneViewing } from '../../../../src/features/viewing/OneViewing'

const shown = (kind: 'in_person' | 'video', changes: Partial<ComponentProps<typeof OneViewing>['viewing']> = {}) =>
  renderToStaticMarkup(
    <OneViewing
      token="token"
      viewing={{
        ...{ state: 'booked', appointment: 'viewing', kind, minutes: 30, listingId: 'id', title: 'Test Home' },
        ...{ slug: 'test-home', startsAt: new Date('2026-12-01T10:30:00Z') },
        ...changes,
      }}
      onChange={() => undefined}
    />,
  )

it('A booked viewing by video promises no address', () => {
  expect(shown('in_person')).toContain('Our email has the address')
  expect(shown('video')).toContain('Our email says how the call works')
  expect(shown('video')).not.toContain('address')
})

it('A viewing of a home off the market names it, and says why no other time can be chosen', () => {
  const page = shown('in_person', { listingId: '', slug: '' })
  expect(page).toContain('Test Home')
  expect(page).toContain('This home takes no new viewings at the moment.')
  expect(page).toContain('Cancel the viewing')
  expect(page).not.toMatch(new RegExp(`Choose another time|${paths.property('')}`))
  const cancelled = shown('in_person', { listingId: '', slug: '', state: 'cancelled' })
  expect(cancelled).toContain('This home takes no new viewings at the moment.')
  expect(cancelled).not.toContain('on its page')
})
it('A valuation visit has no home, and can be moved', () =>
  expect(shown('in_person', { appointment: 'valuation', listingId: '', title: '', slug: '' })).toContain(
    'Choose another time',
  ))
