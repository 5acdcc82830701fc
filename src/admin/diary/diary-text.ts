import { type DiaryViewing, placeText } from '../../domain/viewing/viewing'
import { visitorTime } from '../../domain/viewing/visitor-time'

// The texts of appointments in the diary. Pure.

/** The visitor's own time, if it differs, and where to meet. */
export const detailsOf = (viewing: DiaryViewing): string[] =>
  [visitorTime(viewing), viewing.kind === 'in_person' ? placeText(viewing) : ''].flatMap((text) => text || [])
