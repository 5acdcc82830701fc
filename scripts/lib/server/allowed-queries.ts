// Every request that the site makes to PostgREST (src/**/*.queries.ts, src/lib). The proxy refuses all others, because
// an unneeded pattern or cast can keep the database busy for seconds.

export interface TableRules {
  methods: string
  /** The operators that a filter on each column may use. */
  filters?: Record<string, string>
  /** The columns that may order rows. */
  order?: string
  /** The operators that each column may use in `or=(…)`. */
  or?: Record<string, string>
  /** The columns whose filters `eq` and `in` name rows. Without one, a visitor may read `maxVisitorRows` at most. */
  keys?: string[]
}

/** The maximum number of rows in a visitor's request. Staff have no such limit. */
export const maxVisitorRows = 100

const form: TableRules = { methods: 'POST' }
const enquiryKeys = { kind: 'eq', id: 'eq' }
const pictures = { gallery: 'ov', floor_plans: 'ov', epc_documents: 'ov' }

const cards: TableRules = {
  methods: 'GET HEAD',
  filters: { id: 'eq in', slug: 'eq in', listing_type: 'eq', area: 'eq' },
  order: 'created_at id',
  keys: ['id', 'slug'],
}

/** Tables and views, by name. */
export const tables: Record<string, TableRules> = {
  properties: {
    methods: 'GET HEAD POST PATCH DELETE',
    filters: {
      id: 'eq neq in',
      slug: 'eq in',
      listing_type: 'eq',
      area: 'eq',
      updated_at: 'eq',
      price: 'eq is',
      reference: 'eq',
      reference_branch: 'is',
      ...pictures,
    },
    order: 'created_at id',
    or: { status: 'eq is' },
    keys: ['id', 'slug'],
  },
  listing_cards: cards,
  featured_cards: { methods: 'GET HEAD' },
  listing_addresses: { methods: 'GET', filters: { slug: 'eq in' } },
  site_content: { methods: 'GET PATCH', filters: { id: 'eq', updated_at: 'eq' } },
  property_inquiries: { methods: 'GET HEAD POST', filters: { property_id: 'eq' }, order: 'created_at' },
  booking_valuations: form,
  valuation_requests: form,
  contact_submissions: form,
  // For staff.
  staff_listings: {
    methods: 'GET HEAD',
    filters: {
      id: 'not.in',
      archived: 'eq',
      attention: 'cs',
      status: 'eq',
      area: 'eq',
      price: 'gte lte',
      negotiator_id: 'is eq',
      updated_at: 'gte',
      listing_type: 'eq',
    },
    order: 'created_at updated_at title price area reference enquiries id',
    or: {
      title: 'ilike',
      area: 'ilike',
      slug: 'ilike',
      reference: 'ilike',
      outcode: 'ilike',
      address_line: 'ilike',
      postcode: 'ilike',
      price: 'eq',
    },
  },
  listing_records: { methods: 'GET POST', filters: { property_id: 'eq' }, order: 'property_id' },
  listing_views: { methods: 'GET', filters: { property_id: 'eq in', day: 'gte' }, order: 'day' },
  enquiries: {
    methods: 'GET HEAD',
    filters: {
      ...enquiryKeys,
      state: 'eq neq',
      department: 'eq',
      erase_on: 'lte',
      assigned_to: 'eq is',
      property_id: 'eq',
      search: 'like(all)',
      created_at: 'gt gte lte',
    },
    order: 'erase_on created_at id',
    or: { email_key: 'eq', phone_key: 'eq' },
  },
  enquiry_replies: { methods: 'GET POST', filters: { kind: 'eq', enquiry_id: 'eq' }, order: 'created_at' },
  enquiry_followups: { methods: 'POST PATCH', filters: { kind: 'eq', enquiry_id: 'eq', version: 'eq' } },
  viewings: {
    methods: 'GET HEAD POST PATCH',
    filters: {
      id: 'eq',
      enquiry_kind: 'eq',
      enquiry_id: 'eq',
      sequence: 'eq',
      property_id: 'eq',
      state: 'neq',
      starts_at: 'gt',
    },
    order: 'starts_at',
  },
  viewing_hours: {
    methods: 'GET HEAD POST PATCH DELETE',
    filters: { id: 'eq', attendee_id: 'eq' },
    order: 'created_at',
  },
  audit_log: { methods: 'GET', filters: { thing: 'eq', thing_id: 'eq', id: 'lt' }, order: 'id' },
  staff: { methods: 'GET PATCH', filters: { user_id: 'eq', ended_at: 'is' }, order: 'created_at name user_id' },
  staff_invitations: { methods: 'GET DELETE', filters: { id: 'eq' }, order: 'created_at' },
  staff_settings: { methods: 'GET POST' },
  person_erasures: { methods: 'GET', order: 'erased_at' },
  feed_sources: { methods: 'GET POST PATCH DELETE', filters: { id: 'eq' }, order: 'created_at' },
  feed_settings: { methods: 'GET PATCH', filters: { id: 'eq' } },
}

/** Functions, by name. */
export const functions = new Set(
  `search_listings listing_bounds listing_histories listings_on_map count_view
   request_alert request_listing_alert alert_by_token confirm_alert change_alert end_alert
   sign_in_requires_email request_password_reset staff_link choose_staff_password
   find_listings listing_counts count_listing_warnings warnings_by_kind all_listing_warnings
   change_listings import_listings
   find_enquiries enquiry_tally change_enquiries add_enquiry enquiry_emails undelivered_emails send_email_again
   erase_enquiries listing_report send_owner_report owner_report owner_report_links revoke_owner_report
   viewing_slots hold_visit viewing_by_token move_viewing cancel_viewing renew_viewing_link
   diary new_calendar_key invite_staff send_invitation_again
   build_state set_build_hook request_build feed_gaps person_data erase_person
   listing_seekers listing_seeker_counts matching_listings send_matching_homes homes_refused set_homes_refused
   first_steps set_first_steps`.split(/\s+/),
)

/** The columns that `on_conflict` may name. */
export const conflictColumns = ['property_id']
