-- A free time may be longer in person than by video. Each kind has the length that claim_slot() would book. Open pages
-- of the release before read only `minutes`.
drop function public.viewing_slots(uuid, date, integer);

create function public.viewing_slots(
    listing uuid default null, first_day date default null, days integer default 14)
  returns table (starts_at timestamptz, minutes integer, in_person boolean, by_video boolean, self_confirming boolean,
    in_person_minutes integer, video_minutes integer)
  language sql stable security definer set search_path = ''
  as $$
    with period as (
      select greatest(coalesce(first_day, today), today) as since, today + 60 as until
      from (select (now() at time zone 'Europe/London')::date as today) as clock
    )
    select slot.starts_at, min(slot.minutes), bool_or(slot.in_person), bool_or(slot.by_video),
      bool_and(slot.self_confirming),
      (array_agg(slot.minutes order by slot.self_confirming desc, slot.minutes) filter (where slot.in_person))[1],
      (array_agg(slot.minutes order by slot.self_confirming desc, slot.minutes) filter (where slot.by_video))[1]
    from period,
      private.slots_of(listing, since, least(until, since + least(greatest(days, 1), 61) - 1)) as slot
    where slot.free and slot.in_time
    group by slot.starts_at order by slot.starts_at
  $$;
comment on function public.viewing_slots(uuid, date, integer) is
  'The free slots of a listing, or of valuation visits without one, from a London day on, at most sixty days ahead. A '
  'kind that is not offered has no minutes.';

revoke all on function public.viewing_slots(uuid, date, integer) from public, anon, authenticated, service_role;
grant execute on function public.viewing_slots(uuid, date, integer) to anon, authenticated;
