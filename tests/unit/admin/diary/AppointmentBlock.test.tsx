import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppointmentBlock } from '../../../../src/admin/diary/AppointmentBlock'
import { personOf } from '../../../../src/admin/diary/people'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

/** An appointment of half an hour in a week, beside others. */
function htmlOf(columns: number, changes: Partial<ComponentProps<typeof AppointmentBlock>> = {}) {
  const [viewing] = parseDiary([diaryRow('2026-11-27T10:30:00Z', { host: 'Amara Lewis' })])
  return renderToStaticMarkup(
    <AppointmentBlock
      viewing={viewing!}
      place={{ from: 630, until: 660, column: 0, columns }}
      person={personOf('amara', 'Amara Lewis', [])}
      journey={undefined}
      isSingleDay={false}
      isPhone={false}
      now={new Date('2026-11-27T08:00:00Z')}
      top="0"
      onOpen={() => undefined}
      {...changes}
    />,
  )
}

it('An appointment beside others in a week has its whole time on a line, and the initials below', () => {
  expect(htmlOf(1)).toMatch(/truncate[^>]*><span[^>]*>10:30<\/span> Cornwall/)
  expect(htmlOf(2)).toMatch(/whitespace-nowrap[^>]*>10:30<\/b><span[^>]*><b[^>]*>AL <\/b>/)
})

it('An appointment beside others on a phone’s day is as narrow', () => {
  const narrow = /whitespace-nowrap[^>]*>10:30<\/b><span[^>]*><b[^>]*>AL <\/b>/
  expect(htmlOf(2, { isSingleDay: true, isPhone: true })).toMatch(narrow)
  expect(htmlOf(2, { isSingleDay: true })).not.toMatch(narrow)
  expect(htmlOf(1, { isSingleDay: true, isPhone: true })).not.toMatch(narrow)
})

it('An appointment after a tight journey says in its block when to leave', () => {
  const journey = { text: '35 min from Eel Brook Studio: leave by 09:55', leaveBy: '09:55', isLate: true }
  expect(htmlOf(1, { journey })).toMatch(/<button.*text-brick-2[^>]*>→ 09:55 <\/b><span[^>]*>Adaeze.*<\/button>/)
  expect(htmlOf(2, { journey })).toMatch(/<button.*text-brick-2[^>]*>→ <\/b><span[^>]*>Adaeze.*<\/button>/)
  expect(htmlOf(1, { journey, isSingleDay: true })).toMatch(/<b[^>]*>Leave by 09:55 · <\/b>/)
  const phone = htmlOf(2, { journey, isSingleDay: true, isPhone: true })
  expect(phone).toMatch(/>10:30<span[^>]*text-brick-2[^>]*>Leave 09:55<\/span><\/b><span[^>]*><b[^>]*>AL <\/b>/)
})

it('An appointment at the same time as another of its person says in its block that they clash', () => {
  const journey = { text: 'Clashes with Eel Brook Studio, 10:30 to 11:00', leaveBy: '', isLate: true }
  expect(htmlOf(1, { journey })).toMatch(/text-brick-2[^>]*>Clash · <\/b><span[^>]*>Adaeze/)
  expect(htmlOf(2, { journey })).toMatch(/text-brick-2[^>]*>Clash <\/b><span[^>]*>Adaeze/)
  expect(htmlOf(1, { journey, isSingleDay: true })).toMatch(/<b[^>]*>Clash · <\/b>/)
  const phone = htmlOf(2, { journey, isSingleDay: true, isPhone: true })
  expect(phone).toMatch(/>10:30<span[^>]*text-brick-2[^>]*>Clash<\/span><\/b>/)
})
