-- The letters of alerts. The worker calls these functions.

-- A mailbox that refuses letters gets no more.
create function private.end_refused_alert() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform public.end_alert(a.token) from private.alerts a where a.id = new.alert_id;
  return null;
end $$;
comment on function private.end_refused_alert() is 'Ends an alert when the mail server refuses its email.';
create trigger outbox_end_refused_alert after update of state on private.outbox
  for each row when (new.state = 'refused' and new.alert_id is not null) execute function private.end_refused_alert();

create function public.queue_alert_emails(at timestamptz default now()) returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
declare
  -- The last 8 a.m. in London.
  last_digest constant timestamptz :=
    (date_trunc('day', (at at time zone 'Europe/London') - interval '8 hours') + interval '8 hours')
      at time zone 'Europe/London';
  alert private.alerts;
  listings jsonb;
  written integer := 0;
begin
  perform private.erase_old_alerts();
  delete from private.alert_matches m using public.properties listing
    where listing.id = m.property_id and m.sent_at is null
      and (listing.status not in ('live', 'under_offer', 'let_agreed')
        or not listing.listing_type = any (private.offered_types()));
  for alert in
    select a.* from private.alerts a
    where a.state = 'active' and exists (
      select from private.alert_matches m join public.properties listing on listing.id = m.property_id
      where m.alert_id = a.id and m.sent_at is null and listing.status = 'live'
        and (a.frequency = 'at_once' or m.found_at < last_digest))
    for update skip locked
  loop
    with new_listings as (
      update private.alert_matches m set sent_at = at
      from public.properties listing
      where listing.id = m.property_id and m.alert_id = alert.id and m.sent_at is null and listing.status = 'live'
      returning listing.slug, listing.title, listing.area, listing.price, listing.beds, listing.created_at
    )
    select jsonb_agg(to_jsonb(new_listings) - 'created_at' order by created_at desc) into listings from new_listings;
    -- Another worker may have queued the email since this one chose its alerts.
    continue when listings is null;
    insert into private.outbox (kind, recipient, data, alert_id) values ('alert_new_listings', alert.email,
      private.alert_data(alert) || jsonb_build_object(
        'listings', jsonb_path_query_array(listings, '$[0 to 9]'), 'total', jsonb_array_length(listings)), alert.id);
    update private.alerts a set last_sent_at = at where a.id = alert.id;
    written := written + 1;
  end loop;
  return written;
end $$;
comment on function public.queue_alert_emails(timestamptz) is
  'Worker: queues one email per alert with unsent matches: at once, or daily for those before 8 a.m.';

-- The last letter about a listing says that it is sold or let. Then nothing is left to watch; nor is it if the listing
-- is deleted.
create function private.end_finished_alerts() returns void
  language sql volatile security definer set search_path = ''
  as $$
  select public.end_alert(a.token) from private.alerts a
  where a.kind = 'listings' and a.state <> 'ended'
    and not exists (select from private.watched_listings w where w.alert_id = a.id)
    and not exists (select from private.outbox o where o.alert_id = a.id and o.state in ('queued', 'sending')) $$;
comment on function private.end_finished_alerts() is
  'Ends alerts without remaining listings, after their last email is sent.';

create function public.queue_change_emails(at timestamptz default now()) returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
declare
  due uuid[];
  alert private.alerts;
  changes jsonb;
  written integer := 0;
begin
  perform private.end_finished_alerts();
  -- A mistake that is corrected within five minutes is not reported.
  with claimed as (
    delete from private.changed_listings c
      where c.property_id in (
        select property_id from private.changed_listings where queued_at <= at - interval '5 minutes'
          order by queued_at limit 50 for update skip locked)
      returning c.property_id
  )
  select array_agg(property_id) into due from claimed;
  for alert in
    select a.* from private.alerts a
    where a.state = 'active'
      and a.id in (select alert_id from private.watched_listings where property_id = any (due))
    for update
  loop
    with changed as (
      -- What is not public is reported only after it returns.
      select w.property_id, w.known as was, private.alert_snapshot(listing) as now, listing.slug, listing.title,
        listing.area
      from private.watched_listings w join public.properties listing on listing.id = w.property_id
      where w.alert_id = alert.id and w.property_id = any (due) and w.known <> private.alert_snapshot(listing)
        and private.is_public(listing)
    ), updated as (
      update private.watched_listings w set known = changed.now from changed
        where w.alert_id = alert.id and w.property_id = changed.property_id
          and changed.now ->> 'status' not in ('sold', 'let')
    ), finished as (
      delete from private.watched_listings w using changed
        where w.alert_id = alert.id and w.property_id = changed.property_id
          and changed.now ->> 'status' in ('sold', 'let')
    )
    select jsonb_agg(changed.now || jsonb_build_object('slug', changed.slug, 'title', changed.title,
        'area', changed.area, 'was', changed.was)
        order by changed.title collate "en-x-icu", changed.slug collate "C")
      into changes from changed;
    continue when changes is null;
    insert into private.outbox (kind, recipient, data, alert_id)
      values ('alert_changes', alert.email, private.alert_data(alert) || jsonb_build_object('changes', changes,
        'last', not exists (select from private.watched_listings w where w.alert_id = alert.id)), alert.id);
    update private.alerts a set last_sent_at = at where a.id = alert.id;
    written := written + 1;
  end loop;
  return written;
end $$;
comment on function public.queue_change_emails(timestamptz) is
  'Worker: queues one email per alert with changed listings, five minutes after the last change.';

revoke all on function
  private.end_refused_alert(), public.queue_alert_emails(timestamptz), private.end_finished_alerts(),
  public.queue_change_emails(timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  public.queue_alert_emails(timestamptz), public.queue_change_emails(timestamptz)
  to service_role;
