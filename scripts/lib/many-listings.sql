-- A hundred thousand homes for the search bench and its tests, or as many as bench.listings says: ten areas, both
-- types, different words. Some are drafts or let, so the lists show 96,000.
-- They simulate an adopted database whose homes are already live, so the publish check does not apply.
alter table public.properties disable trigger properties_publishing;
-- Triggers would count open tasks for each row. Nobody works on these homes.
alter table public.properties disable trigger properties_progress;
-- Without its index, the search for a free reference would read the whole table for each row.
alter table public.properties disable trigger properties_reference_assigned;
-- Creating an index afterwards takes less than half the time of row-by-row updates.
create temporary table indexes as
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid = 'public.properties'::regclass
    and not exists (select from pg_constraint where conindid = indexrelid);
do $$ declare one record; begin
  for one in select name from indexes loop execute 'drop index ' || one.name; end loop;
end $$;
insert into public.properties (slug, listing_type, title, area, price, beds, baths, gallery, description, features,
  floor_size, date_available, furnished, created_at, status, latitude, longitude,
  property_type, tenure, outside_space, furnishing, pets, lift, accessibility,
  council_tax_band, local_authority, energy_cost, outcode)
select 'home-' || n,
  case when n % 2 = 0 then 'sale' else 'rent' end,
  (array['Garden flat', 'Georgian house', 'Warehouse loft', 'Mews cottage', 'River apartment'])[1 + n % 5] || ' ' || n,
  (array['Camden', 'Kensington', 'Shoreditch', 'Fulham', 'Greenwich', 'Canary Wharf', 'Islington', 'Hackney', 'Brixton',
    'Clapham'])[1 + (n / 7) % 10],
  case when n % 2 = 0 then 300000 + (n * 7919) % 4000000 else 1200 + (n * 31) % 8000 end,
  n % 6, 1 + n % 3, array['/pictures/camden-lock-apartment/living.webp'],
  'A home ' || md5(n::text) || ' with ' || (array['a balcony', 'a garden', 'a concierge', 'a study'])[1 + n % 4],
  array['Feature ' || (n % 50), 'Near a park'],
  case when n % 9 = 0 then null else 300 + (n * 13) % 3000 end,
  case when n % 2 = 1 then date '2026-11-01' + (n % 200) end,
  case when n % 2 = 1 then n % 4 = 1 end,
  now() - (n || ' minutes')::interval,
  case when n % 50 = 0 then 'draft' when n % 25 = 0 then 'let' else 'live' end,
  51.4 + (n % 1000) / 5000.0, -0.3 + (n % 997) / 2500.0,
  case n % 40 when 7 then 'mews_house' when 8 then 'mews_house' when 9 then 'loft' when 10 then 'penthouse'
    else (array['terraced_house', 'flat', 'flat', 'maisonette'])[1 + (n / 2) % 4] end,
  case when n % 2 = 0 then case when n % 90 = 0 then 'commonhold'
    else (array['leasehold', 'freehold', 'share_of_freehold'])[1 + (n / 2) % 3] end end,
  (array['{garden}', '{balcony,shared_garden}', '{none}', null, '{terrace}'])[1 + (n / 3) % 5]::text[],
  case when n % 2 = 1 then case when n % 21 = 0 then 'flexible' when n % 13 = 0 then 'part_furnished'
    when n % 4 = 1 then 'furnished' else 'unfurnished' end end,
  case when n % 2 = 1 then case when n % 3 = 0 then 'head_lease_forbids' else 'considered' end end,
  n % 8 = 0, case when n % 60 = 0 then '{step_free,lift}'::text[] when n % 17 = 0 then '{step_free}' end,
  case when n % 5 > 0 then substr('ABCDEFGH', 1 + n % 8, 1) end,
  (array['Camden', 'Kensington and Chelsea', 'Hackney', 'Hammersmith and Fulham', 'Greenwich', 'Tower Hamlets',
    'Islington', 'Hackney', 'Lambeth', 'Lambeth'])[1 + (n / 7) % 10],
  case when n % 3 = 0 then 600 + (n * 37) % 2400 end,
  (array['NW1', 'W8', 'SW7', 'EC2A', 'SW6', 'SE10', 'E14', 'N1', 'E8', 'E1', 'SW2', 'SW4', 'W1', 'W1G', 'E1W', 'W14',
    'SW3', null, 'SE1', 'N5'])[1 + (n / 11) % 20]
from generate_series(1, coalesce(nullif(current_setting('bench.listings', true), ''), '100000')::int) as n;
do $$ declare one record; begin
  for one in select definition from indexes loop execute one.definition; end loop;
end $$;
drop table indexes;
alter table public.properties enable trigger properties_publishing;
alter table public.properties enable trigger properties_progress;
alter table public.properties enable trigger properties_reference_assigned;
analyze public.properties;
