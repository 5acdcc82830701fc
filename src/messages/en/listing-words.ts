// What staff write about each home in their own words, in English, as visitors read it: floors, reviews of ground
// rent, sources of facts.

/** The floor of a flat. */
export const floor = (text: string) => text
export const groundRentReview = (text: string) => text
/** Where a fact is from, or why there is none. */
export const source = (text: string) => text
