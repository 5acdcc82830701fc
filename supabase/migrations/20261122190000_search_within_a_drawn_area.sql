-- Homes within an area that a visitor draws on the map, as a ring of corners. The index finds homes in the surrounding
-- rectangle; each is then tested.

-- Anyone may call this. An invalid area (too few or too many corners, off the globe, not numbers) contains no homes.
create or replace function public.drawn_condition(drawn jsonb) returns text
  language sql stable set search_path = ''
  as $$
  select case when bool_and(lat between -90 and 90 and lng between -180 and 180) and count(lat + lng) = count(*) and count(*) >= 3
    then format('latitude between %s and %s and longitude between %s and %s and %L::polygon @> point(longitude, latitude)',
      min(lat), max(lat), min(lng), max(lng), '(' || string_agg(format('(%s,%s)', lng, lat), ',' order by n) || ')')
    else 'false' end
  from (select n, case when jsonb_typeof(corner -> 0) = 'number' then (corner ->> 0)::float8 end as lat,
      case when jsonb_typeof(corner -> 1) = 'number' then (corner ->> 1)::float8 end as lng
    from jsonb_array_elements(case when jsonb_typeof(drawn) = 'array' and jsonb_array_length(drawn) <= 30 then drawn else '[]' end)
      with ordinality as corners (corner, n)) as corners $$;
comment on function public.drawn_condition(jsonb) is
  'That a home lies within an area, as SQL: at most 30 corners, each its latitude and longitude.';

-- Unchanged except for the area.
create or replace function public.home_condition(filters jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  found text[] := array[format('listing_type = %L and status in (''live'', ''under_offer'', ''let_agreed'')', filters ->> 'type')];
  words text;
begin
  if jsonb_array_length(filters -> 'areas') > 0 then
    found := found || format('lower(area) = any (%L::text[])', array(select lower(value) from jsonb_array_elements_text(filters -> 'areas')));
  end if;
  if filters ? 'min' then found := found || format('price >= %s', (filters ->> 'min')::numeric); end if;
  if filters ? 'max' then found := found || format('price <= %s', (filters ->> 'max')::numeric); end if;
  -- A number means at least this many. Two numbers are a range; [2, 2] means exactly two.
  if jsonb_typeof(filters -> 'beds') = 'array' then
    found := found || format('beds between %s and %s', (filters -> 'beds' ->> 0)::int, (filters -> 'beds' ->> 1)::int);
  elsif filters ? 'beds' then
    found := found || format('beds >= %s', (filters ->> 'beds')::int);
  end if;
  if filters ? 'baths' then found := found || format('baths >= %s', (filters ->> 'baths')::int); end if;
  found := found || private.choice_conditions(filters);
  -- A rental without a date is available now.
  if filters ? 'available' then found := found || format('(date_available is null or date_available <= %L)', (filters ->> 'available')::date); end if;
  if filters ? 'box' then
    found := found || format('latitude between %s and %s and longitude between %s and %s',
      (filters -> 'box' ->> 0)::float8, (filters -> 'box' ->> 2)::float8, (filters -> 'box' ->> 1)::float8, (filters -> 'box' ->> 3)::float8);
  end if;
  if filters ? 'near' then found := found || public.near_condition(filters -> 'near'); end if;
  if filters ? 'drawn' then found := found || public.drawn_condition(filters -> 'drawn'); end if;
  if filters ? 'q' then
    -- All words must match, each as a prefix.
    select string_agg(format('''%s'':*', word), ' & ') into words
      from (select word from regexp_split_to_table(left(filters ->> 'q', 200), '[\s!-/:-@\[-`{-~]+') as word where word <> '' limit 8) as asked;
    -- Words that occur in every text (the, and) exclude nothing.
    if words is not null and numnode(to_tsquery('pg_catalog.english', words)) > 0 then
      found := found || format('public.home_words(title, area, description, features) @@ to_tsquery(''pg_catalog.english'', %L)', words);
    end if;
  end if;
  return array_to_string(found, ' and ');
end $$;
comment on function public.home_condition(jsonb) is
  'The condition that filters come to, as SQL whose values are quoted. Keys: type, areas, min, max, beds (a number, or fewest and most), baths, furnished (true, false, "part"), available, home, outside and tenure (lists of which one fits), pets (true), access ("lift", "step_free"), q, box (south, west, north, east), near (points, reach, banks), drawn (the corners of an area: latitude, longitude).';

create or replace function public.search_homes(filters jsonb, sort text default 'newest', page integer default 1) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  chosen text[] := array(select lower(value) from jsonb_array_elements_text(filters -> 'areas'));
  total integer;
  homes jsonb;
  areas jsonb;
  relaxed jsonb := '{}';
  name text;
  others integer;
begin
  -- The total is the sum of the areas' counts, so homes are counted once.
  execute format(
    'select coalesce(sum(count) filter (where %L or lower(name) = any (%L::text[])), 0),
       coalesce(jsonb_agg(jsonb_build_object(''name'', name, ''count'', count) order by name) filter (where name is not null), ''[]'')
     from (%s) as areas',
    cardinality(chosen) = 0, chosen, public.home_areas(filters)) into total, areas;
  execute format('select coalesce(jsonb_agg(to_jsonb(home)), ''[]'') from (%s) as home', public.home_page(filters, sort, page)) into homes;
  if total = 0 then
    foreach name in array private.filter_names() loop
      continue when not filters ? name;
      execute 'select count(*) from public.properties where ' || public.home_condition(filters - name) into others;
      if others > 0 then relaxed := relaxed || jsonb_build_object(name, others); end if;
    end loop;
  end if;
  return jsonb_build_object('total', total, 'homes', homes, 'areas', areas, 'relaxed', relaxed);
end $$;

revoke all on function public.drawn_condition(jsonb) from public;
grant execute on function public.drawn_condition(jsonb) to anon, authenticated, service_role;
