import { type DiaryViewing, placeText } from '../../domain/viewing/viewing'
import { visitorTime } from '../../domain/viewing/visitor-time'

// The texts of appointments in the diary. Pure.

/** Who comes, and from where: `Tom Ashby · 4 Cornwall Gardens, SW7 4AJ`. */
export const detailText = (viewing: DiaryViewing) =>
  [viewing.name, visitorTime(viewing), viewing.kind === 'in_person' && placeText(viewing)].filter(Boolean).join(' · ')
