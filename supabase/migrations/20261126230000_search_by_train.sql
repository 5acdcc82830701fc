-- Listings from which a place can be reached by train in time. The database knows neither trains nor stations: a
-- request contains a raster of positions in thousandths of a degree, which is how listings store them
-- (private.round_position). src/domain/london/trains/train-reach.ts makes it.

-- One byte for each cell: 0 where the place cannot be reached in time, else 1 for the shortest journeys, 2 for longer
-- ones, and so on. Immutable, so that the planner unpacks a request's runs once and not for each listing. Anyone may
-- search, so a raster has a limit: inner London needs 45,000 cells.
create function private.train_cells(runs jsonb) returns bytea
  language sql immutable strict set search_path = ''
  as $$
  -- The totals come first: a run must not be unpacked before its length is known to be plausible.
  select coalesce(decode(string_agg(repeat(lpad(to_hex(level), 2, '0'), cells), '' order by n)
    filter (where valid and total <= 100000), 'hex'), '')
  from (select n, level, cells, sum(cells) over () as total,
      bool_and(level between 0 and 255 and cells >= 0) over () as valid
    from (select n, (runs ->> (2 * n))::integer as level, (runs ->> (2 * n + 1))::integer as cells
      from generate_series(0, least(jsonb_array_length(runs), 20000) / 2 - 1) as n) as pairs) as checked $$;
comment on function private.train_cells(jsonb) is
  'The cells of a raster, a byte each, from its runs: level, number of cells, level, and so on. Empty if there are too '
  'many.';

create function private.train_level(train jsonb) returns text
  language sql stable set search_path = ''
  as $$
  select format('case when round(latitude * 1000) between %1$s and %2$s and round(longitude * 1000) between %3$s and '
    '%4$s then get_byte(private.train_cells(%6$L), ((round(latitude * 1000) - %1$s) * %5$s + round(longitude * 1000) '
    '- %3$s)::integer) end',
    south, south + octet_length(private.train_cells(train -> 'runs')) / columns - 1, west, west + columns - 1, columns,
    train -> 'runs')
  from (select (train ->> 'south')::integer as south, (train ->> 'west')::integer as west,
    greatest((train ->> 'columns')::integer, 1) as columns) as corner $$;
comment on function private.train_level(jsonb) is
  'SQL for the level of a listing''s cell: 1 for the shortest journeys, 0 beyond the limit, null outside the raster.';

create function private.train_condition(train jsonb) returns text
  language sql stable set search_path = ''
  as $$
  -- The index finds listings in the surrounding rectangle. Half a cell more, because a stored position is not exact.
  select case when columns between 1 and 1000 and cells > 0
    then format('latitude between %s and %s and longitude between %s and %s and %s > 0', south / 1000.0 - 0.0005,
      (south + cells / columns) / 1000.0 - 0.0005, west / 1000.0 - 0.0005, (west + columns) / 1000.0 - 0.0005,
      private.train_level(train))
    else 'false' end
  from (select (train ->> 'south')::integer as south, (train ->> 'west')::integer as west,
    (train ->> 'columns')::integer as columns,
    octet_length(private.train_cells(train -> 'runs')) as cells) as raster $$;
comment on function private.train_condition(jsonb) is
  'SQL condition for listings in the cells of a raster. Keys: south and west (its first cell, in thousandths of a '
  'degree), columns, runs (level, number of cells, and so on, row by row from the south).';

-- A listing from which a place is searched comes with its position, so that the card can name the journey.
create or replace function public.listing_page_sql(filters jsonb, sort text, page integer) returns text
  language sql stable set search_path = ''
  as $$
  select format(
    'select %s from public.properties where %s order by %s limit 24 offset %s',
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
      where attrelid = 'public.listing_cards'::regclass and attnum > 0 and not attisdropped)
      -- The length of the walk as a share of the reach: 0 at the place, 1 at the edge.
      || case when filters ? 'near'
        then ', sqrt(' || public.near_distance(filters -> 'near') || ') as walk' else '' end
      || case when filters ? 'train' then ', latitude, longitude' else '' end,
    public.listing_condition(filters),
    case
      when sort = 'nearest' and filters ? 'near' then public.near_distance(filters -> 'near') || ', id'
      when sort = 'quickest' and filters ? 'train' then private.train_level(filters -> 'train') || ', created_at desc, id'
      when sort = 'price' then 'price, id'
      when sort = '-price' then 'price desc, id desc'
      when sort = 'size' then 'floor_size desc nulls last, id'
      else 'created_at desc, id'
    end,
    24 * (greatest(page, 1) - 1)) $$;

revoke all on function private.train_cells(jsonb), private.train_level(jsonb), private.train_condition(jsonb)
  from public, anon, authenticated, service_role;
