import { type DiaryViewing, nextStep } from '../../domain/viewing/viewing'

/** An appointment whose sheet is open. */
export interface OpenSheet {
  viewing: DiaryViewing
  openedAt: Date
  /** Whether it was changed or cancelled in its sheet. */
  isStored?: boolean
}

/**
 * The appointment as it is stored, or as it was opened if its visitor has moved it to days that are not shown; null
 * if it was moved there in its sheet. As its start passes, its sheet still offers to change it: a form that is being
 * filled in must not disappear.
 */
export function openAppointment(sheet: OpenSheet, viewings: readonly DiaryViewing[]) {
  const stored = viewings.find(({ id }) => id === sheet.viewing.id)
  if (!stored && sheet.isStored) return null
  const viewing = stored ?? sheet.viewing
  return { viewing, step: nextStep(viewing, sheet.openedAt) }
}
