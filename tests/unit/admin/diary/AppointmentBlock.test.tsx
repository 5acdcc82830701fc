import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppointmentBlock } from '../../../../src/admin/diary/AppointmentBlock'
import { personOf } from '../../../../src/admin/diary/people'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

/** An appointment of half an hour in a week, beside others. */
function htmlOf(columns: number) {
  const [viewing] = parseDiary([diaryRow('2026-11-27T10:30:00Z', { host: 'Amara Lewis' })])
  return renderToStaticMarkup(
    <AppointmentBlock
      viewing={viewing!}
      place={{ from: 630, until: 660, column: 0, columns }}
      person={personOf('amara', 'Amara Lewis', [])}
      journey={undefined}
      isSingleDay={false}
      now={new Date('2026-11-27T08:00:00Z')}
      top="0"
      onOpen={() => undefined}
    />,
  )
}

it('An appointment beside others in a week has its whole time on a line, and the initials below', () => {
  expect(htmlOf(1)).toMatch(/truncate[^>]*><span[^>]*>10:30<\/span> Cornwall/)
  expect(htmlOf(2)).toMatch(/whitespace-nowrap[^>]*>10:30<\/b><span[^>]*><b[^>]*>AL<\/b>/)
})
