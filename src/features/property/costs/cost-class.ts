/** The small print of a cost panel. */
export const noteClass = 'mt-3.5 border-t border-line pt-3.5 text-small leading-[1.5] text-ink-2'
