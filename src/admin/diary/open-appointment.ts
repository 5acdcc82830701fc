import { type DiaryViewing, nextStep } from '../../domain/viewing/viewing'

/** An appointment whose sheet is open. */
export interface OpenSheet {
  viewing: DiaryViewing
  openedAt: Date
}

/**
 * The appointment as it is stored, or as it was opened if it has moved to days that are not shown. As its start
 * passes, its sheet still offers to change it: a form that is being filled in must not disappear.
 */
export function openAppointment(sheet: OpenSheet, viewings: readonly DiaryViewing[]) {
  const viewing = viewings.find(({ id }) => id === sheet.viewing.id) ?? sheet.viewing
  return { viewing, step: nextStep(viewing, sheet.openedAt) }
}
