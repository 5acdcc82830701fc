import { expect, it } from 'vitest'
import { migratedDatabase } from '../../scripts/lib/migrated-database'
import { functionGrants, tableGrants } from './grants'

// Every table, view, sequence and function of the migrations, with its grants.

const grantsOf = async (before?: string) => {
  const database = await migratedDatabase(before)
  try {
    const rows = async (sql: string) => (await database.query<{ name: string; roles: unknown }>(sql)).rows
    return [await rows(tableGrants), await rows(functionGrants)].map((listed) =>
      Object.fromEntries(listed.map(({ name, roles }) => [name, roles])),
    )
  } finally {
    await database.close()
  }
}

const all = 'select insert update delete'
const valuation = 'id type name email phone postcode'
const visitorSends = (columns: string) => ({
  anon: `insert(${columns})`,
  authenticated: `select delete insert(${columns})`,
  service_role: all,
})
const slotHours =
  'purpose property_id attendee_id weekdays opens closes minutes every_minutes gap_minutes in_person by_video ' +
  'notice_hours self_confirming'
const visitorReads = { anon: 'select', authenticated: 'select', service_role: 'select' }
const staffRead = { authenticated: 'select', service_role: 'select' }

const tables = {
  audit_log: staffRead,
  audit_log_id_seq: {},
  booking_valuations: visitorSends(`${valuation} property_types honeypot locale source`),
  contact_submissions: visitorSends('id name email phone message honeypot locale source'),
  enquiries: staffRead,
  enquiry_followups: { authenticated: all, service_role: all },
  enquiry_replies: { authenticated: 'select insert(id kind enquiry_id body)', service_role: all },
  featured_cards: visitorReads,
  feed_sources: {
    authenticated:
      'select delete insert(id name url enabled withdraw_percent) ' +
      'update(name url enabled withdraw_percent next_run_at approved_digest)',
    service_role: 'select',
  },
  feed_settings: { authenticated: 'select update(publish_waiting letting_facts)', service_role: 'select' },
  listing_addresses: { ...visitorReads, service_role: all },
  listing_cards: visitorReads,
  listing_progress: { ...staffRead, service_role: all },
  listing_records: { authenticated: all, service_role: all },
  listing_views: { ...staffRead, service_role: all },
  person_erasures: staffRead,
  properties: { anon: 'select', authenticated: all, service_role: all },
  property_inquiries: visitorSends(
    'id type property_id property_title name email phone message employment_status current_position annual_income ' +
      'preferred_viewing_date preferred_move_date honeypot locale viewing_kind viewer_time_zone ' +
      'viewing_slot source',
  ),
  sent_listings: { ...staffRead, service_role: all },
  site_content: {
    anon: 'select',
    authenticated: 'select update(notice notice_until special_days featured testimonials)',
    service_role: all,
  },
  staff: { authenticated: 'select update(name role ended_at)', service_role: all },
  staff_invitations: { authenticated: 'select delete', service_role: all },
  staff_listings: { authenticated: 'select' },
  staff_settings: { authenticated: 'select insert update', service_role: all },
  valuation_requests: visitorSends(`${valuation} bedrooms address comments honeypot locale source`),
  viewing_hours: {
    authenticated: `select delete insert(id ${slotHours}) update(${slotHours})`,
  },
  viewings: {
    authenticated:
      'select insert(id enquiry_kind enquiry_id appointment property_id starts_at minutes kind meeting_place host ' +
      'attendee_id note) update(starts_at minutes kind meeting_place host attendee_id note state sequence ' +
      'feedback feedback_note)',
    service_role: 'select',
  },
}

/** Functions by the roles that may call them. */
const functions = {
  '': 'drawn_condition listing_condition near_condition near_distance near_reach',
  'anon authenticated':
    'alert_by_token calendar_feed cancel_viewing change_alert choose_staff_password confirm_alert count_view ' +
    'end_alert hold_visit is_admin is_staff may_edit move_viewing owner_report renew_viewing_link request_alert ' +
    'request_listing_alert request_password_reset sign_in_requires_email staff_link staff_role viewing_by_token ' +
    'viewing_slots',
  'anon authenticated service_role':
    'listing_bounds listing_histories listings_on_map private.canonical_email private.folded private.folded_phone ' +
    'private.is_address private.is_source private.offered_types search_listings',
  authenticated:
    'add_enquiry all_listing_warnings build_state change_enquiries change_listings count_listing_warnings diary ' +
    'enquiry_emails enquiry_tally erase_enquiries erase_person feed_gaps find_enquiries find_listings first_steps ' +
    'homes_refused invite_staff ' +
    'listing_counts listing_report listing_seeker_counts listing_seekers listing_warnings matching_listings ' +
    'new_calendar_key ' +
    'owner_report_links person_data private.is_feed_address request_build revoke_owner_report send_email_again ' +
    'send_invitation_again send_matching_homes send_owner_report ' +
    'set_build_hook set_first_steps set_homes_refused undelivered_emails warnings_by_kind',
  'authenticated service_role':
    'import_listings monthly_cost private.are_special_days private.enquiry_details search_vector',
  service_role:
    'claim_build claim_emails claim_feed health_report health_rows match_alerts publish_due queue_alert_emails ' +
    'queue_change_emails run_retention settle_build settle_email settle_feed',
}

it('Each role has exactly the listed rights on each table and function', async () => {
  expect(await grantsOf()).toEqual([tables, functions])
}, 60_000)

it('A project that granted everything to everybody ends with the same rights', async () => {
  const everything = ['tables', 'sequences', 'functions']
    .map(
      (kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
    )
    .join('\n')
  expect(await grantsOf(everything)).toEqual([tables, functions])
}, 60_000)
