/** The screen reader text of a link that opens in a new tab. */
export const newTabText = ' (opens in a new tab)'
