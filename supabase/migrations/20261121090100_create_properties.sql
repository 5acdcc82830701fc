-- Listings: the specification's columns and our own (status, descriptions of pictures, position, time of change). Ours
-- are optional, so the specification's rows stay valid. Anyone may read listings; an administrator writes them. In an
-- adopted database the table exists: its rows stay, and missing columns are added.

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
    constraint properties_gallery_size check (cardinality(gallery) between 1 and 40),
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
comment on column public.properties.gallery is 'One to forty picture addresses, the first of which is the thumbnail unless thumb says otherwise.';

alter table public.properties
  add column if not exists status text not null default 'live',
  add column if not exists picture_alts text[],
  add column if not exists latitude double precision,
  add column if not exists longitude double precision,
  add column if not exists updated_at timestamptz not null default now();
comment on column public.properties.status is
  'draft: only an administrator sees it. live, under_offer (a sale), let_agreed (a rental): in the lists. sold, let: out of the lists, its page stays and says so.';
comment on column public.properties.picture_alts is 'What each picture of gallery shows, in the same order; an empty text where nobody has said.';
comment on column public.properties.latitude is 'Degrees north, WGS 84; longitude likewise, degrees east.';
comment on column public.properties.updated_at is 'When the row last changed: a trigger keeps it.';

-- "Not valid", here and below: the checks apply to new rows, not to existing rows of an adopted database.
alter table public.properties
  add constraint properties_status_known check (status in ('draft', 'live', 'under_offer', 'let_agreed', 'sold', 'let')) not valid,
  add constraint properties_status_fits_type check (
    case when status in ('under_offer', 'sold') then listing_type = 'sale'
      when status in ('let_agreed', 'let') then listing_type = 'rent'
      else true end) not valid,
  add constraint properties_picture_alts_size check (
    cardinality(picture_alts) <= 40
    and array_to_string(picture_alts, '') !~ '[[:cntrl:]]'
    and array_to_string(picture_alts, e'\n') !~ '[^\n]{201}') not valid,
  add constraint properties_position_on_earth check (
    (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180) not valid,
  -- A feature is one line. A picture's address is on the web or on this site, and never runs a script.
  add constraint properties_features_length check (
    array_to_string(features, e'\n') !~ '[^\n]{201}') not valid,
  add constraint properties_picture_addresses check (
    num_nonnulls(thumb, gallery) = 0 or array_to_string(thumb || gallery, e'\n') !~* '(^|\n)(?!(https?:/)?/)'
    and length(array_to_string(gallery, '')) <= 80000) not valid,
  -- `//evil.example`, `/\evil.example` and addresses with an invisible tab look local, but lead to another site.
  add constraint properties_picture_addresses_ours check (
    num_nonnulls(thumb, gallery) = 0 or array_to_string(thumb || gallery, e'\n') !~* '(^|\n)(?!https://[^/\\\s]|/[^/\\\s])'
    and array_to_string(thumb || gallery, '') !~ '[[:cntrl:]\\]') not valid;

-- The two orders of the site: all listings, and one type, newest first. The id breaks ties, so pages never overlap.
create index if not exists properties_newest on public.properties (created_at desc, id);
create index if not exists properties_type_newest on public.properties (listing_type, created_at desc, id);
-- Sold and let homes will outnumber listed ones, so public lists use a partial index. Admin lists use properties_newest
-- and properties_type_newest.
create index if not exists properties_listed_newest on public.properties (listing_type, created_at desc, id)
  where status in ('live', 'under_offer', 'let_agreed');

create or replace function private.note_change() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at := now(); return new; end $$;
comment on function private.note_change() is 'Writes when a row changed into its updated_at.';
revoke all on function private.note_change() from public;
create trigger properties_changed before update on public.properties
  for each row when (old.* is distinct from new.*) execute function private.note_change();

alter table public.properties enable row level security;

-- An adopted database may have policies that let anyone write. Policies are combined with OR, so all of them are
-- dropped.
do $$
declare old record;
begin
  for old in select policyname from pg_policies where schemaname = 'public' and tablename = 'properties' loop
    execute format('drop policy %I on public.properties', old.policyname);
  end loop;
end $$;

-- A visitor's policy reads only the row. The session is checked only for drafts.
create policy "A visitor reads what is not a draft" on public.properties
  for select to anon using (status <> 'draft');
create policy "Somebody signed in reads what is not a draft, an administrator all" on public.properties
  for select to authenticated using (status <> 'draft' or (select public.is_admin()));
create policy "An administrator adds listings" on public.properties
  for insert to authenticated with check ((select public.is_admin()));
create policy "An administrator changes listings" on public.properties
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "An administrator removes listings" on public.properties
  for delete to authenticated using ((select public.is_admin()));

revoke all on public.properties from anon, authenticated;
grant select on public.properties to anon, authenticated;
grant insert, update, delete on public.properties to authenticated;

-- Former slugs of homes. Links to them exist in e-mails, search engines and on other sites.

create table public.listing_addresses (
  slug text primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.listing_addresses is 'Former addresses of homes, and whose they were. An address that a home has now is in properties alone.';

create index listing_addresses_property on public.listing_addresses (property_id);

alter table public.listing_addresses enable row level security;

-- The policies of properties apply here too, so the slugs of a hidden home are hidden.
create policy "Anyone reads the former addresses of the homes they may see" on public.listing_addresses
  for select to anon, authenticated
  using (exists (select from public.properties home where home.id = property_id));

revoke all on public.listing_addresses from anon, authenticated;
grant select on public.listing_addresses to anon, authenticated;
grant all on public.listing_addresses to service_role;

-- Only the trigger writes here.
create function private.keep_address() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- A home's current slug wins over another home's former one.
    delete from public.listing_addresses where slug = new.slug;
    if tg_op = 'UPDATE' and old.slug is not null then
      insert into public.listing_addresses (slug, property_id) values (old.slug, new.id)
        on conflict (slug) do update set property_id = excluded.property_id, created_at = excluded.created_at;
    end if;
    return null;
  end $$;
comment on function private.keep_address() is 'Keeps the address that a home had, and gives up one that a home takes.';
revoke all on function private.keep_address() from public;

create trigger properties_address_taken after insert on public.properties
  for each row execute function private.keep_address();
create trigger properties_address_changed after update of slug on public.properties
  for each row when (old.slug is distinct from new.slug) execute function private.keep_address();
