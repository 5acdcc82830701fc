import { areaNames } from '#agency/area-names.ts'
import { paths } from '../../paths'
import { areaSlug } from './area-slug'

/** The page of an area; null for areas that were added in the admin and have no page. */
export const areaPage = (area: string) => (areaNames.includes(area) ? paths.area(areaSlug(area)) : null)
