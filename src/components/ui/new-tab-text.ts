/** What a link that opens in a new tab adds for screen readers. */
export const newTabText = ' (opens in a new tab)'
