-- Search: one call filters, sorts, counts and pages, and names the filters to remove when nothing matches. The
-- functions run as their owner, because row-level security prevents the text index (its operator is not leakproof). So
-- every condition limits the result to listed listings of an offered type, and excludes drafts.

-- The words of a listing. Declared immutable, so that an index can store them; array_to_string is immutable for texts,
-- although it is not marked so. Its high cost makes the planner use the index instead of computing the words for each
-- row.
create or replace function public.search_vector(title text, area text, description text, features text[])
  returns tsvector
  language sql immutable parallel safe cost 5000 set search_path = ''
  as $$ select pg_catalog.to_tsvector('pg_catalog.english',
    concat_ws(' ', title, area, description, array_to_string(features, ' '))) $$;
comment on function public.search_vector(text, text, text, text[]) is 'Text search vector of a listing.';

-- One index for each order, and one covering index for counts: it contains all columns of the filters.
create index if not exists properties_listed_price on public.properties (listing_type, price, id)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_size on public.properties (listing_type, floor_size desc nulls last, id)
  where status in ('live', 'under_offer', 'let_agreed');
create index if not exists properties_listed_filters on public.properties
  (listing_type, lower(area), price) include (area, beds, baths, furnished, date_available, latitude, longitude, status,
    property_type, tenure, outside_space, furnishing, pets, lift, accessibility)
  where status in ('live', 'under_offer', 'let_agreed');
-- A search has one type. In one index for both types, it would read the matches of the other from the table.
create index if not exists properties_sale_words on public.properties
  using gin (public.search_vector(title, area, description, features))
  where status in ('live', 'under_offer', 'let_agreed') and listing_type = 'sale';
create index if not exists properties_rent_words on public.properties
  using gin (public.search_vector(title, area, description, features))
  where status in ('live', 'under_offer', 'let_agreed') and listing_type = 'rent';

-- A map section with other filters matches too few listings for an index of an order. It has what a count, an order and
-- a mark on the map need, instead of the table.
create index if not exists properties_listed_place on public.properties (listing_type, latitude, longitude)
  include (area, price, created_at, id)
  where status in ('live', 'under_offer', 'let_agreed');

-- Rare values: alone or with other filters they match too few listings for an index of an order.
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
-- A postcode district, as a filter.
create index properties_listed_outcode on public.properties (listing_type, outcode)
  where status in ('live', 'under_offer', 'let_agreed');

-- Listings within a walk of a station or university. The database knows neither places nor walking speed. A request
-- contains points (an interchange has several), the reach in degrees of latitude and longitude, and the river banks
-- nearby. Metres, minutes and their constants are in src/domain/london/distance.ts.
-- Anyone may call this, so points, banks and reach (half an hour) have limits. Crossing the river is checked last,
-- because it takes longest.
create function public.near_reach(near jsonb) returns double precision[]
  language sql immutable set search_path = ''
  as $$ select array[least((near -> 'reach' ->> 0)::float8, 0.018), least((near -> 'reach' ->> 1)::float8, 0.029)] $$;
comment on function public.near_reach(jsonb) is
  'Walking radius in degrees of latitude and longitude, capped at half an hour.';

-- Distances are squares in units of the reach, so 1 is its edge. They equal those of metresBetween, divided.
create function public.near_distance(near jsonb) returns text
  language sql stable set search_path = ''
  as $$
  -- least() ignores null: a point across the river, or out of reach.
  select coalesce('least(' || string_agg(format('case when %1$s <= 1 then %2$s end', distance,
      -- A line from bank to bank crosses both. A rounded position may be in the river; then the line crosses one.
      case when cardinality(sides) = 0 then distance else format(
        'case when (select count(*) from unnest(%L::lseg[]) as side where side ?# lseg(point(longitude, latitude), '
        'point(%s, %s))) in (0, 1, 3, 5, 7) then %s end',
        sides, (spot ->> 1)::float8, (spot ->> 0)::float8, distance) end), ', ') || ')', 'null::float8')
  from (select spot from jsonb_array_elements(near -> 'points') as spot limit 4) as spots,
    lateral (select format('((latitude - (%s)) / %s) ^ 2 + ((longitude - (%s)) / %s) ^ 2',
      (spot ->> 0)::float8, format('nullif((%s)::float8, 0)', (public.near_reach(near))[1]),
      (spot ->> 1)::float8, format('nullif((%s)::float8, 0)', (public.near_reach(near))[2])) as distance) as distances,
    lateral (select array(select lseg(point((side ->> 1)::float8, (side ->> 0)::float8),
      point((side ->> 3)::float8, (side ->> 2)::float8))
      from jsonb_array_elements(near -> 'banks') as side limit 64) as sides) as banks $$;
comment on function public.near_distance(jsonb) is
  'SQL for the squared distance to the nearest point within reach on the same bank, in units of the reach.';

create function public.near_condition(near jsonb) returns text
  language sql stable set search_path = ''
  as $$
  -- The index finds listings in the surrounding rectangle.
  select case when count(*) = 0 then 'false'
    else format('latitude between %s and %s and longitude between %s and %s and %s <= 1',
    min((spot ->> 0)::float8) - (public.near_reach(near))[1], max((spot ->> 0)::float8) + (public.near_reach(near))[1],
    min((spot ->> 1)::float8) - (public.near_reach(near))[2], max((spot ->> 1)::float8) + (public.near_reach(near))[2],
    public.near_distance(near)) end
  from (select spot from jsonb_array_elements(near -> 'points') as spot limit 4) as spots $$;
comment on function public.near_condition(jsonb) is
  'SQL condition for listings within walking distance. Keys: points [latitude, longitude], reach [latitude, '
  'longitude], banks [latitude, longitude, latitude, longitude].';

-- Listings within an area that a visitor draws on the map, as a ring of corners. The index finds listings in the
-- surrounding rectangle; each is then tested. An invalid area (too few or too many corners, off the globe, not numbers)
-- contains no listings.
create or replace function public.drawn_condition(drawn jsonb) returns text
  language sql stable set search_path = ''
  as $$
  select case
    when bool_and(lat between -90 and 90 and lng between -180 and 180) and count(lat + lng) = count(*) and count(*) >= 3
    then format(
      'latitude between %s and %s and longitude between %s and %s and %L::polygon @> point(longitude, latitude)',
      min(lat), max(lat), min(lng), max(lng), '(' || string_agg(format('(%s,%s)', lng, lat), ',' order by n) || ')')
    else 'false' end
  from (select n, case when jsonb_typeof(corner -> 0) = 'number' then (corner ->> 0)::float8 end as lat,
      case when jsonb_typeof(corner -> 1) = 'number' then (corner ->> 1)::float8 end as lng
    from jsonb_array_elements(
        case when jsonb_typeof(drawn) = 'array' and jsonb_array_length(drawn) <= 30 then drawn else '[]' end)
      with ordinality as corners (corner, n)) as corners $$;
comment on function public.drawn_condition(jsonb) is
  'SQL condition for listings within a polygon of at most 30 corners [latitude, longitude].';

create function private.listing_condition_unchecked(filters jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  conditions text[] := array[format('listing_type = %L and status in (''live'', ''under_offer'', ''let_agreed'')',
    filters ->> 'type')];
  words text;
begin
  if jsonb_array_length(filters -> 'areas') > 0 then
    conditions := conditions || format('lower(area) = any (%L::text[])',
      array(select lower(value) from jsonb_array_elements_text(filters -> 'areas')));
  end if;
  if filters ? 'min' then conditions := conditions || format('price >= %s', (filters ->> 'min')::numeric); end if;
  if filters ? 'max' then conditions := conditions || format('price <= %s', (filters ->> 'max')::numeric); end if;
  -- A number means at least this many. Two numbers are a range; [2, 2] means exactly two.
  if jsonb_typeof(filters -> 'beds') = 'array' then
    conditions := conditions
      || format('beds between %s and %s', (filters -> 'beds' ->> 0)::int, (filters -> 'beds' ->> 1)::int);
  elsif filters ? 'beds' then
    conditions := conditions || format('beds >= %s', (filters ->> 'beds')::int);
  end if;
  if filters ? 'baths' then conditions := conditions || format('baths >= %s', (filters ->> 'baths')::int); end if;
  conditions := conditions || private.choice_conditions(filters);
  -- A rental without a date is available now.
  if filters ? 'available' then
    conditions := conditions
      || format('(date_available is null or date_available <= %L)', (filters ->> 'available')::date);
  end if;
  if filters ? 'box' then
    conditions := conditions || format('latitude between %s and %s and longitude between %s and %s',
      (filters -> 'box' ->> 0)::float8, (filters -> 'box' ->> 2)::float8,
      (filters -> 'box' ->> 1)::float8, (filters -> 'box' ->> 3)::float8);
  end if;
  if filters ? 'near' then conditions := conditions || public.near_condition(filters -> 'near'); end if;
  if filters ? 'drawn' then conditions := conditions || public.drawn_condition(filters -> 'drawn'); end if;
  if filters ? 'q' then
    -- All words must match, each as a prefix.
    select string_agg(format('''%s'':*', word), ' & ') into words
      from (select word from regexp_split_to_table(left(filters ->> 'q', 200), '[\s!-/:-@\[-`{-~]+') as word
        where word <> '' limit 8) as search_words;
    -- Words that occur in every text (the, and) exclude nothing.
    if words is not null and numnode(to_tsquery('pg_catalog.english', words)) > 0 then
      conditions := conditions || format(
        'public.search_vector(title, area, description, features) @@ to_tsquery(''pg_catalog.english'', %L)', words);
    end if;
  end if;
  return array_to_string(conditions, ' and ');
end $$;
comment on function private.listing_condition_unchecked(jsonb) is
  'SQL condition for filters, with quoted values. public.listing_condition limits the lists first.';

-- Anyone may search. Without a limit of values, a large request would occupy the database for half a minute.
create function private.refuse_long_lists(filters jsonb) returns void
  language plpgsql stable set search_path = ''
  as $$
  declare
    list text;
  begin
    select key into list from jsonb_each(filters)
      -- An area with too many corners is invalid and contains no listings.
      where key <> 'drawn' and case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) > 100 end limit 1;
    if list is not null then
      raise exception 'A filter takes at most 100 values; “%” has more.', left(list, 40)
        using errcode = '22023', hint = 'too-many-values';
    end if;
  end $$;
comment on function private.refuse_long_lists(jsonb) is 'Raises an error if a filter has more than 100 values.';

create or replace function public.listing_condition(filters jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
begin
  perform private.refuse_long_lists(filters);
  -- A type that the agency does not offer has no listings for visitors.
  if not (filters ->> 'type') = any (private.offered_types()) then return 'false'; end if;
  return private.listing_condition_unchecked(filters);
end $$;
comment on function public.listing_condition(jsonb) is
  'SQL condition for filters, with quoted values. Keys: type, areas, postcode (a district: W1 includes W1G), min, max, '
  'beds (a minimum or [min, max]), baths, monthly, furnished (true, false, "part"), available, home, outside and '
  'tenure (lists, any matches), pets (true), access ("lift", "step_free"), q, box (south, west, north, east), near '
  '(points, reach, banks), train (south, west, columns, runs), drawn (corners). A list has at most 100 values.';

create function private.listing_columns(filters jsonb) returns text
  language sql stable set search_path = ''
  as $$
  select (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
      where attrelid = 'public.listing_cards'::regclass and attnum > 0 and not attisdropped)
    -- The length of the walk as a share of the reach: 0 at the place, 1 at the edge.
    || case when filters ? 'near'
      then ', sqrt(' || public.near_distance(filters -> 'near') || ') as walk' else '' end
    || case when filters ? 'train' then ', latitude, longitude' else '' end $$;
comment on function private.listing_columns(jsonb) is
  'SQL for the columns of a card, and for what it shows of a place that the search names.';

-- The distance from the place of the search, by which no index is ordered.
create function private.listing_rank(filters jsonb, sort text) returns text
  language sql stable set search_path = ''
  as $$
  select case
    when sort = 'nearest' and filters ? 'near' then public.near_distance(filters -> 'near')
    when sort = 'quickest' and filters ? 'train' then private.train_level(filters -> 'train') end $$;
comment on function private.listing_rank(jsonb, text) is
  'SQL for the walk to, or the journey by train from, each listing. Null for the other orders.';

create function private.listing_order(rank text, sort text) returns text
  language sql immutable set search_path = ''
  as $$
  select case
    when rank is not null and sort = 'nearest' then rank || ', id'
    when rank is not null then rank || ', created_at desc, id'
    when sort = 'price' then 'price, id'
    when sort = '-price' then 'price desc, id desc'
    when sort = 'size' then 'floor_size desc nulls last, id'
    else 'created_at desc, id'
  end $$;
comment on function private.listing_order(text, text) is 'SQL for an order of the search.';

create function private.area_counts_of(listings text) returns text
  language sql immutable set search_path = ''
  as $$
  -- Spellings are merged after counting, because merging each listing's spelling takes longer than the count.
  select format('select min(area collate "C") collate "en-x-icu" as name, sum(listings)::integer as count
     from (select area, count(*) as listings from %s group by area) as spellings group by lower(area)', listings) $$;
comment on function private.area_counts_of(text) is 'SQL that counts listings per area.';

-- The condition of a long filter takes milliseconds to write, so it is written once, for the counts and the page. Words
-- are in an index without an order. In the order of another index, the words of each listing would be computed until 24
-- match: of all listings if none does. So the matches are read once. The same holds for the shortest journeys, whose
-- matches are read from one index alone, so they have no column that it lacks.
create function private.search_sql(filters jsonb, sort text, page integer) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    -- Words that occur in every text are no condition.
    has_words constant boolean := filters ? 'q'
      and private.listing_condition_unchecked(jsonb_build_object('q', filters -> 'q')) like '%to_tsquery%';
    condition constant text := public.listing_condition(filters - 'areas');
    rank constant text := private.listing_rank(filters, sort);
    chosen constant text := case when jsonb_array_length(filters -> 'areas') > 0 then format(
      'lower(area) = any (%L::text[])', array(select lower(value) from jsonb_array_elements_text(filters -> 'areas')))
      else 'true' end;
    first constant integer := 24 * (greatest(page, 1) - 1);
    read text;
  begin
    perform private.refuse_long_lists(filters);
    if has_words or rank is not null and sort = 'quickest' then
      read := format(
        'matching as materialized (select id, area, created_at, %s from public.properties where %s),
         areas as (%s),
         page as (select row_number() over () as place, id
           from (select id from matching where %s order by %s limit 24 offset %s) as ids),
         listing as (select %s from page join public.properties using (id) order by place)',
        case when rank is null then 'price, floor_size' else rank || ' as rank' end,
        condition, private.area_counts_of('matching'), chosen,
        private.listing_order(case when rank is not null then 'rank' end, sort), first,
        private.listing_columns(filters));
    else
      read := format('areas as (%s), listing as (select %s from public.properties where %s and %s order by %s limit 24 '
        'offset %s)', private.area_counts_of('public.properties where ' || condition), private.listing_columns(filters),
        condition, chosen, private.listing_order(rank, sort), first);
    end if;
    -- The total is the sum of the areas' counts, so listings are counted once.
    return format(
      'with %s
       select coalesce((select sum(count) from (select lower(name) as area, count from areas) as areas where %s), 0),
         coalesce((select jsonb_agg(jsonb_build_object(''name'', name, ''count'', count) order by name)
           filter (where name is not null) from areas), ''[]''),
         coalesce((select jsonb_agg(to_jsonb(listing)) from listing), ''[]'')', read, chosen);
  end $$;
comment on function private.search_sql(jsonb, text, integer) is
  'SQL for one page of 24 listings: the total, the counts per area, the listings. Separate, so that a test can explain '
  'its plan.';

-- Another process takes longer to start than such a search, and compiling a statement longer than executing it.
create function public.search_listings(filters jsonb, sort text default 'newest', page integer default 1)
  returns jsonb
  language plpgsql stable security definer
  set search_path = '' set jit = off set max_parallel_workers_per_gather = 0
  -- As in hosted projects. By default, a page of an index costs as much as one of a turning disk, so that the planner
  -- computes the monthly cost of 28,000 listings with a word, instead of reading which of them it suits.
  set random_page_cost = 1.1
  as $$
declare
  total integer;
  areas jsonb;
  listings jsonb;
  relaxed jsonb := '{}';
  name text;
  others integer;
begin
  execute private.search_sql(filters, sort, page) into total, areas, listings;
  if total = 0 then
    foreach name in array private.filter_names() loop
      continue when not filters ? name;
      execute 'select count(*) from public.properties where ' || public.listing_condition(filters - name) into others;
      if others > 0 then relaxed := relaxed || jsonb_build_object(name, others); end if;
    end loop;
  end if;
  return jsonb_build_object('total', total, 'listings', listings, 'areas', areas, 'relaxed', relaxed);
end $$;
comment on function public.search_listings(jsonb, text, integer) is
  'One page of listings, the total, counts per area and, without results, the matches if each filter were removed.';

-- Several listings in one cell are one mark with a number; a single listing is its own mark. Marks are wider than high,
-- and so are cells: 1.75 times, and 1.6 times because a degree of longitude is shorter. Cells smaller than a hundredth
-- of the map's height add nothing, and cost a group for each listing: 120 ms instead of 35 ms for a hundred thousand
-- listings.
create or replace function public.listings_on_map(filters jsonb, cell double precision) returns jsonb
  language plpgsql stable security definer
  set search_path = '' set jit = off set max_parallel_workers_per_gather = 0
  as $$
declare
  marks jsonb;
  -- Without a box the map shows London, which is half a degree high.
  height double precision := coalesce((filters -> 'box' ->> 2)::float8 - (filters -> 'box' ->> 0)::float8, 0.5);
  size double precision := greatest(cell, height / 100, 0.00001);
begin
  execute format(
    'select coalesce(jsonb_agg(mark), ''[]'') from (
       select jsonb_build_object(''count'', count(*), ''lat'', avg(latitude), ''lng'', avg(longitude), ''from'',
         min(price), ''id'', min(id::text)) as mark
       from public.properties where %s and latitude is not null
       group by floor(latitude / %L::float8), floor(longitude / %L::float8)
         order by count(*) desc limit 1000) as marks',
    public.listing_condition(filters), size, size * 1.75 * 1.6) into marks;
  return marks;
end $$;
comment on function public.listings_on_map(jsonb, double precision) is
  'Matching listings clustered in cells of the given degrees of latitude: count, centre, lowest price and one id.';

create or replace function public.listing_bounds(filters jsonb) returns jsonb
  language plpgsql stable security definer
  set search_path = '' set jit = off set max_parallel_workers_per_gather = 0
  as $$
declare bounds jsonb;
begin
  execute format(
    'select jsonb_build_array(min(latitude), min(longitude), max(latitude), max(longitude)) from public.properties '
    'where %s and latitude is not null having count(*) > 0',
    public.listing_condition(filters)) into bounds;
  return bounds;
end $$;
comment on function public.listing_bounds(jsonb) is
  'Bounds of the matching listings in degrees: south, west, north, east. Null if none has a position.';

revoke all on function
  public.search_vector(text, text, text, text[]), public.near_reach(jsonb), public.near_distance(jsonb),
  public.near_condition(jsonb), public.drawn_condition(jsonb), private.listing_condition_unchecked(jsonb),
  public.listing_condition(jsonb), private.listing_columns(jsonb), private.listing_rank(jsonb, text),
  private.listing_order(text, text), private.area_counts_of(text), private.search_sql(jsonb, text, integer),
  private.refuse_long_lists(jsonb),
  public.search_listings(jsonb, text, integer), public.listings_on_map(jsonb, double precision),
  public.listing_bounds(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.search_listings(jsonb, text, integer), public.listings_on_map(jsonb, double precision),
  public.listing_bounds(jsonb)
  to anon, authenticated, service_role;
grant execute on function public.search_vector(text, text, text, text[]) to authenticated, service_role;
