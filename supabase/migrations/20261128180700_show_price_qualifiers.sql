-- What a price is (guide price, offers over), wherever the price is shown: on cards and in emails.

-- A column is added to a view at its end.
create or replace view public.listing_cards with (security_invoker = true) as
select id, slug, listing_type, status, title, area, price, beds, baths, thumb, gallery, picture_alts, floor_size,
  rightmove_url,
  created_at, price_reduced_on, price_qualifier
from public.properties
where status in ('live', 'under_offer', 'let_agreed')
order by created_at desc, id;

create or replace view public.featured_cards with (security_invoker = true) as
with chosen as (
  select card.*, array_position(content.featured, card.id) as place
  from public.site_content content
  join public.listing_cards card on card.id = any (content.featured)
), newest as (
  select card.*, type.place
  from (values ('rent', 1), ('sale', 2)) type (name, place)
  cross join lateral (select * from public.listing_cards where listing_type = type.name limit 3) card
)
select id, slug, listing_type, status, title, area, price, beds, baths, thumb, gallery, picture_alts, floor_size,
  rightmove_url,
  created_at, price_reduced_on, price_qualifier
from (select * from chosen union all select * from newest where not exists (select from chosen)) shown
order by place, created_at desc, id;

-- Not in alert_snapshot: a new qualifier alone is no change to report.
create or replace function private.watched_listing_data(alert uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(private.alert_snapshot(listing)
      || jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area, 'beds', listing.beds,
        'price_qualifier', listing.price_qualifier)
    order by listing.title collate "en-x-icu", listing.slug collate "C"), '[]')
  from private.watched_listings w join public.properties listing on listing.id = w.property_id
  where w.alert_id = watched_listing_data.alert and private.is_public(listing) $$;

create or replace function public.queue_alert_emails(at timestamptz default now()) returns integer
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
      returning listing.slug, listing.title, listing.area, listing.price, listing.price_qualifier,
        listing.beds, listing.created_at
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

create or replace function public.queue_change_emails(at timestamptz default now()) returns integer
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
        listing.area, listing.price_qualifier
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
        'area', changed.area, 'price_qualifier', changed.price_qualifier, 'was', changed.was)
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

create or replace function private.fill_matching_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  enquiry jsonb;
  chosen jsonb;
begin
  execute format('select to_jsonb(e) from public.%I e where e.id = $1',
    case new.enquiry_kind when 'inquiry' then 'property_inquiries' else 'contact_submissions' end)
    into enquiry using new.enquiry_id;
  select jsonb_agg(jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area,
      'price', listing.price, 'price_qualifier', listing.price_qualifier, 'beds', listing.beds,
      'listing_type', listing.listing_type)
      order by listing.price, listing.title)
    into chosen
    from public.properties listing
    where listing.status = 'live' and listing.listing_type = any (private.offered_types())
      and listing.id in (select s.property_id from public.sent_listings s
      where s.kind = new.enquiry_kind and s.enquiry_id = new.enquiry_id
        and (s.email_id = new.id or not exists (select from public.sent_listings own where own.email_id = new.id)));
  if enquiry is null or chosen is null then return null; end if;
  new.data := private.enquiry_email_data(new.enquiry_kind, enquiry) || jsonb_build_object('listings', chosen);
  return new;
end $$;
