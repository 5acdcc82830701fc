import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OneViewing } from '../../../../src/features/viewing/OneViewing'

const shown = (kind: 'in_person' | 'video') =>
  renderToStaticMarkup(
    <OneViewing
      token="token"
      viewing={{
        ...{ state: 'booked', appointment: 'viewing', kind, minutes: 30, listingId: 'id', title: 'Test Home' },
        ...{ slug: 'test-home', startsAt: new Date('2026-12-01T10:30:00Z') },
      }}
      onChange={() => undefined}
    />,
  )

it('A booked viewing by video promises no address', () => {
  expect(shown('in_person')).toContain('Our email has the address')
  expect(shown('video')).toContain('Our email says how the call works')
  expect(shown('video')).not.toContain('address')
})
