/** The slug of an area. */
export const areaSlug = (area: string) => area.toLowerCase().replaceAll(' ', '-')
