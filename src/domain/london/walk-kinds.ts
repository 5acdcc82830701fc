/** The kinds of places on an area's walk. Apart, because the schemas of the content do not load the map. */
export const walkKinds = ['station', 'university', 'park', 'water'] as const
export type WalkKind = (typeof walkKinds)[number]
