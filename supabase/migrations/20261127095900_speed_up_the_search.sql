-- A postcode district, as a filter.
create index properties_listed_outcode on public.properties (listing_type, outcode)
  where status in ('live', 'under_offer', 'let_agreed');
comment on function public.listing_condition(jsonb) is
  'SQL condition for filters, with quoted values. Keys: type, areas, postcode (a district: W1 includes W1G), min, max, '
  'beds (a minimum or [min, max]), baths, monthly, furnished (true, false, "part"), available, home, outside and tenure '
  '(lists, any matches), pets (true), access ("lift", "step_free"), q, box (south, west, north, east), near (points, '
  'reach, banks), train (south, west, columns, runs), drawn (corners). A list has at most 100 values.';

-- Searches that took more than 60 ms among 100,000 listings: by words, by train with the shortest journey first, and
-- by monthly cost.

-- Unpacking took 7 ms in SQL and takes half of it in PL/pgSQL. The limits are those of the first version.
create or replace function private.train_cells(runs jsonb) returns bytea
  language plpgsql immutable strict set search_path = ''
  as $$
  declare
    size constant integer := least(jsonb_array_length(runs), 20000);
    -- Deeper lists have no entries here.
    levels_and_cells constant integer[] := case when jsonb_array_length(runs) <= 20000
      then translate(runs::text, '[]', '{}')::integer[] else '{}' end;
    hex text[] := '{}';
    total bigint := 0;
    level integer;
    cells integer;
  begin
    for n in 1..size / 2 loop
      level := levels_and_cells[2 * n - 1];
      cells := levels_and_cells[2 * n];
      continue when level is null or cells is null;
      total := total + cells;
      if level not between 0 and 255 or cells < 0 or total > 100000 then return ''; end if;
      hex[n] := repeat(lpad(to_hex(level), 2, '0'), cells);
    end loop;
    return decode(array_to_string(hex, ''), 'hex');
  end $$;

-- The cells are in the text, so each statement unpacks them once. A position is tested against the rectangle with the
-- bounds of the index: half a cell more, but less than what rounds to a cell outside.
create or replace function private.train_level(train jsonb) returns text
  language sql stable set search_path = ''
  as $$
  select format('case when latitude between %s and %s and longitude between %s and %s then get_byte(%L, '
      '((round(latitude * 1000) - %s) * %s + round(longitude * 1000) - %s)::integer) end',
    south / 1000.0 - 0.00049, (south + octet_length(cells) / columns - 1) / 1000.0 + 0.00049,
    west / 1000.0 - 0.00049, (west + columns - 1) / 1000.0 + 0.00049, cells, south, columns, west)
  from (select (train ->> 'south')::integer as south, (train ->> 'west')::integer as west,
    greatest((train ->> 'columns')::integer, 1) as columns,
    private.train_cells(train -> 'runs') as cells) as raster $$;

create or replace function private.train_condition(train jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    south constant integer := train ->> 'south';
    west constant integer := train ->> 'west';
    columns constant integer := train ->> 'columns';
    cells constant integer := octet_length(private.train_cells(train -> 'runs'));
  begin
    -- The index finds listings in the surrounding rectangle.
    return case when columns between 1 and 1000 and cells > 0
      then format('latitude between %s and %s and longitude between %s and %s and %s > 0',
        south / 1000.0 - 0.00049, (south + cells / columns - 1) / 1000.0 + 0.00049, west / 1000.0 - 0.00049,
        (west + columns - 1) / 1000.0 + 0.00049, private.train_level(train))
      else 'false' end;
  end $$;

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

create or replace function public.listing_page_sql(filters jsonb, sort text, page integer) returns text
  language sql stable set search_path = ''
  as $$
  select format('select %s from public.properties where %s order by %s limit 24 offset %s',
    private.listing_columns(filters), public.listing_condition(filters),
    private.listing_order(private.listing_rank(filters, sort), sort), 24 * (greatest(page, 1) - 1)) $$;

create function private.area_counts_of(listings text) returns text
  language sql immutable set search_path = ''
  as $$
  -- Spellings are merged after counting, because merging each listing's spelling takes longer than the count.
  select format('select min(area collate "C") collate "en-x-icu" as name, sum(listings)::integer as count
     from (select area, count(*) as listings from %s group by area) as spellings group by lower(area)', listings) $$;
comment on function private.area_counts_of(text) is 'SQL that counts listings per area.';

create or replace function public.area_counts_sql(filters jsonb) returns text
  language sql stable set search_path = ''
  as $$ select private.area_counts_of('public.properties where ' || public.listing_condition(filters - 'areas')) $$;

-- Words are in one index, which has no order. In the order of another index, the words of each listing would be
-- computed until 24 match: of all listings if none does. So the matches are read once, for the counts and the page.
-- The same holds for the shortest journeys.
create function private.search_sql(filters jsonb, sort text, page integer) returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    -- Words that occur in every text are no condition.
    has_words constant boolean := filters ? 'q'
      and private.listing_condition_unchecked(jsonb_build_object('q', filters -> 'q')) like '%to_tsquery%';
    rank constant text := private.listing_rank(filters, sort);
    chosen constant text := case when jsonb_array_length(filters -> 'areas') > 0 then format(
      'lower(area) = any (%L::text[])', array(select lower(value) from jsonb_array_elements_text(filters -> 'areas')))
      else 'true' end;
    read text;
  begin
    if has_words or rank is not null and sort = 'quickest' then
      read := format(
        'matching as materialized (
           select id, area, price, floor_size, created_at, %s as rank from public.properties where %s),
         areas as (%s),
         page as (select row_number() over () as place, id
           from (select id from matching where %s order by %s limit 24 offset %s) as ids),
         listing as (select %s from page join public.properties using (id) order by place)',
        coalesce(rank, 'null'), public.listing_condition(filters - 'areas'), private.area_counts_of('matching'), chosen,
        private.listing_order(case when rank is not null then 'rank' end, sort), 24 * (greatest(page, 1) - 1),
        private.listing_columns(filters));
    else
      read := format('areas as (%s), listing as (%s)',
        public.area_counts_sql(filters), public.listing_page_sql(filters, sort, page));
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
create or replace function public.search_listings(filters jsonb, sort text default 'newest', page integer default 1)
  returns jsonb
  language plpgsql stable security definer
  set search_path = '' set jit = off set max_parallel_workers_per_gather = 0
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
alter function public.listings_on_map(jsonb, double precision) set jit = off;
alter function public.listings_on_map(jsonb, double precision) set max_parallel_workers_per_gather = 0;
alter function public.listing_bounds(jsonb) set jit = off;
alter function public.listing_bounds(jsonb) set max_parallel_workers_per_gather = 0;

revoke all on function
  private.listing_columns(jsonb), private.listing_rank(jsonb, text), private.listing_order(text, text),
  private.area_counts_of(text), private.search_sql(jsonb, text, integer)
  from public, anon, authenticated, service_role;
