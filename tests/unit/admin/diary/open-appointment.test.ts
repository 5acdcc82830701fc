import { describe, expect, it } from 'vitest'
import { openAppointment } from '../../../../src/admin/diary/open-appointment'
import { parseDiary } from '../../../../src/domain/viewing/viewing'
import { diaryRow } from '../../domain/viewing/diary-row'

const row = (changes: Record<string, unknown> = {}) =>
  parseDiary([diaryRow('2026-11-27T10:00:00Z', { id: 'a', ...changes })])[0]!
const sheet = { viewing: row(), openedAt: new Date('2026-11-27T09:59:00Z') }

describe('The appointment whose sheet is open', () => {
  it('is the stored one, as it changes', () => {
    const stored = openAppointment(sheet, [row({ state: 'cancelled' })])
    expect([stored?.viewing.state, stored?.step]).toEqual(['cancelled', null])
  })
  it('keeps what was offered as its start passes, because a form may be open', () =>
    expect(openAppointment(sheet, [row()])?.step).toBe('change'))
  it('stays if the visitor moves it to a week that is not shown', () =>
    expect(openAppointment(sheet, [])?.viewing).toEqual(sheet.viewing))
  it('is gone once it is moved there in its sheet, which would go on to show the old time', () =>
    expect(openAppointment({ ...sheet, isStored: true }, [])).toBeNull())
})
