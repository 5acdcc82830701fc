import { areaNames } from '#agency/area-names.ts'
import { paths } from '../../paths.ts'

/** The slug of an area. */
export const areaSlug = (area: string) => area.toLowerCase().replaceAll(' ', '-')

/** The page of an area; null for areas that were added in the admin and have no page. */
export const areaPage = (area: string) => (areaNames.includes(area) ? paths.area(areaSlug(area)) : null)
