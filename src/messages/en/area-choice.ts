// What the script of the area guide says to screen readers. Loaded by its page, so it stays small.

export const shownBelow = (area: string) => `${area}: its details are shown below`
