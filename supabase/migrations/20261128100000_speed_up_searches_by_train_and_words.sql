-- Searches that took more than 60 ms among 100,000 listings: by train, and by words with other filters.

-- What a count, an order and a mark on the map need of a place: an index instead of the table.
drop index public.properties_listed_place;
create index properties_listed_place on public.properties (listing_type, latitude, longitude)
  include (area, price, created_at, id)
  where status in ('live', 'under_offer', 'let_agreed');

-- A search has one type. In one index for both types, it would read the matches of the other from the table.
drop index public.properties_listed_words;
create index properties_sale_words on public.properties
  using gin (public.search_vector(title, area, description, features))
  where status in ('live', 'under_offer', 'let_agreed') and listing_type = 'sale';
create index properties_rent_words on public.properties
  using gin (public.search_vector(title, area, description, features))
  where status in ('live', 'under_offer', 'let_agreed') and listing_type = 'rent';

-- A raster is unpacked once for its condition and its levels. Columns and corners have the limits of the earth, so that
-- a cell's number is an integer. The condition's rectangle excludes what the number of a place outside would find.
create function private.train_test(train jsonb, out condition text, out level text)
  language plpgsql stable set search_path = ''
  as $$
  declare
    south constant integer := train ->> 'south';
    west constant integer := train ->> 'west';
    columns constant integer := train ->> 'columns';
    cells constant bytea := private.train_cells(train -> 'runs');
    size constant integer := octet_length(cells);
  begin
    condition := 'false';
    level := 'null::integer';
    if columns between 1 and 1000 and size > 0 and abs(south) <= 90000 and abs(west) <= 180000 then
      level := format('get_byte(%L, greatest(least(((round(latitude * 1000) - %s) * %s + round(longitude * 1000) - %s)'
        '::integer, %s), 0))', cells, south, columns, west, size - 1);
      -- The index finds listings in the surrounding rectangle.
      condition := format('latitude between %s and %s and longitude between %s and %s and %s > 0',
        south / 1000.0 - 0.00049, (south + size / columns - 1) / 1000.0 + 0.00049, west / 1000.0 - 0.00049,
        (west + columns - 1) / 1000.0 + 0.00049, level);
    end if;
  end $$;
comment on function private.train_test(jsonb) is
  'SQL for a raster: the condition of listings in its cells, and the level of a listing''s cell.';

create or replace function private.train_condition(train jsonb) returns text
  language sql stable set search_path = ''
  as $$ select condition from private.train_test(train) $$;

create or replace function private.train_level(train jsonb) returns text
  language sql stable set search_path = ''
  as $$ select level from private.train_test(train) $$;

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
    return private.listing_condition_unchecked(filters);
  end $$;

-- The condition of a long filter takes milliseconds to write, so it is written once, for the counts and the page. Words
-- are in an index without an order. In the order of another index, the words of each listing would be computed until 24
-- match: of all listings if none does. So the matches are read once. The same holds for the shortest journeys, whose
-- matches are read from one index alone, so they have no column that it lacks.
create or replace function private.search_sql(filters jsonb, sort text, page integer) returns text
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

-- The functions of the pieces are needless: the statement above contains both.
drop function public.listing_page_sql(jsonb, text, integer);
drop function public.area_counts_sql(jsonb);

-- Hosted projects have this setting. By default, a page of an index costs as much as one of a turning disk, so that the
-- planner computes the monthly cost of 28,000 listings with a word, instead of reading which of them it suits.
alter function public.search_listings(jsonb, text, integer) set random_page_cost = 1.1;

revoke all on function private.train_test(jsonb), private.refuse_long_lists(jsonb)
  from public, anon, authenticated, service_role;
