-- Visitors also book the visit of a valuation. The hours have a purpose, and slots without a listing are visits. The
-- forms of a valuation have no date, so the visitor chooses after sending: a refused time never costs the enquiry.

alter table public.viewing_hours
  add column purpose text not null default 'viewing',
  add column gap_minutes integer not null default 0;
comment on table public.viewing_hours is
  'Weekly hours in London time in which visitors book viewings and valuation visits. Without a row, nothing has slots.';
comment on column public.viewing_hours.purpose is
  'viewing: a home is shown; valuation: a named person visits the home of an owner.';
comment on column public.viewing_hours.gap_minutes is
  'The least time between a slot and another appointment of the same person elsewhere, for the journey.';
comment on column public.viewing_hours.attendee_id is
  'Staff account that shows the home or makes the visit. Null for the negotiator of the listing.';

alter table public.viewings add column viewer_time_zone text;
comment on column public.viewings.viewer_time_zone is
  'Time zone of the visitor''s browser when a visit was chosen. Null if unknown, or if the enquiry has it.';

alter table public.viewing_hours
  add constraint viewing_hours_purpose_known check (purpose in ('viewing', 'valuation')),
  add constraint viewing_hours_gap_range check (gap_minutes between 0 and 240),
  add constraint viewing_hours_visit_by_person check (
    purpose = 'viewing' or (attendee_id is not null and property_id is null and in_person and not by_video));
alter table public.viewings add constraint viewings_viewer_time_zone_shape check (
  viewer_time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$');
-- Two owners never hold one time of one person.
create unique index viewings_visit_once on public.viewings (attendee_id, starts_at)
  where by_visitor and appointment = 'valuation' and state <> 'cancelled';

-- As before, with the purpose of the hours and the gap between appointments.
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
          else h.purpose = 'viewing' and home.id is not null and coalesce(home.status, 'live') = 'live'
            and (h.property_id = listing or (h.property_id is null
              and not exists (select from public.viewing_hours own where own.property_id = listing))) end
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
  'The slots of a listing, or of valuation visits if it is null, free or not.';

create or replace function public.viewing_slots(
    listing uuid default null, first_day date default null, days integer default 14)
  returns table (starts_at timestamptz, minutes integer, in_person boolean, by_video boolean, self_confirming boolean)
  language sql stable security definer set search_path = ''
  as $$
    with period as (
      select greatest(coalesce(first_day, today), today) as since, today + 60 as until
      from (select (now() at time zone 'Europe/London')::date as today) as clock
    )
    select slot.starts_at, min(slot.minutes), bool_or(slot.in_person), bool_or(slot.by_video),
      bool_and(slot.self_confirming)
    from period,
      private.slots_of(listing, since, least(until, since + least(greatest(days, 1), 61) - 1)) as slot
    where slot.free and slot.in_time
    group by slot.starts_at order by slot.starts_at
  $$;
comment on function public.viewing_slots(uuid, date, integer) is
  'The free slots of a listing, or of valuation visits without one, from a London day on, at most sixty days ahead.';

-- As before, in words that fit a visit.
create or replace function private.claim_slot(
    listing uuid, wanted_kind text, wanted timestamptz, besides uuid default null)
  returns table (minutes integer, attendee_id uuid, attendee text, self_confirming boolean)
  language plpgsql volatile set search_path = ''
  as $$
declare
  today constant date := now() at time zone 'Europe/London';
  wanted_day constant date := wanted at time zone 'Europe/London';
  slot record;
begin
  if wanted <= now() then
    raise exception 'This time has passed in London. Please choose another time.'
      using errcode = 'PT422', hint = 'slot-past';
  end if;
  if wanted_day > today + 60 then
    raise exception '% can be booked up to 60 days ahead. Please choose an earlier day.',
      case when listing is null then 'Visits' else 'Viewings' end using errcode = 'PT422', hint = 'slot-too-far';
  end if;
  if wanted at time zone 'Europe/London' in ((wanted - interval '1 hour') at time zone 'Europe/London',
      (wanted + interval '1 hour') at time zone 'Europe/London') then
    raise exception 'The clocks in London change in this hour. Please choose another time.'
      using errcode = 'PT422', hint = 'slot-clock-change';
  end if;
  -- A time that is taken already is refused without a wait for the lock.
  for attempt in 1..2 loop
    select * into slot from private.slots_of(listing, wanted_day, wanted_day, besides) s
      where s.starts_at = wanted and case wanted_kind when 'video' then s.by_video else s.in_person end
      order by s.free and s.in_time desc, s.self_confirming desc, s.minutes limit 1;
    exit when not found or not slot.free or not slot.in_time or attempt = 2;
    perform pg_advisory_xact_lock(hashtextextended('private.claim_slot', 0));
  end loop;
  if slot.starts_at is null then
    raise exception '% Please choose one of the free times.',
      case when listing is null then 'We make no visits at that time.' else 'We do not show this home at that time.' end
      using errcode = 'PT422', hint = 'slot-outside-hours';
  end if;
  if not slot.in_time then
    raise exception 'This time is too soon for us. Please choose a later time, or call us.'
      using errcode = 'PT422', hint = 'slot-too-soon';
  end if;
  if not slot.free then
    raise exception 'Somebody else has just taken this time. Please choose another.'
      using errcode = 'PT409', hint = 'slot-taken',
        detail = private.nearest_slots(listing, wanted_kind, wanted)::text;
  end if;
  return query select slot.minutes, slot.attendee_id, slot.attendee, slot.self_confirming;
end $$;
comment on function private.claim_slot(uuid, text, timestamptz, uuid) is
  'Locks and returns a free slot, of a visit if the listing is null. Refuses any other time, with the nearest three '
  'free ones as its detail.';

-- The secret is the id of the enquiry, which the visitor's browser made.
create function public.hold_visit(enquiry uuid, start timestamptz, time_zone text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  found_kind text;
  person record;
  place text;
  slot record;
  visit public.viewings;
begin
  -- The lock makes two requests for one enquiry wait for each other.
  perform from public.booking_valuations b where b.id = enquiry and b.created_at > now() - interval '1 day' for update;
  if found then
    found_kind := 'booking';
  else
    perform from public.valuation_requests r where r.id = enquiry and r.created_at > now() - interval '1 day'
      for update;
    if found then found_kind := 'request'; end if;
  end if;
  if found_kind is null then
    raise exception 'You can choose a time within a day of your request. Please call us to agree one.'
      using errcode = 'PT410', hint = 'visit-too-late';
  end if;
  select v.* into visit from public.viewings v
    where v.enquiry_kind = found_kind and v.enquiry_id = enquiry and v.appointment = 'valuation'
      and v.state <> 'cancelled' and v.starts_at > now() limit 1;
  if found then
    -- A repeated request has been done already.
    if visit.starts_at = start then
      return jsonb_build_object('state', visit.state, 'starts_at', visit.starts_at, 'minutes', visit.minutes);
    end if;
    raise exception 'You have already chosen a time. To move the visit, use the link in our email.'
      using errcode = 'PT409', hint = 'visit-held';
  end if;
  select * into slot from private.claim_slot(null, 'in_person', start);
  select e.email, e.about into person from private.enquiry_people e where e.kind = found_kind and e.id = enquiry;
  if (select count(*) >= 3 from public.viewings v
      join private.enquiry_people e on e.kind = v.enquiry_kind and e.id = v.enquiry_id
      where v.by_visitor and v.appointment = 'valuation' and v.state <> 'cancelled' and v.starts_at > now()
        and private.canonical_email(e.email) = private.canonical_email(person.email)) then
    raise exception 'You have already chosen three visits. Please call us to book more.'
      using errcode = 'PT409', hint = 'visits-of-three-homes-held';
  end if;
  place := left(btrim(regexp_replace(coalesce(person.about, ''), '[[:space:][:cntrl:]]+', ' ', 'g')), 300);
  insert into public.viewings (enquiry_kind, enquiry_id, appointment, starts_at, minutes, kind, meeting_place, host,
      attendee_id, by_visitor, state, viewer_time_zone)
    values (found_kind, enquiry, 'valuation', start, slot.minutes, 'in_person', place,
      coalesce(nullif(slot.attendee, ''), 'Our team'), slot.attendee_id, true,
      case when slot.self_confirming and place <> '' then 'booked' else 'requested' end,
      case when time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' then time_zone end)
    returning * into visit;
  perform private.tell_staff_of_viewing(visit, 'chosen', null);
  return jsonb_build_object('state', visit.state, 'starts_at', visit.starts_at, 'minutes', visit.minutes);
exception when unique_violation then
  raise exception 'Somebody else has just taken this time. Please choose another.'
    using errcode = 'PT409', hint = 'slot-taken';
end $$;
comment on function public.hold_visit(uuid, timestamptz, text) is
  'Holds a free time for the visit of a valuation that was requested within a day, by the secret id of the enquiry.';

-- Staff may send another person to a visit, who may have two at once.
create function private.release_visit_slot() returns trigger
  language plpgsql set search_path = ''
  as $$ begin
    if public.may_edit() then new.by_visitor := false; end if;
    return new;
  end $$;
comment on function private.release_visit_slot() is 'Ends the hold of a slot when staff give a visit to another person.';
create trigger viewings_release_visit before update of attendee_id on public.viewings
  for each row when (new.appointment = 'valuation' and new.attendee_id is distinct from old.attendee_id)
  execute function private.release_visit_slot();

-- As before, with a link for a visit too, and the time zone of a visit.
create or replace function private.viewing_email_data(viewing public.viewings, link_until timestamptz default null)
  returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  token text;
begin
  if viewing.state <> 'cancelled' and viewing.starts_at > now() then
    token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.viewing_links (token_hash, viewing_id, expires_at)
      values (sha256(convert_to(token, 'UTF8')), viewing.id,
        least(viewing.starts_at, coalesce(link_until, now() + interval '30 days')));
  end if;
  return (
    select jsonb_build_object(
      'viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'minutes', viewing.minutes, 'kind', viewing.kind,
      'appointment', viewing.appointment, 'meeting_place', viewing.meeting_place, 'host', viewing.host,
      'note', viewing.note, 'sequence', viewing.sequence, 'updated_at', viewing.updated_at,
      'name', enquiry.name, 'viewer_time_zone', coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone),
      'token', token,
      'listing', (
        select jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area)
        from public.properties listing
        where listing.id = viewing.property_id and to_jsonb(listing) ->> 'status' is distinct from 'draft'))
    from private.enquiry_people enquiry
    where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id);
end $$;

create or replace function private.linked_viewing(token text) returns public.viewings
  language plpgsql volatile set search_path = ''
  as $$
declare
  viewing public.viewings;
  is_visit boolean;
begin
  select v.* into viewing from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    where link.token_hash = sha256(convert_to(token, 'UTF8')) and link.expires_at > now()
    for update of v;
  if not found then
    raise exception 'This link no longer works. Ask for a new email, or call us.'
      using errcode = 'PT410', hint = 'viewing-link-expired';
  end if;
  is_visit := viewing.appointment = 'valuation';
  if viewing.state = 'cancelled' then
    raise exception '%', case when is_visit then 'This visit has been cancelled. Please call us to agree another one.'
        else 'This viewing has been cancelled. Book another one on the page of the home.' end
      using errcode = 'PT409', hint = 'viewing-cancelled';
  end if;
  if viewing.starts_at <= now() then
    raise exception 'This % has begun. Please call us.', case when is_visit then 'visit' else 'viewing' end
      using errcode = 'PT409', hint = 'viewing-begun';
  end if;
  return viewing;
end $$;

create or replace function public.viewing_by_token(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('appointment', v.appointment) || case when link.expires_at <= now()
      then jsonb_build_object('state', 'expired', 'renewable', v.state <> 'cancelled' and v.starts_at > now())
      else jsonb_build_object('state', v.state, 'starts_at', v.starts_at, 'minutes', v.minutes, 'kind', v.kind,
        'listing_id', listing.id, 'title', coalesce(listing.title, ''),
        'slug', coalesce(listing.slug, ''), 'area', coalesce(listing.area, '')) end
    from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    left join public.properties listing on listing.id = v.property_id and listing.status is distinct from 'draft'
    where link.token_hash = sha256(convert_to(token, 'UTF8'))
  $$;

-- Without a listing, the department of the enquiry.
create or replace function private.tell_staff_of_viewing(viewing public.viewings, change text, before timestamptz)
  returns void
  language sql volatile set search_path = ''
  as $$
    insert into private.outbox (kind, department, reply_to, data, enquiry_kind, enquiry_id)
      select 'viewing_for_staff', case listing.listing_type when 'sale' then 'sales' when 'rent' then 'lettings'
          else enquiry.department end,
        nullif(enquiry.email, ''), jsonb_build_object('change', change, 'was', before, 'state', viewing.state,
          'starts_at', viewing.starts_at, 'kind', viewing.kind, 'appointment', viewing.appointment,
          'host', viewing.host, 'name', enquiry.name,
          'viewer_time_zone', coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone),
          'title', coalesce(listing.title, enquiry.about)),
        viewing.enquiry_kind, viewing.enquiry_id
      from private.enquiry_people enquiry left join public.properties listing on listing.id = viewing.property_id
      where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id
  $$;
comment on function private.tell_staff_of_viewing(public.viewings, text, timestamptz) is
  'Queues the email to staff about a viewing that its visitor moved or cancelled, or a visit that its owner chose.';

create or replace function private.viewings_between(since timestamptz, until timestamptz)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer,
    updated_at timestamptz, meeting_place text, host text, note text, enquiry_id uuid, name text, phone text,
    title text, slug text, area text, address_line text, postcode text, enquiry_kind text, appointment text,
    attendee_id uuid, attendee text, property_id uuid, latitude double precision, longitude double precision,
    viewer_time_zone text, feedback text, feedback_note text)
  language sql stable set search_path = ''
  as $$
    select viewing.id, viewing.starts_at, viewing.minutes, viewing.kind, viewing.state, viewing.sequence,
      viewing.updated_at, viewing.meeting_place, viewing.host, viewing.note, enquiry.id, enquiry.name, enquiry.phone,
      coalesce(listing.title, case viewing.property_id when enquiry.property_id then enquiry.about end, ''),
      coalesce(listing.slug, ''), coalesce(listing.area, ''),
      coalesce(record.address_line, ''), coalesce(record.postcode, ''),
      viewing.enquiry_kind, viewing.appointment, viewing.attendee_id, coalesce(attendee.name, ''),
      viewing.property_id, listing.latitude, listing.longitude,
      coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone, ''), coalesce(viewing.feedback, ''),
      viewing.feedback_note
    from public.viewings viewing
    join private.enquiry_people enquiry on enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id
    left join public.properties listing on listing.id = viewing.property_id
    left join public.listing_records record on record.property_id = viewing.property_id
    left join public.staff attendee on attendee.user_id = viewing.attendee_id
    where viewing.starts_at >= since and viewing.starts_at < until
    order by viewing.starts_at, viewing.id
  $$;

grant insert (purpose, gap_minutes), update (purpose, gap_minutes) on public.viewing_hours to authenticated;
revoke all on function public.hold_visit(uuid, timestamptz, text), private.release_visit_slot()
  from public, anon, authenticated, service_role;
grant execute on function public.hold_visit(uuid, timestamptz, text) to anon, authenticated;
