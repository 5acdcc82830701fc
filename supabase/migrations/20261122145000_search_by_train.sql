-- Listings from which a place can be reached by train in time. The database knows neither trains nor stations: a
-- request contains a raster of positions in thousandths of a degree, which is how listings store them
-- (private.round_position). src/domain/london/trains/train-reach.ts makes it.

-- One byte for each cell: 0 where the place cannot be reached in time, else 1 for the shortest journeys, 2 for longer
-- ones, and so on. Immutable, so that the planner unpacks a request's runs once and not for each listing. Anyone may
-- search, so a raster has a limit: inner London needs 45,000 cells.
create function private.train_cells(runs jsonb) returns bytea
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
comment on function private.train_cells(jsonb) is
  'The cells of a raster, a byte each, from its runs: level, number of cells, level, and so on. Empty if there are too '
  'many.';

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

create function private.train_level(train jsonb) returns text
  language sql stable set search_path = ''
  as $$ select level from private.train_test(train) $$;
comment on function private.train_level(jsonb) is
  'SQL for the level of a listing''s cell: 1 for the shortest journeys, 0 beyond the limit. Only for listings of the '
  'condition.';

create function private.train_condition(train jsonb) returns text
  language sql stable set search_path = ''
  as $$ select condition from private.train_test(train) $$;
comment on function private.train_condition(jsonb) is
  'SQL condition for listings in the cells of a raster. Keys: south and west (its first cell, in thousandths of a '
  'degree), columns, runs (level, number of cells, and so on, row by row from the south).';

revoke all on function
  private.train_cells(jsonb), private.train_test(jsonb), private.train_level(jsonb), private.train_condition(jsonb)
  from public, anon, authenticated, service_role;
