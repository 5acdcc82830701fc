import { formatLondonTime } from '../../domain/staff/format-moments'
import type { Problem } from './failure-notice'
import { valuesText, type Viewing, type ViewingValues, viewingText } from './viewing'

// Notices of a viewing that was not saved as requested. Pure.

/** A colleague changed it concurrently: shows both versions. */
export const conflictNotice = (stored: Viewing, mine: ViewingValues): Problem => ({
  title: 'Nothing was changed.',
  text:
    stored.state === 'cancelled'
      ? `Somebody else cancelled it. To book another one, ${valuesText(mine)}, press the button again.`
      : `Somebody else changed it to ${viewingText(stored)}${stored.note ? `, “${stored.note}”` : ''}. You ` +
        `chose ${valuesText(mine)}. To use yours, press the button again.`,
})

/** It changed before the cancellation. */
export const goneNotice = (stored: Viewing): Problem => ({
  title: 'Nothing was cancelled.',
  text: `Somebody else changed it to ${viewingText(stored)}. To cancel it anyway, press the button again.`,
})

/** Another viewing of the listing at the same time. */
export const clashNotice = ([first, ...more]: Viewing[]): Problem => ({
  title: 'There is another viewing of this listing at that time.',
  text:
    `It begins on ${first ? formatLondonTime(first.startsAt.toISOString()) : ''} and takes ${first?.minutes} minutes` +
    `${more.length > 0 ? `, and ${more.length} more` : ''}. To book this one anyway, press the button again.`,
})
