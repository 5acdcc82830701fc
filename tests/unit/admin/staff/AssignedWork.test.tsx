import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AssignedWork } from '../../../../src/admin/staff/AssignedWork'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

const html = (rows: ReturnType<typeof diaryRow>[]) => {
  const client = new QueryClient()
  client.setQueryData(['diary', 'ahead'], parseDiary(rows))
  client.setQueryData(['staff', 'assigned-work', 'priya'], { hours: 0, enquiries: 1, listings: 0 })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AssignedWork account={{ user_id: 'priya', name: 'Priya Nair' }} />
    </QueryClientProvider>,
  )
}

it('The appointments of an account that ends are named, also those after the diary’s next 60 days', () => {
  const priya = { attendee_id: 'priya' }
  const rows = [
    diaryRow('2026-12-02T10:30:00Z', priya),
    diaryRow('2027-03-03T10:30:00Z', priya),
    diaryRow('2026-12-04T10:30:00Z', { attendee_id: 'another' }),
  ]
  expect(html(rows)).toMatch(/2 appointments ahead.*\?day=2026-12-02.*\?day=2027-03-03/)
  expect(html(rows)).not.toContain('2026-12-04')
  expect(html([])).not.toContain('appointment')
})
