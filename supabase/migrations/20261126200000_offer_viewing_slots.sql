-- Hours for viewings and valuation visits that visitors book: staff open them, free slots follow, and the database
-- decides who was first. Slots without a listing are visits.

create table public.viewing_hours (
  id uuid primary key default gen_random_uuid(),
  purpose text not null default 'viewing',
  property_id uuid references public.properties (id) on delete cascade,
  attendee_id uuid references public.staff (user_id) on delete cascade,
  weekdays smallint[] not null,
  opens time not null,
  closes time not null,
  minutes integer not null default 30,
  every_minutes integer not null default 60,
  gap_minutes integer not null default 0,
  in_person boolean not null default true,
  by_video boolean not null default true,
  notice_hours integer not null default 24,
  self_confirming boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table public.viewing_hours is
  'Weekly hours in London time in which visitors book viewings and valuation visits. Without a row, nothing has slots.';
comment on column public.viewing_hours.purpose is
  'viewing: a home is shown; valuation: a named person visits the home of an owner.';
comment on column public.viewing_hours.property_id is
  'The listing that is shown. Null for all listings without hours of their own.';
comment on column public.viewing_hours.attendee_id is
  'Staff account that shows the home or makes the visit. Null for the negotiator of the listing.';
comment on column public.viewing_hours.weekdays is
  '1 for Monday to 7 for Sunday. Closed days of the office have no slots.';
comment on column public.viewing_hours.closes is 'The last slot ends at this time, or before.';
comment on column public.viewing_hours.every_minutes is 'From the start of one slot to the start of the next.';
comment on column public.viewing_hours.gap_minutes is
  'The least time between a slot and another appointment of the same person elsewhere, for the journey.';
comment on column public.viewing_hours.notice_hours is 'The least time between booking and start.';
comment on column public.viewing_hours.self_confirming is
  'Whether a slot is booked at once. Otherwise staff confirm it.';

alter table public.viewing_hours
  add constraint viewing_hours_weekdays_known check (
    cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  add constraint viewing_hours_minutes_range check (minutes between 10 and 240),
  add constraint viewing_hours_every_range check (every_minutes between 10 and 720 and every_minutes >= minutes),
  add constraint viewing_hours_notice_range check (notice_hours between 0 and 336),
  add constraint viewing_hours_in_order check (closes - opens >= make_interval(mins => minutes)),
  add constraint viewing_hours_some_kind check (in_person or by_video),
  add constraint viewing_hours_purpose_known check (purpose in ('viewing', 'valuation')),
  add constraint viewing_hours_gap_range check (gap_minutes between 0 and 240),
  add constraint viewing_hours_visit_by_person check (
    purpose = 'viewing' or (attendee_id is not null and property_id is null and in_person and not by_video));
create index viewing_hours_of_listing on public.viewing_hours (property_id);
create index viewing_hours_of_person on public.viewing_hours (attendee_id) where attendee_id is not null;

alter table public.viewing_hours enable row level security;

create policy "Staff read viewing hours" on public.viewing_hours
  for select to authenticated using ((select public.is_staff()));
create policy "A negotiator opens viewing hours" on public.viewing_hours
  for insert to authenticated with check ((select public.may_edit()));
create policy "A negotiator changes viewing hours" on public.viewing_hours
  for update to authenticated using ((select public.may_edit())) with check ((select public.may_edit()));
create policy "A negotiator closes viewing hours" on public.viewing_hours
  for delete to authenticated using ((select public.may_edit()));

-- As src/lib/time/bank-holidays.ts.
create function private.is_bank_holiday(day date) returns boolean
  language plpgsql immutable set search_path = ''
  as $$
declare
  year constant integer := extract(year from day);
  golden constant integer := year % 19;
  century constant integer := year / 100;
  skipped constant integer := century - century / 4 - (8 * century + 13) / 25;
  epact constant integer := (19 * golden + skipped + 15) % 30;
  moon constant integer := epact - (epact / 28) * (1 - (29 / (epact + 1)) * ((21 - golden) / 11));
  sunday constant integer := (year + year / 4 + moon + 2 - century + century / 4) % 7;
  easter constant date := make_date(year, 3, 1) + 27 + moon - sunday;
  new_year constant date := make_date(year, 1, 1);
  christmas constant date := make_date(year, 12, 25);
  weekday constant integer := extract(isodow from christmas);
begin
  return day in (new_year, easter - 2, easter + 1, christmas, christmas + 1)
    -- The Monday after a New Year's Day at a weekend.
    or (extract(isodow from new_year) > 5 and day = new_year + (8 - extract(isodow from new_year)::integer))
    -- The first Monday of May, and the last of May and of August.
    or (extract(isodow from day) = 1 and (day between make_date(year, 5, 1) and make_date(year, 5, 7)
      or day between make_date(year, 5, 25) and make_date(year, 5, 31)
      or day between make_date(year, 8, 25) and make_date(year, 8, 31)))
    -- The working days after a Christmas or a Boxing Day at a weekend.
    or (weekday = 5 and day = christmas + 3)
    or (weekday = 6 and day in (christmas + 2, christmas + 3))
    or (weekday = 7 and day = christmas + 2);
end $$;
comment on function private.is_bank_holiday(date) is
  'Whether a day is a bank holiday in England, or the feast behind a substitute day.';

-- Every slot of some days, also one that is taken or comes too soon: a refusal says which. An hour that the clocks skip
-- or repeat has none. `besides` is a viewing that is moved, which does not stand in its own way.
create function private.slots_of(listing uuid, first_day date, last_day date, besides uuid default null)
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

create function public.viewing_slots(
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

-- Two days around the time are enough for nearly every home.
create function private.nearest_slots(listing uuid, wanted_kind text, wanted timestamptz) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  today constant date := now() at time zone 'Europe/London';
  wanted_day constant date := wanted at time zone 'Europe/London';
  around integer;
  nearest jsonb;
begin
  foreach around in array array[2, 20] loop
    select coalesce(jsonb_agg(near.starts_at order by near.starts_at), '[]') into nearest from (
      select distinct s.starts_at, abs(extract(epoch from s.starts_at - wanted)) as distance
      from private.slots_of(listing, greatest(wanted_day - around, today), least(wanted_day + around, today + 60)) s
      where s.free and s.in_time and case wanted_kind when 'video' then s.by_video else s.in_person end
      order by distance, s.starts_at limit 3) as near;
    exit when jsonb_array_length(nearest) = 3;
  end loop;
  return nearest;
end $$;
comment on function private.nearest_slots(uuid, text, timestamptz) is 'The three free times nearest to one, as JSON.';

-- The lock makes simultaneous choices run one after the other. The unique index decides all the same.
create function private.claim_slot(
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

-- Where a visitor of a listing is met; empty if no address is recorded.
create function private.recorded_place(listing uuid) returns text
  language sql stable set search_path = ''
  as $$
    select coalesce((select concat_ws(', ', record.address_line, record.postcode) from public.listing_records record
      where record.property_id = listing and record.address_line ~ '[^[:space:]]'), '')
  $$;
comment on function private.recorded_place(uuid) is 'The full address of a listing''s record. Only for viewings.';

-- Runs between two other triggers of a new enquiry (their order is that of their names): before _outbox, so that the
-- emails know the slot; after _limit, because a refusal says whether an email address holds a slot, and a sender above
-- the limit could ask without a trace. A refusal stores nothing, and the form still has everything that was typed.
create function private.hold_slot() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  wanted_kind constant text := coalesce(new.viewing_kind, 'in_person');
  place constant text := case wanted_kind when 'video' then '' else private.recorded_place(new.property_id) end;
  slot record;
  held record;
begin
  select * into slot from private.claim_slot(new.property_id, wanted_kind, new.preferred_viewing_date);
  select count(*) as viewings, count(*) filter (where v.property_id = new.property_id) as here into held
    from public.viewings v join public.property_inquiries i on i.id = v.enquiry_id and v.enquiry_kind = 'inquiry'
    where v.by_visitor and v.state <> 'cancelled' and v.starts_at > now()
      and private.canonical_email(i.email) = private.canonical_email(new.email);
  if held.here > 0 then
    raise exception 'You have already chosen a time for this home. To move it, use the link in our email.'
      using errcode = 'PT409', hint = 'slot-of-this-home-held';
  end if;
  if held.viewings >= 5 then
    raise exception 'You have already chosen five viewings. Please call us to book more.'
      using errcode = 'PT409', hint = 'slots-of-five-homes-held';
  end if;
  insert into public.viewings (enquiry_kind, enquiry_id, property_id, starts_at, minutes, kind, meeting_place, host,
      attendee_id, by_visitor, state)
    values ('inquiry', new.id, new.property_id, new.preferred_viewing_date, slot.minutes, wanted_kind, place,
      coalesce(nullif(slot.attendee, ''), 'Our team'), slot.attendee_id, true,
      case when slot.self_confirming and (wanted_kind = 'video' or place <> '') then 'booked' else 'requested' end);
  return null;
exception when unique_violation then
  raise exception 'Somebody else has just taken this time. Please choose another.'
    using errcode = 'PT409', hint = 'slot-taken';
end $$;
comment on function private.hold_slot() is 'Books the slot of a new enquiry, or refuses the enquiry.';
create trigger property_inquiries_limited_hold after insert on public.property_inquiries
  for each row when (new.viewing_slot and current_user in ('anon', 'authenticated'))
  execute function private.hold_slot();

revoke all on public.viewing_hours from public, anon, authenticated, service_role;
grant select, insert (id, purpose, property_id, attendee_id, weekdays, opens, closes, minutes, every_minutes,
    gap_minutes, in_person, by_video, notice_hours, self_confirming),
  update (purpose, property_id, attendee_id, weekdays, opens, closes, minutes, every_minutes, gap_minutes, in_person,
    by_video, notice_hours, self_confirming),
  delete on public.viewing_hours to authenticated;
revoke all on function
  private.is_bank_holiday(date), private.slots_of(uuid, date, date, uuid), public.viewing_slots(uuid, date, integer),
  private.nearest_slots(uuid, text, timestamptz), private.claim_slot(uuid, text, timestamptz, uuid),
  private.recorded_place(uuid), private.hold_slot()
  from public, anon, authenticated, service_role;
grant execute on function public.viewing_slots(uuid, date, integer) to anon, authenticated;
