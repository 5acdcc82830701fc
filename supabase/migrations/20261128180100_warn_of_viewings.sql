-- Staff are warned of viewings that cannot take place, of times that nobody has confirmed, and of appointments whose
-- outcome or feedback nobody has recorded. Hours of somebody without access give no times, so they do not close the
-- general hours of their listing. A failed publication has the listing's type, for the words of its refusal.

create or replace function public.listing_warnings()
  returns table (kind text, property_id uuid, title text, reference text, day date, details jsonb)
  language sql stable security definer set search_path = ''
  as $$
  with today as (select (now() at time zone 'Europe/London')::date as today),
  listing as (
    select properties.id, properties.title, properties.reference, properties.status, properties.updated_at,
        properties.listing_type, properties.epc_expires, record.gas_safety_expires, record.eicr_expires,
        record.publish_at, record.publish_refusal,
        coalesce(progress.missing, (select array_agg(name order by place)
          from private.missing_columns(to_jsonb(properties)))) as missing
      from public.properties left join public.listing_records record on record.property_id = properties.id
        left join public.listing_progress progress on progress.property_id = properties.id
      where (select public.is_staff()) and record.archived_at is null
  ),
  warning as (
    select listing.*, warnings.kind, warnings.day, warnings.details
    from listing, today, lateral (
      select 'certificate', expires.day, jsonb_build_object('certificate', expires.name)
        from (values ('epc', epc_expires), ('gas', gas_safety_expires), ('eicr', eicr_expires)) as expires (name, day)
        where expires.day <= today + 60 and status in ('live', 'under_offer', 'let_agreed')
      union all
      select 'facts', null, jsonb_build_object('columns', to_jsonb(missing))
        where cardinality(missing) > 0 and status in ('live', 'under_offer', 'let_agreed')
      union all
      select 'draft', (updated_at at time zone 'Europe/London')::date, '{}'
        where status = 'draft' and publish_at is null and updated_at < now() - interval '30 days'
      union all
      select 'offer', (updated_at at time zone 'Europe/London')::date, jsonb_build_object('status', status)
        where status in ('under_offer', 'let_agreed') and updated_at < now() - interval '28 days'
      union all
      select 'unpublished', null, jsonb_build_object('refusal', publish_refusal, 'listing_type', listing_type)
        where publish_refusal is not null
    ) as warnings (kind, day, details)
  ),
  -- Viewings ahead, and past ones of which staff have still to record something. Staff may show a listing before it is
  -- published, and one under offer.
  viewing as (
    select viewing.property_id, viewing.state, viewing.starts_at, viewing.minutes, viewing.feedback, listing.reference,
        coalesce(listing.title, enquiry.about, '') as title,
        case when viewing.property_id is null then null
          when listing.id is null then 'deleted'
          when record.archived_at is not null then 'archived'
          when listing.status in ('sold', 'let') or (listing.status = 'draft' and listing.published_at is not null)
            then listing.status end as off_market,
        case when attendee.ended_at is not null then 'ended' when attendee.role = 'reader' then 'reader' end as no_host,
        attendee.name as attendee,
        jsonb_build_object('viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'name', enquiry.name,
          'appointment', viewing.appointment) as details
      from public.viewings viewing
        join private.enquiry_people enquiry on enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id
        left join public.properties listing on listing.id = viewing.property_id
        left join public.listing_records record on record.property_id = viewing.property_id
        left join public.staff attendee on attendee.user_id = viewing.attendee_id
      where (select public.is_staff())
        and (viewing.state = 'requested' or (viewing.state = 'booked' and (viewing.starts_at > now()
          or (viewing.starts_at > now() - interval '14 days' and viewing.feedback is null))))
  ),
  appointment as (
    select viewing.*,
        case when starts_at > now() then
            case when off_market is not null then 'viewing' when no_host is not null then 'attendee'
              when state = 'requested' and starts_at < now() + interval '48 hours' then 'requested' end
          when state = 'requested' then 'outcome'
          when starts_at + make_interval(mins => minutes) <= now() then 'feedback' end as kind
      from viewing
  ),
  all_warnings as (
    select kind, id, coalesce(title, '') as title, reference, day, null::timestamptz as starts_at, details from warning
    union all
    select kind, property_id, title, reference, (starts_at at time zone 'Europe/London')::date, starts_at,
        details || case kind when 'viewing' then jsonb_build_object('reason', off_market)
          when 'attendee' then jsonb_build_object('reason', no_host, 'attendee', attendee) else '{}' end
      from appointment where kind is not null
  )
  select kind, id, title, reference, day, details from all_warnings
    order by day nulls first, starts_at nulls first, title collate "en-x-icu", id
  $$;
comment on function public.listing_warnings() is
  'Staff: expiring certificates, incomplete listings, drafts untouched for 30 days, offers untouched for four weeks, '
  'failed publications, of no archived listing; viewings ahead of listings that left the market or with somebody who '
  'cannot attend, times of the next 48 hours that nobody has confirmed, and past ones without outcome or feedback.';

-- For the times that passed unconfirmed, however long ago.
create index viewings_requested on public.viewings (starts_at) where state = 'requested';

-- As before, except that hours of a listing's own count only if they give times.
create or replace function private.slots_of(listing uuid, first_day date, last_day date, besides uuid default null)
  returns table (starts_at timestamptz, minutes integer, in_person boolean, by_video boolean, attendee_id uuid,
    attendee text, self_confirming boolean, in_time boolean, free boolean)
  language sql stable set search_path = ''
  as $$
    with hours as (
      select h.*, person.user_id as person_id, person.name as person
      from public.viewing_hours h
      left join public.properties home on home.id = listing
      left join public.listing_records record on record.property_id = listing
      left join public.staff person on person.user_id = coalesce(h.attendee_id, record.negotiator_id)
        and person.ended_at is null and person.role <> 'reader'
      where (h.attendee_id is null or person.user_id is not null)
        and case when listing is null then h.purpose = 'valuation'
          else h.purpose = 'viewing' and coalesce(home.status, 'live') = 'live'
            and home.listing_type = any (private.offered_types())
            and (h.property_id = listing or (h.property_id is null
              and not exists (select from public.viewing_hours own
                left join public.staff owner on owner.user_id = own.attendee_id
                where own.property_id = listing and (own.attendee_id is null
                  or (owner.ended_at is null and owner.role <> 'reader'))))) end
    ),
    days as (
      select day::date as day, (special ->> 'opens')::integer as opens, (special ->> 'closes')::integer as closes,
        special is not null as is_special
      from generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as day
      left join lateral (
        select each as special from public.site_content, jsonb_array_elements(special_days) each
        where each ->> 'day' = to_char(day, 'YYYY-MM-DD')
      ) as content on true
      where last_day - first_day <= 62
    ),
    walls as (
      select hours.*, wall, wall at time zone 'Europe/London' as moment
      from hours
      join days on extract(isodow from days.day)::smallint = any (hours.weekdays)
        and (days.is_special or not private.is_bank_holiday(days.day))
      cross join lateral generate_series(days.day + hours.opens,
        days.day + hours.closes - make_interval(mins => hours.minutes),
        make_interval(mins => hours.every_minutes)) as wall
      where not days.is_special or (wall >= days.day + make_interval(mins => days.opens)
        and wall + make_interval(mins => hours.minutes) <= days.day + make_interval(mins => days.closes))
    )
    select moment, minutes, in_person, by_video, person_id, coalesce(person, ''), self_confirming,
      moment > now() and moment >= now() + make_interval(hours => notice_hours),
      not exists (
        select from public.viewings other
        cross join lateral (
          select make_interval(mins => case other.property_id when listing then 0 else walls.gap_minutes end) as gap
        ) as way
        where other.state <> 'cancelled' and other.id is distinct from besides
          and (other.property_id = listing or other.attendee_id = person_id)
          -- The longest appointment and gap, for the index.
          and other.starts_at < moment + make_interval(mins => walls.minutes + walls.gap_minutes)
          and other.starts_at > moment - make_interval(mins => 240 + walls.gap_minutes)
          and other.starts_at < moment + make_interval(mins => walls.minutes) + way.gap
          and other.starts_at + make_interval(mins => other.minutes) + way.gap > moment)
    from walls
    where moment at time zone 'Europe/London' = wall
      and (moment - interval '1 hour') at time zone 'Europe/London' <> wall
      and (moment + interval '1 hour') at time zone 'Europe/London' <> wall
  $$;
comment on function private.slots_of(uuid, date, date, uuid) is
  'The slots of a listing, or of valuation visits if it is null, free or not. A listing''s own hours replace the '
  'general ones, unless all of them are of accounts without access.';
