import { runQuery } from '../../lib/http/admin-query'
import { mapped, type Result } from '../../lib/http/result'
import { supabase } from '../../lib/http/supabase'
import type { FirstStepsState } from './first-steps'

/** What is done; null once all is done, if the steps are hidden, and for anyone but administrators. */
export async function readFirstSteps(): Promise<Result<FirstStepsState | null>> {
  return mapped(await runQuery(supabase().rpc('first_steps')), ({ data }) => {
    const row = data?.[0]
    return row
      ? {
          hasName: row.has_name,
          hasHours: row.has_hours,
          people: row.people,
          worksAlone: row.works_alone,
          hasListing: row.has_listing,
          hasFeed: row.has_feed,
          hasEnquiry: row.has_enquiry,
          hasPublished: row.has_published,
          draftId: row.draft_id,
        }
      : null
  })
}

/** Stores an answer, for all administrators. */
export const setFirstSteps = (changes: { works_alone?: boolean; dismissed?: boolean }): Promise<Result<unknown>> =>
  runQuery(supabase().rpc('set_first_steps', changes))
