import * as v from 'valibot'
import { counted } from '../../lib/format/words.ts'
import { type FeedPlan, hiddenBy, type PresentListing } from './feed-plan.ts'
import { referenceOf } from './feed-reference.ts'
import { planWarnings } from './plan-warnings.ts'
import type { RunSummary } from './run-summary.ts'

// A run of a feed that is fetched by itself: what is stored of its plan, and when it must wait for confirmation. Pure.

const maxTitles = 20

const summarySchema: v.GenericSchema<unknown, RunSummary> = v.object({
  created: v.number(),
  changed: v.number(),
  left: v.number(),
  withdrawn: v.number(),
  refused: v.number(),
  drafts: v.number(),
  titles: v.array(v.string()),
  notices: v.array(v.string()),
  digest: v.string(),
})

/** The stored summary of a run; null if there is none. */
export function parseSummary(value: unknown): RunSummary | null {
  const { success, output } = v.safeParse(summarySchema, value)
  return success ? output : null
}

/** The listings that a plan makes drafts: withdrawn, or hidden by the feed. */
const allWithdrawn = (plan: FeedPlan) => [
  ...plan.withdrawn.map(({ title, reference }) => `${title} (${reference})`),
  ...hiddenBy(plan).map(({ title, agentRef }) => `${title} (${referenceOf(plan.branch, agentRef)})`),
]

export const summarise = (plan: FeedPlan, notices: readonly string[], digest: string): RunSummary => ({
  created: plan.created.length,
  changed: plan.changed.length - hiddenBy(plan).length,
  left: plan.unchanged,
  withdrawn: allWithdrawn(plan).length,
  refused: plan.refused.length,
  drafts: [...plan.created, ...plan.changed].filter(({ draftReasons }) => draftReasons.length > 0).length,
  titles: allWithdrawn(plan).slice(0, maxTitles),
  notices: [...notices, ...plan.notices].slice(0, 20),
  digest,
})

interface Source {
  /** The branch of the first import; null before it. */
  branch: string | null
  withdrawPercent: number
}

/** Why a plan is refused whatever anybody confirms; empty if it is not. */
export function refusalOfPlan(plan: FeedPlan, { branch }: Source, records: number): string {
  if (branch !== null && branch !== plan.branch)
    return `The feed belonged to branch ${branch}, and the site’s branch is ${plan.branch} now. Add the feed again.`
  const others = plan.refused.filter(({ field }) => field === 'BRANCH_ID').length
  if (records > 0 && others === records)
    return `Every home of the feed belongs to another branch than ours, ${plan.branch}. Nothing was imported.`
  if (records === 0) return 'The feed contains no homes. Nothing was imported.'
  return ''
}

/** The highest number of listings that a run may withdraw by itself; one is always allowed, unless the share is 0. */
export function maxWithdrawn(present: readonly PresentListing[], branch: string, percent: number): number {
  const published = present.filter(({ feed_branch: from, status }) => from === branch && status !== 'draft').length
  return percent === 0 ? 0 : Math.max(1, Math.floor((published * percent) / 100))
}

/** Why a run waits for an administrator; empty if it may go on. */
export function stopReason(plan: FeedPlan, present: readonly PresentListing[], { withdrawPercent }: Source): string {
  const max = maxWithdrawn(present, plan.branch, withdrawPercent)
  const count = allWithdrawn(plan).length
  if (count > max)
    return (
      `The feed would withdraw ${counted(count, 'home')}. ` +
      `Without confirmation it may withdraw ${max} (${withdrawPercent} %).`
    )
  const prices = planWarnings(plan).find(({ flag }) => flag === '--large-price-changes')
  return prices ? `${prices.message} ${prices.lines.slice(0, 3).join('; ')}` : ''
}
