-- Who searches is anybody: a list of a filter holds at most a hundred values, as the longest list on the screen does many
-- times over. Without a limit a body of some hundred kilobytes keeps the database busy for half a minute.

alter function public.home_condition(jsonb) rename to home_condition_unchecked;
alter function public.home_condition_unchecked(jsonb) set schema private;
comment on function private.home_condition_unchecked(jsonb) is
  'The condition that filters come to, as SQL whose values are quoted; public.home_condition checks their lists before.';

create function public.home_condition(filters jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  list text;
begin
  select key into list from jsonb_each(filters)
    -- An area of too many corners is none, and holds no home.
    where key <> 'drawn' and case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) > 100 end limit 1;
  if list is not null then
    raise exception 'A filter takes at most 100 values; “%” has more.', left(list, 40)
      using errcode = '22023', hint = 'too-many-values';
  end if;
  return private.home_condition_unchecked(filters);
end $$;
comment on function public.home_condition(jsonb) is
  'The condition that filters come to, as SQL whose values are quoted. Keys: type, areas, min, max, beds (a number, or fewest and most), baths, furnished (true, false, "part"), available, home, outside and tenure (lists of which one fits), pets (true), access ("lift", "step_free"), q, box (south, west, north, east), near (points, reach, banks), drawn (the corners of an area: latitude, longitude). A list has at most 100 values.';
revoke all on function public.home_condition(jsonb) from public, anon, authenticated, service_role;
