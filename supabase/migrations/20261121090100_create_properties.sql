-- Listings: the specification's columns, and our own. Ours are optional, so the specification's rows stay valid. Anyone
-- may read listings; staff write them. In an adopted database the table exists: its rows stay, and missing columns are
-- added.

create table if not exists public.properties (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique
    constraint properties_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  listing_type text not null default 'sale'
    constraint properties_listing_type_known check (listing_type in ('sale', 'rent')),
  title text not null
    constraint properties_title_filled check (
      title ~ '[^[:space:]]' and length(title) <= 160 and title !~ '[[:cntrl:]]'),
  area text
    constraint properties_area_filled check (area ~ '[^[:space:]]' and length(area) <= 80 and area !~ '[[:cntrl:]]'),
  price numeric(12, 2)
    constraint properties_price_positive check (price > 0),
  beds smallint
    constraint properties_beds_range check (beds between 0 and 50),
  baths smallint
    constraint properties_baths_range check (baths between 1 and 50),
  thumb text
    constraint properties_thumb_length check (length(thumb) <= 2000),
  gallery text[]
    constraint properties_gallery_size check (cardinality(gallery) between 1 and 40),
  description text
    constraint properties_description_filled check (description ~ '[^[:space:]]' and length(description) <= 20000),
  features text[] not null default '{}'
    constraint properties_features_size check (cardinality(features) <= 60),
  floor_size integer
    constraint properties_floor_size_positive check (floor_size > 0),
  date_available date,
  furnished boolean,
  rightmove_url text
    constraint properties_rightmove_url_shape check (
      rightmove_url ~ '^https?://[^[:space:]]+$' and length(rightmove_url) <= 2000),
  created_at timestamptz not null default now(),
  constraint properties_rent_only check (listing_type = 'rent' or (date_available is null and furnished is null))
);

-- Our columns. The rows of an adopted database are live; a new row starts as a draft.
alter table public.properties
  add column if not exists status text not null default 'live',
  add column if not exists picture_alts text[],
  add column if not exists latitude double precision,
  add column if not exists longitude double precision,
  add column if not exists updated_at timestamptz not null default now();

-- The facts that a lawful and useful advert needs. src/domain/listing/facts/fact-fields.ts declares the same values; a
-- test compares both.
alter table public.properties
  add column reference text,
  add column outcode text,
  add column property_type text,
  add column floor_level text,
  add column lift boolean,
  add column price_qualifier text,
  add column tenure text,
  add column lease_end date,
  add column ground_rent numeric(10, 2),
  add column ground_rent_review text,
  add column service_charge numeric(10, 2),
  add column service_charge_year smallint,
  add column estate_charge numeric(10, 2),
  add column shared_ownership_percent smallint,
  add column chain text,
  add column deposit numeric(10, 2),
  add column holding_deposit numeric(10, 2),
  add column tenancy text,
  add column furnishing text,
  add column bills_included text[],
  add column pets text,
  add column max_occupants smallint,
  add column licence text,
  add column licence_number text,
  add column council_tax_band text,
  add column local_authority text,
  add column epc_rating text,
  add column epc_potential text,
  add column epc_expires date,
  add column epc_exemption text,
  add column construction text,
  add column heating text,
  add column electricity text,
  add column water text,
  add column sewerage text,
  add column broadband text,
  add column broadband_mbps integer,
  add column mobile jsonb,
  add column parking text[],
  add column ev_charging boolean,
  add column outside_space text[],
  add column accessibility text[],
  add column restrictions text[],
  add column rights text[],
  add column building_safety text,
  add column flood_rivers_sea text,
  add column flood_surface text,
  add column flooded_last_5_years boolean,
  add column planning text,
  add column mining boolean,
  add column coastal_erosion boolean,
  add column video_url text,
  add column tour_url text,
  add column floor_plans text[],
  add column floor_plan_captions text[],
  add column epc_documents text[],
  add column fact_notes jsonb not null default '{}',
  add column council_tax_charge numeric(10, 2),
  add column council_tax_year smallint,
  add column energy_cost numeric(10, 2),
  add column parking_charge numeric(10, 2),
  add column main_rooms_look text;

-- The texts of the Chinese pages. The numbers of features may differ: a feed that changes the English ones must not be
-- refused because of a translation. The form warns instead.
alter table public.properties
  add column description_zh text
    constraint properties_description_zh_filled check (
      description_zh ~ '[^[:space:]]' and length(description_zh) <= 20000),
  add column features_zh text[] not null default '{}'
    constraint properties_features_zh_size check (cardinality(features_zh) <= 60)
    constraint properties_features_zh_length check (array_to_string(features_zh, e'\n') !~ '[^\n]{201}');

alter table public.properties
  add column if not exists published_at timestamptz,
  add column price_reduced_on date,
  add column previous_price numeric,
  add column reference_branch text;

-- A draft may contain as little as a title. An adopted table may demand more.
alter table public.properties
  alter column status set default 'draft',
  alter column listing_type set default 'sale',
  alter column area drop not null,
  alter column price drop not null,
  alter column beds drop not null,
  alter column baths drop not null,
  alter column gallery drop not null,
  alter column description drop not null;
comment on table public.properties is 'Listings: homes for sale and to rent.';
comment on column public.properties.price is 'In pounds: the asking price of a sale, or the monthly rent of a rental.';
comment on column public.properties.floor_size is 'In square feet.';
comment on column public.properties.gallery is
  'URLs of 1 to 40 pictures. The first is the thumbnail, unless thumb is set.';
comment on column public.properties.status is
  'draft: staff only. live, under_offer (sale), let_agreed (rental): in public lists. sold, let: not in lists, but '
  'the page remains.';
comment on column public.properties.picture_alts is
  'Alternative texts of the pictures in gallery, in the same order. Empty if missing.';
comment on column public.properties.latitude is
  'WGS 84 degrees north, rounded to three decimals. longitude: degrees east, rounded likewise.';
comment on column public.properties.updated_at is 'Time of the last change, set by a trigger.';
comment on column public.properties.reference is
  'The agency''s reference (MR-1042), or AGENT_REF of a feed without the branch. Unique together with '
  'reference_branch.';
comment on column public.properties.outcode is
  'First half of the postcode (N1), set by a trigger. The full postcode is private.';
comment on column public.properties.mobile is 'Reception by network (EE, O2, Three, Vodafone): good, limited or none.';
comment on column public.properties.furnishing is 'Replaces furnished. A trigger keeps both consistent.';
comment on column public.properties.epc_documents is 'URLs of pictures of the energy certificate.';
comment on column public.properties.fact_notes is
  'Notes by column: {"state": "known" | "asked" | "not_applicable", "source": text, "checked_on": date}. Values '
  'without a note are known.';
comment on column public.properties.council_tax_charge is
  'Pounds a year, from the council''s bill. If null, the council''s charge for the band applies.';
comment on column public.properties.council_tax_year is
  'First calendar year of the bill: 2026 is April 2026 to March 2027.';
comment on column public.properties.energy_cost is
  'Pounds a year for heating, hot water and lighting, as the energy certificate estimates.';
comment on column public.properties.parking_charge is 'Pounds a year for a resident''s parking permit.';
comment on column public.properties.main_rooms_look is
  'Direction in which the main rooms look: north, north_east … north_west.';
comment on column public.properties.description_zh is
  'Description in Simplified Chinese. If null, the Chinese pages show the English one.';
comment on column public.properties.features_zh is
  'Features in Simplified Chinese. If empty, the Chinese pages show the English ones.';
comment on column public.properties.published_at is
  'Time of the first publication. Publishing also sets created_at, so an old draft sorts as new.';
comment on column public.properties.price_reduced_on is
  'London date of the last price change, if it was a reduction. Set by a trigger, with previous_price.';
comment on column public.properties.previous_price is 'Price before the reduction. Always higher than price.';
comment on column public.properties.reference_branch is
  'Branch of the feed that assigned the reference. Null if staff assigned it.';

-- "Not valid", here and below: the checks apply to new rows, not to existing rows of an adopted database.
alter table public.properties
  add constraint properties_status_known check (
    status in ('draft', 'live', 'under_offer', 'let_agreed', 'sold', 'let')) not valid,
  add constraint properties_status_fits_type check (
    case when status in ('under_offer', 'sold') then listing_type = 'sale'
      when status in ('let_agreed', 'let') then listing_type = 'rent'
      else true end) not valid,
  add constraint properties_picture_alts_size check (
    cardinality(picture_alts) <= 40
    and array_to_string(picture_alts, '') !~ '[[:cntrl:]]'
    and array_to_string(picture_alts, e'\n') !~ '[^\n]{201}') not valid,
  add constraint properties_position_on_earth check (
    (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180)
      not valid,
  -- A feature is one line. A picture's address is on the web or on this site, and never runs a script.
  add constraint properties_features_length check (
    array_to_string(features, e'\n') !~ '[^\n]{201}') not valid,
  add constraint properties_picture_addresses check (
    num_nonnulls(thumb, gallery) = 0 or array_to_string(thumb || gallery, e'\n') !~* '(^|\n)(?!(https?:/)?/)'
    and length(array_to_string(gallery, '')) <= 80000) not valid,
  -- `//evil.example`, `/\evil.example` and addresses with an invisible tab look local, but lead to another site.
  add constraint properties_picture_addresses_ours check (
    num_nonnulls(thumb, gallery) = 0
    or array_to_string(thumb || gallery, e'\n') !~* '(^|\n)(?!https://[^/\\\s]|/[^/\\\s])'
    and array_to_string(thumb || gallery, '') !~ '[[:cntrl:]\\]') not valid;

-- The constraints of the other facts are generated, in a later migration.
alter table public.properties
  add constraint properties_outcode_shape check (outcode ~ '^[A-Z]{1,2}[0-9][0-9A-Z]?$'),
  add constraint properties_mobile_shape check (
    jsonb_typeof(mobile) = 'object' and mobile - array['EE', 'O2', 'Three', 'Vodafone'] = '{}'
    and not jsonb_path_exists(mobile, '$.* ? (@ != "good" && @ != "limited" && @ != "none")')),
  add constraint properties_film_addresses check (
    video_url ~ '^https://(www\.)?(youtube\.com|youtu\.be|vimeo\.com)/[^[:space:]]+$' and length(video_url) <= 2000),
  add constraint properties_tour_addresses check (
    tour_url ~ '^https://([a-z]+\.)?(matterport\.com|kuula\.co|youtube\.com|vimeo\.com)/[^[:space:]]+$'
    and length(tour_url) <= 2000),
  add constraint properties_floor_plans_size check (
    cardinality(floor_plans) <= 10 and cardinality(floor_plan_captions) <= 10 and cardinality(epc_documents) <= 5
    and length(array_to_string(floor_plans, '')) <= 20000
    and length(array_to_string(epc_documents, '')) <= 10000
    and length(array_to_string(floor_plan_captions, '')) <= 10000),
  add constraint properties_floor_plan_addresses check (
    array_to_string(floor_plans || epc_documents, e'\n') !~* '(^|\n)(?!https://[^/\\\s]|/[^/\\\s])'
    and array_to_string(floor_plans || floor_plan_captions || epc_documents, '') !~ '[[:cntrl:]\\]'),
  add constraint properties_fact_notes_shape check (
    jsonb_typeof(fact_notes) = 'object'
    and not jsonb_path_exists(fact_notes, '$.* ? (@.type() != "object")')
    and not jsonb_path_exists(fact_notes, '$.*.state ? (@ != "known" && @ != "asked" && @ != "not_applicable")')
    and length(fact_notes::text) <= 20000);

alter table public.properties
  add constraint properties_published_whole check (
    status = 'draft' or num_nulls(area, price, beds, baths, gallery, description) = 0) not valid,
  -- Tenant Fees Act 2019, schedule 1: five weeks' rent, six from £50,000 a year; one week to hold a home. It limits no
  -- deposit of a company, and none above £100,000 a year.
  add constraint properties_deposit_cap check (
    coalesce(tenancy, '') in ('company_let', 'rent_over_100k') or price * 12 > 100000
    or (deposit <= trunc(price * 12 * case when price * 12 < 50000 then 5 else 6 end / 52, 2)
      and holding_deposit <= trunc(price * 12 / 52, 2)));

alter table public.properties
  add constraint properties_reduction_whole check (
    (price_reduced_on is null) = (previous_price is null) and previous_price > price);

alter table public.properties
  add constraint properties_reference_branch_shape check (reference_branch ~ '^[A-Za-z0-9]{1,20}$');

-- The two orders of the site: all listings, and one type, newest first. The id breaks ties, so pages never overlap.
create index if not exists properties_newest on public.properties (created_at desc, id);
create index if not exists properties_type_newest on public.properties (listing_type, created_at desc, id);

-- Sold and let listings will outnumber listed ones, so public lists use a partial index. Admin lists use
-- properties_newest and properties_type_newest.
create index if not exists properties_listed_newest on public.properties (listing_type, created_at desc, id)
  where status in ('live', 'under_offer', 'let_agreed');

-- Two branches may use the same reference, so the branch and the reference together identify a listing.
create unique index properties_reference on public.properties (reference_branch, reference) nulls not distinct
  where reference is not null;

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

-- What visitors may see: no draft, and no type that the agency does not offer. This function is for a few listings; a
-- query of thousands compares the columns. A database with the specification's columns only has no status.
create function private.is_public(listing public.properties) returns boolean
  language sql stable set search_path = ''
  as $$
    select to_jsonb(listing) ->> 'status' is distinct from 'draft'
      and listing.listing_type = any (private.offered_types())
  $$;
comment on function private.is_public(public.properties) is 'Whether visitors may see a listing, as its policies say.';

-- The session is checked only for what is not public.
create policy "A visitor reads what is public" on public.properties
  for select to anon
  using (status <> 'draft' and listing_type = any ((select private.offered_types())::text[]));
create policy "Signed-in users read what is public, staff read all" on public.properties
  for select to authenticated
  using ((status <> 'draft' and listing_type = any ((select private.offered_types())::text[]))
    or (select public.is_staff()));
create policy "A negotiator adds listings" on public.properties
  for insert to authenticated with check ((select public.may_edit()));
create policy "A negotiator changes listings" on public.properties
  for update to authenticated using ((select public.may_edit())) with check ((select public.may_edit()));
create policy "An administrator removes listings" on public.properties
  for delete to authenticated using ((select public.is_admin()));

create or replace function private.set_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at := now(); return new; end $$;
comment on function private.set_updated_at() is 'Sets updated_at when a row changes.';
create trigger properties_changed before update on public.properties
  for each row when (old.* is distinct from new.*) execute function private.set_updated_at();

-- A draft without an address gets one from its title, with a part of its id where the title is in another script or
-- another listing has the address. The address of a copy follows its title until it is published.
create function private.propose_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.slug := trim('-' from left(trim('-' from regexp_replace(
      replace(regexp_replace(lower(normalize(new.title, nfkd)), '[\u0300-\u036f''’]', '', 'g'), '&', ' and '),
      '[^a-z0-9]+', '-', 'g')), 100));
    if new.slug = '' or exists (select from public.properties where slug = new.slug and id <> new.id) then
      new.slug := concat_ws('-', coalesce(nullif(new.slug, ''), 'home'), left(new.id::text, 8));
    end if;
    return new;
  end $$;
comment on function private.propose_slug() is
  'Generates a slug for a listing without one, and for a renamed copy that was never published.';
create trigger properties_address_proposed before insert on public.properties
  for each row when (new.slug is null and new.title is not null) execute function private.propose_slug();
create trigger properties_copy_renamed before update of title on public.properties
  for each row when (
    old.title is distinct from new.title and old.slug = new.slug and old.slug like 'copy-of-%'
    and old.status = 'draft' and new.status = 'draft' and old.published_at is null)
  execute function private.propose_slug();

-- `furnished` is the specification's column; `furnishing` has more detail. Each follows the other after a change.
create function private.sync_furnished() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if new.listing_type <> 'rent' then
      new.furnishing := null;
    elsif tg_op = 'INSERT' or new.furnishing is distinct from old.furnishing then
      new.furnished := coalesce(new.furnishing in ('furnished', 'part_furnished', 'flexible'), new.furnished);
    elsif new.furnished is distinct from old.furnished then
      new.furnishing := case when new.furnished then 'furnished' when not new.furnished then 'unfurnished' end;
    end if;
    return new;
  end $$;
comment on function private.sync_furnished() is
  'Keeps the specification''s column furnished consistent with furnishing.';
create trigger properties_furnished before insert or update on public.properties
  for each row execute function private.sync_furnished();

-- Visitors may know the street of a listing, not the door. They can read the table, so positions are rounded when
-- written, to the precision of the agency's settings. The function reads these for everybody who writes a position.
create function private.round_position() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    decimals constant integer := (select coordinate_decimals from private.agency_settings);
  begin
    new.latitude := round(new.latitude::numeric, decimals);
    new.longitude := round(new.longitude::numeric, decimals);
    return new;
  end $$;
comment on function private.round_position() is
  'Rounds a listing''s position to its street, because the exact position is private.';
create trigger properties_position_rounded before insert or update of latitude, longitude on public.properties
  for each row when (new.latitude is not null) execute function private.round_position();

-- Former slugs of listings. Links to them exist in emails, search engines and on other sites.
create table public.listing_addresses (
  slug text primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.listing_addresses is
  'Former slugs of listings, for redirects. Current slugs are in properties only.';

create index listing_addresses_property on public.listing_addresses (property_id);

alter table public.listing_addresses enable row level security;

-- The policies of properties apply here too, so the slugs of a hidden listing are hidden.
create policy "Anyone reads the former slugs of visible listings" on public.listing_addresses
  for select to anon, authenticated
  using (exists (select from public.properties listing where listing.id = property_id));

-- Only the trigger writes here.
create function private.record_former_address() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- A listing's current slug wins over another listing's former one.
    delete from public.listing_addresses where slug = new.slug;
    if tg_op = 'UPDATE' and old.slug is not null then
      insert into public.listing_addresses (slug, property_id) values (old.slug, new.id)
        on conflict (slug) do update set property_id = excluded.property_id, created_at = excluded.created_at;
    end if;
    return null;
  end $$;
comment on function private.record_former_address() is
  'Records the former slug of a listing, and removes a former slug that becomes current.';
create trigger properties_address_taken after insert on public.properties
  for each row execute function private.record_former_address();
-- Without a list of columns: a trigger that names one does not run if another trigger changes the slug.
create trigger properties_address_changed after update on public.properties
  for each row when (old.slug is distinct from new.slug) execute function private.record_former_address();

revoke all on public.properties, public.listing_addresses from public, anon, authenticated, service_role;
grant select on public.properties, public.listing_addresses to anon, authenticated, service_role;
grant insert, update, delete on public.properties to authenticated, service_role;
grant insert, update, delete on public.listing_addresses to service_role;
revoke all on function
  private.is_public(public.properties), private.set_updated_at(), private.propose_slug(), private.sync_furnished(),
  private.round_position(), private.record_former_address()
  from public, anon, authenticated, service_role;
