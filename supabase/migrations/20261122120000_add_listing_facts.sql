-- The facts of a home that a lawful and useful advert needs. Every column may be null, so rows of an adopted database
-- stay valid. The next migration has their constraints.

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
  add column fact_notes jsonb not null default '{}';

comment on column public.properties.reference is 'The agency''s own name for the listing, as MR-1042: the key of its feeds.';
comment on column public.properties.outcode is 'The first half of the postcode (N1): all of the address that is public. A trigger keeps it.';
comment on column public.properties.mobile is 'By network (EE, O2, Three, Vodafone): good, limited or none.';
comment on column public.properties.furnishing is 'Takes the place of furnished, which a trigger keeps in step.';
comment on column public.properties.epc_documents is 'Pictures of the energy certificate''s pages.';
comment on column public.properties.fact_notes is
  'By column: {"state": "known" | "asked" | "not_applicable", "source": text, "checked_on": date}. A value without a note counts as known.';

create unique index properties_reference on public.properties (reference);

-- The next migration has the generated constraints of the other columns.
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

-- `furnished` is the specification's column; `furnishing` has more detail. Each follows the other after a change.
create function private.keep_furnished() returns trigger
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
comment on function private.keep_furnished() is 'Keeps the specification''s furnished in step with furnishing.';
revoke all on function private.keep_furnished() from public;
create trigger properties_furnished before insert or update on public.properties
  for each row execute function private.keep_furnished();

-- The agency's private record of a home. It is a separate table, because whoever can read a listing can read all its
-- columns.

create table public.listing_records (
  property_id uuid primary key references public.properties (id) on delete cascade,
  address_line text constraint listing_records_address_line_length check (length(address_line) between 1 and 200),
  postcode text constraint listing_records_postcode_shape check (postcode ~ '^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$'),
  gas_safety_expires date,
  eicr_expires date,
  prs_reference text constraint listing_records_prs_reference_length check (length(prs_reference) between 1 and 60),
  vendor_notes text constraint listing_records_vendor_notes_length check (length(vendor_notes) between 1 and 5000)
);
comment on table public.listing_records is 'What the agency keeps of a home and shows to nobody: its address, its certificates, the owner''s words.';

alter table public.listing_records enable row level security;
create policy "An administrator reads records" on public.listing_records
  for select to authenticated using ((select public.is_admin()));
create policy "An administrator adds records" on public.listing_records
  for insert to authenticated with check ((select public.is_admin()));
create policy "An administrator changes records" on public.listing_records
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "An administrator removes records" on public.listing_records
  for delete to authenticated using ((select public.is_admin()));
revoke all on public.listing_records from anon, authenticated;
grant select, insert, update, delete on public.listing_records to authenticated;
grant all on public.listing_records to service_role;

create function private.keep_outcode() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.properties set outcode = split_part(new.postcode, ' ', 1)
      where id = new.property_id and outcode is distinct from split_part(new.postcode, ' ', 1);
    return null;
  end $$;
comment on function private.keep_outcode() is 'Makes the public half of a postcode follow the postcode.';
revoke all on function private.keep_outcode() from public;
create trigger listing_records_outcode after insert or update of postcode on public.listing_records
  for each row when (new.postcode is not null) execute function private.keep_outcode();
