-- Search: one call filters, sorts, counts and pages, and names the filters to remove when nothing matches. The
-- functions run as their owner, because row-level security prevents the text index (its operator is not leakproof). So
-- every condition limits the result to listed homes and excludes drafts.

-- The words of a home. Declared immutable, so that an index can store them; array_to_string is immutable for texts,
-- although it is not marked so. Its high cost makes the planner use the index instead of computing the words for each
-- row.
create or replace function public.home_words(title text, area text, description text, features text[]) returns tsvector
  language sql immutable parallel safe cost 5000 set search_path = ''
  as $$ select pg_catalog.to_tsvector('pg_catalog.english', concat_ws(' ', title, area, description, array_to_string(features, ' '))) $$;
comment on function public.home_words(text, text, text, text[]) is 'What a search for words looks through.';

-- One index for each order, and one covering index for counts: it contains all columns of the filters.
create index if not exists properties_listed_price on public.properties (listing_type, price, id)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_size on public.properties (listing_type, floor_size desc nulls last, id)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_filters on public.properties
  (listing_type, lower(area), price) include (area, beds, baths, furnished, date_available, latitude, longitude, status,
    property_type, tenure, outside_space, furnishing, pets, lift, accessibility)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_words on public.properties
  using gin (public.home_words(title, area, description, features))
  where status in ('live', 'under_offer', 'let_agreed');
-- A map section with other filters matches too few homes for an index of an order.
create index if not exists properties_listed_place on public.properties (listing_type, latitude, longitude)
  where status in ('live', 'under_offer', 'let_agreed');

-- Rare values: alone or with other filters they match too few homes for an index of an order.
create index if not exists properties_listed_kind on public.properties (listing_type, property_type)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_tenure on public.properties (listing_type, tenure)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_furnishing on public.properties (furnishing)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_lift on public.properties (listing_type, lift)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_outside on public.properties using gin (outside_space)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_access on public.properties using gin (accessibility)
  where status in ('live', 'under_offer', 'let_agreed');

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
  'The condition that filters come to, as SQL whose values are quoted. Keys: type, areas, min, max, beds (a number, or fewest and most), baths, furnished (true, false, "part"), available, home, outside and tenure (lists of which one fits), pets (true), access ("lift", "step_free"), q, box (south, west, north, east).';

create or replace function public.home_areas(filters jsonb) returns text
  language sql stable set search_path = ''
  as $$
  -- Spellings are merged after counting, because merging each home's spelling takes longer than the count.
  select format('select min(area) as name, sum(homes)::integer as count
     from (select area, count(*) as homes from public.properties where %s group by area) as spelt group by lower(area)',
    public.home_condition(filters - 'areas')) $$;
comment on function public.home_areas(jsonb) is
  'The query of how many homes each area has under all filters but the areas, as SQL: a test asks the planner how it is answered.';

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
    foreach name in array array['areas', 'min', 'max', 'home', 'beds', 'baths', 'outside', 'furnished', 'pets', 'access', 'tenure', 'available', 'q', 'box'] loop
      continue when not filters ? name;
      execute 'select count(*) from public.properties where ' || public.home_condition(filters - name) into others;
      if others > 0 then relaxed := relaxed || jsonb_build_object(name, others); end if;
    end loop;
  end if;
  return jsonb_build_object('total', total, 'homes', homes, 'areas', areas, 'relaxed', relaxed);
end $$;
comment on function public.search_homes(jsonb, text, integer) is
  'A page of homes in the lists, how many there are in all and in each area, and, when there are none, how many each single filter holds back.';

-- Several homes in one cell are one mark with a number; a single home is its own mark. Marks are wider than high, and
-- so are cells: 1.75 times, and 1.6 times because a degree of longitude is shorter.
create or replace function public.homes_on_map(filters jsonb, cell double precision) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare marks jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(mark), ''[]'') from (
       select jsonb_build_object(''count'', count(*), ''lat'', avg(latitude), ''lng'', avg(longitude), ''from'', min(price), ''id'', min(id::text)) as mark
       from public.properties where %s and latitude is not null
       group by floor(latitude / %s), floor(longitude / %s) order by count(*) desc limit 1000) as marks',
    public.home_condition(filters), greatest(cell, 0.00001), greatest(cell, 0.00001) * 1.75 * 1.6) into marks;
  return marks;
end $$;
comment on function public.homes_on_map(jsonb, double precision) is
  'The homes that fit, gathered in cells of that many degrees of latitude: count, middle, lowest price, and the id of one.';

create or replace function public.home_bounds(filters jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare bounds jsonb;
begin
  execute format(
    'select jsonb_build_array(min(latitude), min(longitude), max(latitude), max(longitude)) from public.properties where %s and latitude is not null having count(*) > 0',
    public.home_condition(filters)) into bounds;
  return bounds;
end $$;
comment on function public.home_bounds(jsonb) is
  'The rectangle around the homes that fit: south, west, north, east, in degrees; null where none has a place on the map.';

-- The secret key needs these functions too: an import writes listings, and the index of their words calls a function.
revoke all on function public.home_words(text, text, text, text[]), public.home_condition(jsonb),
  public.home_areas(jsonb), public.search_homes(jsonb, text, integer), public.homes_on_map(jsonb, double precision),
  public.home_bounds(jsonb) from public;
grant execute on function public.home_words(text, text, text, text[]), public.home_condition(jsonb),
  public.home_areas(jsonb), public.search_homes(jsonb, text, integer), public.homes_on_map(jsonb, double precision),
  public.home_bounds(jsonb) to anon, authenticated, service_role;
