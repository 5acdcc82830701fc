-- Listings. Anyone reads them; an administrator writes them.

create table if not exists public.properties (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    constraint properties_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  listing_type text not null
    constraint properties_listing_type_known check (listing_type in ('sale', 'rent')),
  title text not null
    constraint properties_title_filled check (title ~ '[^[:space:]]' and length(title) <= 160 and title !~ '[[:cntrl:]]'),
  area text not null
    constraint properties_area_filled check (area ~ '[^[:space:]]' and length(area) <= 80 and area !~ '[[:cntrl:]]'),
  price numeric(12, 2) not null
    constraint properties_price_positive check (price > 0),
  beds smallint not null
    constraint properties_beds_range check (beds between 0 and 50),
  baths smallint not null
    constraint properties_baths_range check (baths between 1 and 50),
  thumb text
    constraint properties_thumb_length check (length(thumb) <= 2000),
  gallery text[] not null
    constraint properties_gallery_size check (cardinality(gallery) between 1 and 10),
  description text not null
    constraint properties_description_filled check (description ~ '[^[:space:]]' and length(description) <= 20000),
  features text[] not null default '{}'
    constraint properties_features_size check (cardinality(features) <= 60),
  floor_size integer
    constraint properties_floor_size_positive check (floor_size > 0),
  date_available date,
  furnished boolean,
  rightmove_url text
    constraint properties_rightmove_url_shape check (rightmove_url ~ '^https?://[^[:space:]]+$' and length(rightmove_url) <= 2000),
  created_at timestamptz not null default now(),
  constraint properties_rent_only check (listing_type = 'rent' or (date_available is null and furnished is null))
);
comment on table public.properties is 'Homes for sale and to rent, as the public site shows them.';
comment on column public.properties.price is 'Pounds: the asking price of a sale, the rent a calendar month of a let.';
comment on column public.properties.floor_size is 'Square feet.';
comment on column public.properties.gallery is 'One to ten picture addresses, the first of which is the thumbnail unless thumb says otherwise.';

-- The two orders in which the site reads: all, and one type, newest first. The id breaks ties, so that pages never overlap.
create index if not exists properties_newest on public.properties (created_at desc, id);
create index if not exists properties_type_newest on public.properties (listing_type, created_at desc, id);

alter table public.properties enable row level security;

-- A database that is adopted may carry policies that let anyone write: policies add up, so none may stay.
do $$
declare old record;
begin
  for old in select policyname from pg_policies where schemaname = 'public' and tablename = 'properties' loop
    execute format('drop policy %I on public.properties', old.policyname);
  end loop;
end $$;

create policy "Anyone reads listings" on public.properties
  for select to anon, authenticated using (true);
create policy "An administrator adds listings" on public.properties
  for insert to authenticated with check ((select public.is_admin()));
create policy "An administrator changes listings" on public.properties
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "An administrator removes listings" on public.properties
  for delete to authenticated using ((select public.is_admin()));

revoke all on public.properties from anon, authenticated;
grant select on public.properties to anon, authenticated;
grant insert, update, delete on public.properties to authenticated;
