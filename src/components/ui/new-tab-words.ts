/** What a link that opens in a new tab adds for screen readers. */
export const newTabWords = ' (opens in a new tab)'
