import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { personOf } from '../../../../src/admin/diary/people'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

// A server renders no portal.
const sheet = '../../../../src/admin/ui/Sheet'

afterEach(() => {
  vi.doUnmock(sheet)
  vi.resetModules()
})

it.each([
  ['+44 (0)20 7946 0112', 'tel:+442079460112'],
  ['020 7946 0112 / 07700 900456', 'tel:02079460112'],
  ['ask Mei, from 6', undefined],
])('The phone number %s of an appointment is dialled as %s', async (phone, dialled) => {
  vi.doMock(sheet, () => ({ Sheet: ({ children }: { children: ReactNode }) => children }))
  vi.resetModules()
  const { AppointmentSheet } = await import('../../../../src/admin/diary/AppointmentSheet')
  const [viewing] = parseDiary([diaryRow('2026-11-27T10:30:00Z', { phone })])
  const html = renderToStaticMarkup(
    <AppointmentSheet
      viewing={viewing!}
      person={personOf('amara', 'Amara Lewis', [])}
      journey={undefined}
      feedback={null}
      actions={null}
      onClose={() => undefined}
    />,
  )
  expect(/tel:[^"]*/.exec(html)?.[0]).toBe(dialled)
})
