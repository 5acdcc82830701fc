/** The small print at the foot of a panel of costs. */
export const noteClass = 'mt-3.5 border-t border-line pt-3.5 text-small leading-[1.5] text-ink-2'
