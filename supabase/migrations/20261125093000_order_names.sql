-- Names are sorted as people expect, whatever the database's collation. Hosted databases use ICU (alpha, Alpha, beta);
-- others may use C (Alpha, alpha, beta).

-- Chooses one of several spellings of an area.
create or replace function public.home_areas(filters jsonb) returns text
  language sql stable set search_path = ''
  as $$
  -- Spellings are merged after counting, because merging each home's spelling takes longer than the count.
  select format('select min(area collate "C") collate "en-x-icu" as name, sum(homes)::integer as count
     from (select area, count(*) as homes from public.properties where %s group by area) as spelt group by lower(area)',
    public.home_condition(filters - 'areas')) $$;

create or replace function private.watched_homes(alert uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(private.told_of(home)
      || jsonb_build_object('slug', home.slug, 'title', home.title, 'area', home.area, 'beds', home.beds)
    order by home.title collate "en-x-icu", home.slug collate "C"), '[]')
  from private.watched_listings w join public.properties home on home.id = w.property_id
  where w.alert_id = watched_homes.alert and to_jsonb(home) ->> 'status' is distinct from 'draft' $$;

create or replace function public.queue_change_emails(at timestamptz default now()) returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
declare
  noted uuid[];
  alert private.alerts;
  homes jsonb;
  written integer := 0;
begin
  perform private.end_watched_out();
  -- A mistake that is corrected within five minutes is not reported.
  with gone as (
    delete from private.changed_listings c
      where c.property_id in (
        select property_id from private.changed_listings where noted_at <= at - interval '5 minutes'
          order by noted_at limit 50 for update skip locked)
      returning c.property_id
  )
  select array_agg(property_id) into noted from gone;
  for alert in
    select a.* from private.alerts a
    where a.state = 'active'
      and a.id in (select alert_id from private.watched_listings where property_id = any (noted))
    for update
  loop
    with told as (
      -- A draft is private. It is reported only after it returns.
      select w.property_id, w.known as was, private.told_of(home) as now, home.slug, home.title, home.area
      from private.watched_listings w join public.properties home on home.id = w.property_id
      where w.alert_id = alert.id and w.property_id = any (noted) and w.known <> private.told_of(home)
        and to_jsonb(home) ->> 'status' is distinct from 'draft'
    ), kept as (
      update private.watched_listings w set known = told.now from told
        where w.alert_id = alert.id and w.property_id = told.property_id
          and told.now ->> 'status' not in ('sold', 'let')
    ), last as (
      delete from private.watched_listings w using told
        where w.alert_id = alert.id and w.property_id = told.property_id
          and told.now ->> 'status' in ('sold', 'let')
    )
    select jsonb_agg(told.now || jsonb_build_object('slug', told.slug, 'title', told.title, 'area', told.area,
        'was', told.was) order by told.title collate "en-x-icu", told.slug collate "C") into homes from told;
    continue when homes is null;
    insert into private.outbox (kind, recipient, data, alert_id)
      values ('alert_changes', alert.email, private.alert_data(alert) || jsonb_build_object('changes', homes,
        'last', not exists (select from private.watched_listings w where w.alert_id = alert.id)), alert.id);
    update private.alerts a set last_sent_at = at where a.id = alert.id;
    written := written + 1;
  end loop;
  return written;
end $$;

create or replace function public.listing_warnings()
  returns table (kind text, property_id uuid, title text, reference text, day date, details jsonb)
  language sql stable security definer set search_path = ''
  as $$
  with today as (select (now() at time zone 'Europe/London')::date as today),
  listing as (
    select properties.*, record.gas_safety_expires, record.eicr_expires, record.publish_refusal
      from public.properties left join public.listing_records record on record.property_id = properties.id
      where (select public.is_staff())
  ),
  listed as (select * from listing where status in ('live', 'under_offer', 'let_agreed')),
  warning as (
    select 'certificate' as kind, listed.id, expires.day, jsonb_build_object('certificate', expires.name) as details
      from listed, today, lateral (values ('epc', epc_expires), ('gas', gas_safety_expires), ('eicr', eicr_expires))
        as expires (name, day)
      where expires.day <= today + 60
    union all
    select 'facts', listed.id, null, jsonb_build_object('columns', missing.columns)
      from listed, lateral (select jsonb_agg(name order by place) as columns
        from private.missing_columns(to_jsonb(listed))) as missing
      where missing.columns is not null
    union all
    select 'draft', id, (updated_at at time zone 'Europe/London')::date, '{}'
      from listing where status = 'draft' and updated_at < now() - interval '30 days'
    union all
    select 'offer', id, (updated_at at time zone 'Europe/London')::date, jsonb_build_object('status', status)
      from listed where status in ('under_offer', 'let_agreed') and updated_at < now() - interval '28 days'
    union all
    select 'unpublished', id, null, jsonb_build_object('refusal', publish_refusal)
      from listing where publish_refusal is not null
  )
  select warning.kind, warning.id, coalesce(listing.title, ''), listing.reference, warning.day, warning.details
    from warning join listing on listing.id = warning.id
    order by warning.day nulls first, listing.title collate "en-x-icu", warning.id
  $$;

-- The sort columns of the list. A view's column keeps its collation, so the view is recreated.
drop view public.staff_listings;
create view public.staff_listings with (security_invoker = true) as
  select listing.id, listing.slug, listing.listing_type, coalesce(listing.status, 'live') as status,
    listing.title collate "en-x-icu" as title, listing.area collate "en-x-icu" as area, listing.price, listing.beds,
    listing.baths, listing.thumb, listing.gallery, listing.floor_plans, listing.epc_documents, listing.epc_expires,
    listing.reference collate "en-x-icu" as reference, listing.outcode, listing.created_at, listing.updated_at,
    record.address_line, record.postcode, record.publish_at, record.negotiator_id,
    record.archived_at is not null as archived,
    progress.needed, progress.known,
    (select count(*) from public.property_inquiries enquiry where enquiry.property_id = listing.id) as enquiries,
    (select count(*) from public.property_inquiries enquiry
      left join public.enquiry_followups followup on followup.kind = 'inquiry' and followup.enquiry_id = enquiry.id
      where enquiry.property_id = listing.id and coalesce(followup.state, 'new') = 'new') as new_enquiries,
    array_remove(array[
      case when record.publish_at is not null then 'scheduled' end,
      case when progress.known < progress.needed
        and coalesce(listing.status, 'live') not in ('sold', 'let') then 'facts' end,
      case when coalesce(listing.status, 'live') = 'live'
        and coalesce(listing.published_at, listing.created_at) < now() - interval '30 days'
        and not exists (select from public.property_inquiries enquiry
          where enquiry.property_id = listing.id and enquiry.created_at >= now() - interval '30 days') then 'quiet' end,
      case when coalesce(listing.status, 'live') in ('live', 'under_offer', 'let_agreed')
        and least(listing.epc_expires, record.gas_safety_expires, record.eicr_expires)
          <= (now() at time zone 'Europe/London')::date + 60 then 'certificate' end
    ], null) as attention
  from public.properties listing
    left join public.listing_records record on record.property_id = listing.id
    left join public.listing_progress progress on progress.property_id = listing.id
  where (select public.is_staff());
comment on view public.staff_listings is
  'The listings as staff see them in their list. It reads as its caller does: to everybody else it is empty.';
comment on column public.staff_listings.attention is
  'What somebody may have to see to: scheduled (it goes live at a moment), facts (some are not known), quiet (live for '
  'thirty days, and nobody asked in the last thirty), certificate (one ends within sixty days or has ended).';
revoke all on public.staff_listings from public, anon, authenticated, service_role;
grant select on public.staff_listings to authenticated;
