/** Why a build with a configured backend stops. */
export const unreadableListings = (backend: string, reason: string) =>
  `The homes could not be read from ${backend} (${reason}). Nothing is built: an empty site would take the place of ` +
  'the current one. npm run doctor says what to fix.'
