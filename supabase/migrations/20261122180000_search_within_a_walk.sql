-- Homes within a walk of a station or university. The database knows neither places nor walking speed. A request
-- contains points (an interchange has several), the reach in degrees of latitude and longitude, and the river banks
-- nearby. Metres, minutes and their constants are in src/domain/london/distance.ts.

-- Anyone may call this, so points, banks and reach (half an hour) have limits. Crossing the river is checked last,
-- because it takes longest.
create function public.near_reach(near jsonb) returns double precision[]
  language sql immutable set search_path = ''
  as $$ select array[least((near -> 'reach' ->> 0)::float8, 0.018), least((near -> 'reach' ->> 1)::float8, 0.029)] $$;
comment on function public.near_reach(jsonb) is 'The reach of a walk, in degrees of latitude and of longitude, but no farther than people walk.';

-- Distances are squares in units of the reach, so 1 is its edge. They equal those of metresBetween, divided.
create function public.near_distance(near jsonb) returns text
  language sql stable set search_path = ''
  as $$
  -- least() ignores null: a point across the river, or out of reach.
  select coalesce('least(' || string_agg(format('case when %1$s <= 1 then %2$s end', distance,
      -- A line from bank to bank crosses both. A rounded position may be in the river; then the line crosses one.
      case when cardinality(sides) = 0 then distance else format(
        'case when (select count(*) from unnest(%L::lseg[]) as side where side ?# lseg(point(longitude, latitude), point(%s, %s))) in (0, 1, 3, 5, 7) then %s end',
        sides, (spot ->> 1)::float8, (spot ->> 0)::float8, distance) end), ', ') || ')', 'null::float8')
  from (select spot from jsonb_array_elements(near -> 'points') as spot limit 4) as spots,
    lateral (select format('((latitude - (%s)) / %s) ^ 2 + ((longitude - (%s)) / %s) ^ 2',
      (spot ->> 0)::float8, format('nullif((%s)::float8, 0)', (public.near_reach(near))[1]),
      (spot ->> 1)::float8, format('nullif((%s)::float8, 0)', (public.near_reach(near))[2])) as distance) as distances,
    lateral (select array(select lseg(point((side ->> 1)::float8, (side ->> 0)::float8), point((side ->> 3)::float8, (side ->> 2)::float8))
      from jsonb_array_elements(near -> 'banks') as side limit 64) as sides) as banks $$;
comment on function public.near_distance(jsonb) is
  'How far a home lies from the nearest of some points within reach and on its bank, as SQL: the square, in units of the reach.';

create function public.near_condition(near jsonb) returns text
  language sql stable set search_path = ''
  as $$
  -- The index finds homes in the surrounding rectangle.
  select case when count(*) = 0 then 'false' else format('latitude between %s and %s and longitude between %s and %s and %s <= 1',
    min((spot ->> 0)::float8) - (public.near_reach(near))[1], max((spot ->> 0)::float8) + (public.near_reach(near))[1],
    min((spot ->> 1)::float8) - (public.near_reach(near))[2], max((spot ->> 1)::float8) + (public.near_reach(near))[2],
    public.near_distance(near)) end
  from (select spot from jsonb_array_elements(near -> 'points') as spot limit 4) as spots $$;
comment on function public.near_condition(jsonb) is
  'That a home lies within a walk, as SQL. Keys: points (latitude, longitude), reach (degrees of latitude, of longitude), banks (the sides of the river nearby: latitude, longitude, latitude, longitude).';

-- Unchanged except for the walk.
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
  -- A home whose landlord offers both options matches either.
  if filters ->> 'furnished' = 'part' then
    found := found || $q$furnishing in ('part_furnished', 'flexible')$q$::text;
  elsif (filters ->> 'furnished')::boolean then
    found := found || 'furnished'::text;
  elsif filters ? 'furnished' then
    found := found || $q$(not coalesce(furnished, true) or furnishing = 'flexible')$q$::text;
  end if;
  if filters ? 'home' then
    found := found || format('property_type = any (%L::text[])', array(select jsonb_array_elements_text(filters -> 'home')));
  end if;
  if filters ? 'outside' then
    found := found || format('outside_space && %L::text[]', array(select jsonb_array_elements_text(filters -> 'outside')));
  end if;
  if filters ? 'tenure' then found := found || format('tenure = any (%L::text[])', array(select jsonb_array_elements_text(filters -> 'tenure'))); end if;
  if (filters ->> 'pets')::boolean then found := found || $q$pets = 'considered'$q$::text; end if;
  -- Step-free is stored explicitly, because a ground floor may have a step in front of it.
  if filters ->> 'access' = 'lift' then found := found || $q$(lift or accessibility && '{lift}'::text[])$q$::text;
  elsif filters ->> 'access' = 'step_free' then found := found || $q$accessibility && '{step_free}'::text[]$q$::text; end if;
  -- A rental without a date is available now.
  if filters ? 'available' then found := found || format('(date_available is null or date_available <= %L)', (filters ->> 'available')::date); end if;
  if filters ? 'box' then
    found := found || format('latitude between %s and %s and longitude between %s and %s',
      (filters -> 'box' ->> 0)::float8, (filters -> 'box' ->> 2)::float8, (filters -> 'box' ->> 1)::float8, (filters -> 'box' ->> 3)::float8);
  end if;
  if filters ? 'near' then found := found || public.near_condition(filters -> 'near'); end if;
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
  'The condition that filters come to, as SQL whose values are quoted. Keys: type, areas, min, max, beds (a number, or fewest and most), baths, furnished (true, false, "part"), available, home, outside and tenure (lists of which one fits), pets (true), access ("lift", "step_free"), q, box (south, west, north, east), near (points, reach, banks).';

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
    foreach name in array array['areas', 'min', 'max', 'home', 'beds', 'baths', 'outside', 'furnished', 'pets', 'access', 'tenure', 'available', 'q', 'box', 'near'] loop
      continue when not filters ? name;
      execute 'select count(*) from public.properties where ' || public.home_condition(filters - name) into others;
      if others > 0 then relaxed := relaxed || jsonb_build_object(name, others); end if;
    end loop;
  end if;
  return jsonb_build_object('total', total, 'homes', homes, 'areas', areas, 'relaxed', relaxed);
end $$;

-- Nearest first if the search names a place.
create or replace function public.home_page(filters jsonb, sort text, page integer) returns text
  language sql stable set search_path = ''
  as $$
  select format(
    'select %s from public.properties where %s order by %s limit 24 offset %s',
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
      where attrelid = 'public.listing_cards'::regclass and attnum > 0 and not attisdropped)
      -- The length of the walk as a share of the reach: 0 at the place, 1 at the edge.
      || case when filters ? 'near' then ', sqrt(' || public.near_distance(filters -> 'near') || ') as walk' else '' end,
    public.home_condition(filters),
    case
      when sort = 'nearest' and filters ? 'near' then public.near_distance(filters -> 'near') || ', id'
      when sort = 'price' then 'price, id'
      when sort = '-price' then 'price desc, id desc'
      when sort = 'size' then 'floor_size desc nulls last, id'
      else 'created_at desc, id'
    end,
    24 * (greatest(page, 1) - 1)) $$;

revoke all on function public.near_reach(jsonb), public.near_distance(jsonb), public.near_condition(jsonb) from public;
grant execute on function public.near_reach(jsonb), public.near_distance(jsonb), public.near_condition(jsonb) to anon, authenticated, service_role;
