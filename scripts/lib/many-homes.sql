-- A hundred thousand homes for the benchmark of the search and its tests: ten areas, both types, words of their own; drafts
-- and let homes among them, so that the lists show 96,000.
-- They stand for the homes of an adopted database, live already: the publish check is not asked about them.
alter table public.properties disable trigger properties_publishing;
insert into public.properties (slug, listing_type, title, area, price, beds, baths, gallery, description, features, floor_size, date_available, furnished, created_at, status, latitude, longitude)
select 'home-' || n,
  case when n % 2 = 0 then 'sale' else 'rent' end,
  (array['Garden flat', 'Georgian house', 'Warehouse loft', 'Mews cottage', 'River apartment'])[1 + n % 5] || ' ' || n,
  (array['Camden', 'Kensington', 'Shoreditch', 'Fulham', 'Greenwich', 'Canary Wharf', 'Islington', 'Hackney', 'Brixton', 'Clapham'])[1 + (n / 7) % 10],
  case when n % 2 = 0 then 300000 + (n * 7919) % 4000000 else 1200 + (n * 31) % 8000 end,
  n % 6, 1 + n % 3, array['/pictures/camden-lock-apartment/living.webp'],
  'A home ' || md5(n::text) || ' with ' || (array['a balcony', 'a garden', 'a concierge', 'a study'])[1 + n % 4],
  array['Feature ' || (n % 50), 'Near a park'],
  case when n % 9 = 0 then null else 300 + (n * 13) % 3000 end,
  case when n % 2 = 1 then date '2026-11-01' + (n % 200) end,
  case when n % 2 = 1 then n % 4 = 1 end,
  now() - (n || ' minutes')::interval,
  case when n % 50 = 0 then 'draft' when n % 25 = 0 then 'let' else 'live' end,
  51.4 + (n % 1000) / 5000.0, -0.3 + (n % 997) / 2500.0
from generate_series(1, 100000) as n;
alter table public.properties enable trigger properties_publishing;
analyze public.properties;
