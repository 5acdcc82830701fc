import * as v from 'valibot'

// How imported listings are published: the row of `feed_settings`. Pure.

const lettingFactsSchema = v.object({
  tenancy: v.optional(v.picklist(['assured_periodic'])),
  pets: v.optional(v.picklist(['considered'])),
  bills_included: v.optional(v.picklist(['none'])),
  holding_deposit: v.optional(v.picklist(['one_week'])),
})
/** Facts of every letting that a feed cannot state. */
type LettingFacts = v.InferOutput<typeof lettingFactsSchema>

export interface PublishSettings {
  /** Marks missing facts as waiting for the owner, where the publish check accepts it. */
  waiting: boolean
  lettingFacts: LettingFacts
}

/** Without settings, a listing goes live only if the feed itself states everything. */
export const noPublishSettings: PublishSettings = { waiting: false, lettingFacts: {} }

const rowSchema = v.object({ publish_waiting: v.boolean(), letting_facts: lettingFactsSchema })

/** The settings of a row; unknown values count as not set. */
export function publishSettings(row: unknown): PublishSettings {
  const { success, output } = v.safeParse(rowSchema, row)
  return success ? { waiting: output.publish_waiting, lettingFacts: output.letting_facts } : noPublishSettings
}
