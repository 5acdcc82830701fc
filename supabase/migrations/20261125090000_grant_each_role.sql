-- The grants of each role, object by object. Hosted projects grant nothing automatically since 30 October 2026; older
-- ones grant everything. So everything is revoked first, and then what is needed is granted. Policies limit the rows.
-- If you change these lines, change tests/database/grants.test.ts too.

revoke all on
  public.audit_log, public.booking_valuations, public.contact_submissions, public.enquiries, public.enquiry_followups,
  public.featured_cards, public.listing_addresses, public.listing_cards, public.listing_progress,
  public.listing_records, public.listing_views, public.properties, public.property_inquiries, public.site_content,
  public.staff, public.staff_invitations, public.staff_listings, public.staff_settings, public.valuation_requests,
  public.viewings
  from public, anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from public, anon, authenticated, service_role;

-- Visitors, with or without a session.
grant select on
  public.featured_cards, public.listing_addresses, public.listing_cards, public.properties, public.site_content
  to anon, authenticated;
grant insert (id, type, name, email, phone, postcode, property_types, honeypot)
  on public.booking_valuations to anon, authenticated;
grant insert (id, type, name, email, phone, postcode, bedrooms, address, comments, honeypot)
  on public.valuation_requests to anon, authenticated;
grant insert (id, name, email, phone, message, honeypot) on public.contact_submissions to anon, authenticated;
grant insert (id, type, property_id, property_title, name, email, phone, message, employment_status, current_position,
    annual_income, preferred_viewing_date, preferred_move_date, viewing_kind, viewer_time_zone, honeypot)
  on public.property_inquiries to anon, authenticated;

-- Staff.
grant select on
  public.audit_log, public.enquiries, public.listing_progress, public.listing_views, public.staff,
  public.staff_listings, public.viewings
  to authenticated;
grant insert, update, delete on public.properties to authenticated;
grant select, insert, update, delete on public.enquiry_followups, public.listing_records to authenticated;
grant select, delete on
  public.booking_valuations, public.contact_submissions, public.property_inquiries, public.staff_invitations,
  public.valuation_requests
  to authenticated;
grant select, insert, update on public.staff_settings to authenticated;
grant update (name, role, ended_at) on public.staff to authenticated;
grant update (notice, notice_until, special_days, featured, testimonials) on public.site_content to authenticated;
grant insert (id, property_inquiry_id, starts_at, minutes, kind, note),
  update (starts_at, minutes, kind, note, state, sequence) on public.viewings to authenticated;

-- The secret key: imports, exports, backups. Only staff and triggers write history and viewings.
grant select on
  public.audit_log, public.enquiries, public.featured_cards, public.listing_cards, public.viewings
  to service_role;
grant select, insert, update, delete on
  public.booking_valuations, public.contact_submissions, public.enquiry_followups, public.listing_addresses,
  public.listing_progress, public.listing_records, public.listing_views, public.properties, public.property_inquiries,
  public.site_content, public.staff, public.staff_invitations, public.staff_settings, public.valuation_requests
  to service_role;

-- Functions. PostgreSQL grants every new function to all roles.
revoke all on function
  public.alert_of(text), public.ask_alert(uuid, text, jsonb, text, text, text),
  public.ask_listing_alert(uuid, text, uuid[], text), public.ask_staff_password(text), public.calendar_feed(text),
  public.change_alert(text, text), public.change_listings(jsonb, boolean), public.choose_staff_password(text, text),
  public.claim_emails(integer), public.confirm_alert(text), public.count_view(text),
  public.diary(timestamptz, timestamptz), public.drawn_condition(jsonb), public.end_alert(text),
  public.enquiry_emails(text, uuid), public.enquiry_tally(text[], date, uuid), public.erase_enquiries(jsonb),
  public.find_listings(text[]), public.home_areas(jsonb), public.home_bounds(jsonb), public.home_condition(jsonb),
  public.home_page(jsonb, text, integer), public.home_words(text, text, text, text[]),
  public.homes_on_map(jsonb, double precision), public.import_listings(jsonb), public.invite_staff(text, text, text),
  public.is_admin(), public.is_staff(), public.listing_counts(text), public.listing_warnings(), public.match_alerts(),
  public.may_edit(), public.near_condition(jsonb), public.near_distance(jsonb), public.near_reach(jsonb),
  public.new_calendar_key(), public.publish_due(), public.queue_alert_emails(timestamptz),
  public.queue_change_emails(timestamptz), public.run_retention(), public.search_homes(jsonb, text, integer),
  public.send_email_again(uuid), public.send_invitation_again(uuid), public.settle_email(uuid, text, text),
  public.sign_in_asks_email(), public.staff_link(text), public.staff_role(), public.undelivered_emails(),
  private.are_special_days(jsonb)
  from public, anon, authenticated, service_role;

-- Visitors, with or without a session. Policies check who they are.
grant execute on function
  public.alert_of(text), public.ask_alert(uuid, text, jsonb, text, text, text),
  public.ask_listing_alert(uuid, text, uuid[], text), public.ask_staff_password(text), public.calendar_feed(text),
  public.change_alert(text, text), public.choose_staff_password(text, text), public.confirm_alert(text),
  public.count_view(text), public.end_alert(text), public.home_bounds(jsonb),
  public.homes_on_map(jsonb, double precision), public.is_admin(), public.is_staff(), public.may_edit(),
  public.search_homes(jsonb, text, integer), public.sign_in_asks_email(), public.staff_link(text), public.staff_role()
  to anon, authenticated;

-- Staff.
grant execute on function
  public.change_listings(jsonb, boolean), public.diary(timestamptz, timestamptz), public.enquiry_emails(text, uuid),
  public.enquiry_tally(text[], date, uuid), public.erase_enquiries(jsonb), public.find_listings(text[]),
  public.import_listings(jsonb), public.invite_staff(text, text, text), public.listing_counts(text),
  public.listing_warnings(), public.new_calendar_key(), public.send_email_again(uuid),
  public.send_invitation_again(uuid), public.undelivered_emails()
  to authenticated;

-- The secret key: imports, the e-mail worker, retention.
grant execute on function
  public.claim_emails(integer), public.home_bounds(jsonb), public.homes_on_map(jsonb, double precision),
  public.import_listings(jsonb), public.match_alerts(), public.publish_due(), public.queue_alert_emails(timestamptz),
  public.queue_change_emails(timestamptz), public.run_retention(), public.search_homes(jsonb, text, integer),
  public.settle_email(uuid, text, text)
  to service_role;

-- Indexes and checks run with the rights of whoever writes the row.
grant execute on function public.home_words(text, text, text, text[]), private.are_special_days(jsonb)
  to authenticated, service_role;
