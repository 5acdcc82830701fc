/** A place’s name in addresses: `gloucester-road`. Separate from the map’s data, which is large. */
export const placeSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
