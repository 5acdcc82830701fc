import * as v from 'valibot'
import { draftPrefix } from '../../lib/http/admin-session'
import { draftsOf } from '../ui/draft'
import type { SiteValues } from './site-values'

const hasLists = (values: unknown) =>
  Array.isArray((values as SiteValues | null)?.days) && Array.isArray((values as SiteValues | null)?.featured)

/** Unsaved site content in this tab, with the content's last change when typing began. */
export const siteDraft = draftsOf(
  draftPrefix,
  v.object({ values: v.custom<SiteValues>(hasLists), version: v.pipe(v.string(), v.nonEmpty()) }),
)
