-- Generated from src/domain/listing/facts/fact-fields.ts by npm run facts. Do not edit.

alter table public.properties
  drop constraint if exists properties_reference_line,
  add constraint properties_reference_line check (
    length(reference) between 1 and 80 and reference !~ '[[:cntrl:]]'),
  drop constraint if exists properties_property_type_known,
  add constraint properties_property_type_known check (
    property_type in ('house', 'terraced_house', 'semi_detached_house', 'detached_house', 'mews_house', 'flat',
      'maisonette', 'studio', 'penthouse', 'loft', 'other')),
  drop constraint if exists properties_floor_level_line,
  add constraint properties_floor_level_line check (
    length(floor_level) between 1 and 80 and floor_level !~ '[[:cntrl:]]'),
  drop constraint if exists properties_price_qualifier_known,
  add constraint properties_price_qualifier_known check (
    price_qualifier in ('asking_price', 'guide_price', 'offers_over', 'offers_in_region', 'fixed_price')),
  drop constraint if exists properties_tenure_known,
  add constraint properties_tenure_known check (
    tenure in ('freehold', 'leasehold', 'share_of_freehold', 'commonhold')),
  drop constraint if exists properties_ground_rent_range,
  add constraint properties_ground_rent_range check (
    ground_rent >= 0),
  drop constraint if exists properties_ground_rent_review_line,
  add constraint properties_ground_rent_review_line check (
    length(ground_rent_review) between 1 and 200 and ground_rent_review !~ '[[:cntrl:]]'),
  drop constraint if exists properties_service_charge_range,
  add constraint properties_service_charge_range check (
    service_charge >= 0),
  drop constraint if exists properties_service_charge_year_range,
  add constraint properties_service_charge_year_range check (
    service_charge_year between 2000 and 2100),
  drop constraint if exists properties_estate_charge_range,
  add constraint properties_estate_charge_range check (
    estate_charge >= 0),
  drop constraint if exists properties_shared_ownership_percent_range,
  add constraint properties_shared_ownership_percent_range check (
    shared_ownership_percent between 1 and 100),
  drop constraint if exists properties_chain_known,
  add constraint properties_chain_known check (
    chain in ('none', 'onward', 'unknown')),
  drop constraint if exists properties_deposit_range,
  add constraint properties_deposit_range check (
    deposit >= 0),
  drop constraint if exists properties_holding_deposit_range,
  add constraint properties_holding_deposit_range check (
    holding_deposit >= 0),
  drop constraint if exists properties_tenancy_known,
  add constraint properties_tenancy_known check (
    tenancy in ('assured_periodic', 'company_let', 'rent_over_100k', 'resident_landlord', 'student_block')),
  drop constraint if exists properties_furnishing_known,
  add constraint properties_furnishing_known check (
    furnishing in ('furnished', 'part_furnished', 'unfurnished', 'flexible')),
  drop constraint if exists properties_bills_included_known,
  add constraint properties_bills_included_known check (
    bills_included <@ array['none', 'water', 'gas', 'electricity', 'council_tax', 'broadband', 'heating']),
  drop constraint if exists properties_pets_known,
  add constraint properties_pets_known check (
    pets in ('considered', 'head_lease_forbids')),
  drop constraint if exists properties_max_occupants_range,
  add constraint properties_max_occupants_range check (
    max_occupants between 1 and 50),
  drop constraint if exists properties_licence_known,
  add constraint properties_licence_known check (
    licence in ('not_needed', 'mandatory_hmo', 'additional_hmo', 'selective', 'applied_for')),
  drop constraint if exists properties_licence_number_line,
  add constraint properties_licence_number_line check (
    length(licence_number) between 1 and 60 and licence_number !~ '[[:cntrl:]]'),
  drop constraint if exists properties_council_tax_band_known,
  add constraint properties_council_tax_band_known check (
    council_tax_band in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'deleted', 'not_yet_banded')),
  drop constraint if exists properties_local_authority_known,
  add constraint properties_local_authority_known check (
    local_authority in ('Barking and Dagenham', 'Barnet', 'Bexley', 'Brent', 'Bromley', 'Camden', 'City of London',
      'Croydon', 'Ealing', 'Enfield', 'Greenwich', 'Hackney', 'Hammersmith and Fulham', 'Haringey', 'Harrow',
      'Havering', 'Hillingdon', 'Hounslow', 'Islington', 'Kensington and Chelsea', 'Kingston upon Thames', 'Lambeth',
      'Lewisham', 'Merton', 'Newham', 'Redbridge', 'Richmond upon Thames', 'Southwark', 'Sutton', 'Tower Hamlets',
      'Waltham Forest', 'Wandsworth', 'Westminster')),
  drop constraint if exists properties_epc_rating_known,
  add constraint properties_epc_rating_known check (
    epc_rating in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  drop constraint if exists properties_epc_potential_known,
  add constraint properties_epc_potential_known check (
    epc_potential in ('A', 'B', 'C', 'D', 'E', 'F', 'G')),
  drop constraint if exists properties_epc_exemption_line,
  add constraint properties_epc_exemption_line check (
    length(epc_exemption) between 1 and 300 and epc_exemption !~ '[[:cntrl:]]'),
  drop constraint if exists properties_construction_known,
  add constraint properties_construction_known check (
    construction in ('brick', 'stone', 'concrete', 'timber', 'steel', 'other')),
  drop constraint if exists properties_heating_known,
  add constraint properties_heating_known check (
    heating in ('gas_boiler', 'communal', 'electric', 'heat_pump', 'underfloor', 'other')),
  drop constraint if exists properties_electricity_known,
  add constraint properties_electricity_known check (
    electricity in ('mains', 'private')),
  drop constraint if exists properties_water_known,
  add constraint properties_water_known check (
    water in ('mains', 'private')),
  drop constraint if exists properties_sewerage_known,
  add constraint properties_sewerage_known check (
    sewerage in ('mains', 'private', 'septic_tank', 'cesspit')),
  drop constraint if exists properties_broadband_known,
  add constraint properties_broadband_known check (
    broadband in ('none', 'adsl', 'fttc', 'cable', 'fttp')),
  drop constraint if exists properties_broadband_mbps_range,
  add constraint properties_broadband_mbps_range check (
    broadband_mbps between 1 and 100000),
  drop constraint if exists properties_parking_known,
  add constraint properties_parking_known check (
    parking <@ array['none', 'on_street', 'permit', 'allocated', 'garage', 'driveway']),
  drop constraint if exists properties_outside_space_known,
  add constraint properties_outside_space_known check (
    outside_space <@ array['none', 'garden', 'shared_garden', 'balcony', 'terrace', 'roof_terrace', 'courtyard']),
  drop constraint if exists properties_accessibility_known,
  add constraint properties_accessibility_known check (
    accessibility <@ array['step_free', 'level_access_shower', 'wide_doors', 'lift', 'ground_floor']),
  drop constraint if exists properties_restrictions_known,
  add constraint properties_restrictions_known check (
    restrictions <@ array['conservation_area', 'listed_1', 'listed_2_star', 'listed_2', 'tpo', 'covenant',
      'no_short_lets']),
  drop constraint if exists properties_rights_known,
  add constraint properties_rights_known check (
    rights <@ array['public_path', 'easement', 'shared_drive']),
  drop constraint if exists properties_building_safety_known,
  add constraint properties_building_safety_known check (
    building_safety in ('none_known', 'cladding', 'ews1_a1', 'ews1_a2', 'ews1_a3', 'ews1_b1', 'ews1_b2',
      'works_planned', 'works_funded')),
  drop constraint if exists properties_flood_rivers_sea_known,
  add constraint properties_flood_rivers_sea_known check (
    flood_rivers_sea in ('very_low', 'low', 'medium', 'high')),
  drop constraint if exists properties_flood_surface_known,
  add constraint properties_flood_surface_known check (
    flood_surface in ('very_low', 'low', 'medium', 'high')),
  drop constraint if exists properties_planning_line,
  add constraint properties_planning_line check (
    length(planning) between 1 and 500 and planning !~ '[[:cntrl:]]'),
  drop constraint if exists properties_facts_fit_type,
  add constraint properties_facts_fit_type check (
    case listing_type
      when 'rent' then num_nonnulls(
        price_qualifier,
        tenure,
        lease_end,
        ground_rent,
        ground_rent_review,
        service_charge,
        service_charge_year,
        estate_charge,
        shared_ownership_percent,
        chain) = 0
      else num_nonnulls(
        deposit,
        holding_deposit,
        tenancy,
        furnishing,
        bills_included,
        pets,
        max_occupants,
        licence,
        licence_number) = 0 end);

-- Planned once a session: a function in SQL is planned at each call.
create or replace function private.needed_columns(home jsonb)
  returns table (place bigint, name text, askable boolean, universal boolean)
  language plpgsql immutable set search_path = ''
  as $$
  #variable_conflict use_column
  begin
    return query
    with known as (
      select home->>'tenure' in ('leasehold', 'share_of_freehold') as leasehold,
        (home->>'ground_rent')::numeric > 0 as ground_rent,
        (home->>'service_charge')::numeric > 0 as service_charge,
        home->>'licence' in ('mandatory_hmo', 'additional_hmo', 'selective') as licensed,
        home->>'epc_rating' is not null as rated,
        home->>'property_type' in ('flat', 'maisonette', 'studio', 'penthouse', 'loft') as flat),
    needed as (
      select * from known, lateral (values
        -- The column, what a sale and a rental need of it, whether every listing has one, and which listings need it.
        ('title', 'required', 'required', true, true),
        ('slug', 'required', 'required', true, true),
        ('area', 'required', 'required', true, true),
        ('price', 'required', 'required', true, true),
        ('beds', 'required', 'required', true, true),
        ('baths', 'required', 'required', true, true),
        ('date_available', null, 'required', true, true),
        ('gallery', 'required', 'required', true, true),
        ('description', 'required', 'required', true, true),
        ('property_type', 'required', 'required', true, true),
        ('price_qualifier', 'required', null, true, true),
        ('tenure', 'required', null, true, true),
        ('lease_end', 'askable', null, true, leasehold),
        ('ground_rent', 'askable', null, false, leasehold),
        ('ground_rent_review', 'askable', null, false, leasehold and ground_rent),
        ('service_charge', 'askable', null, false, leasehold),
        ('service_charge_year', 'askable', null, false, leasehold and service_charge),
        ('deposit', null, 'required', true, true),
        ('holding_deposit', null, 'required', true, true),
        ('tenancy', null, 'required', true, true),
        ('furnishing', null, 'required', true, true),
        ('bills_included', null, 'required', true, true),
        ('pets', null, 'required', true, true),
        ('licence', null, 'askable', false, true),
        ('licence_number', null, 'askable', false, licensed),
        ('council_tax_band', 'required', 'required', true, true),
        ('local_authority', 'required', 'required', true, true),
        ('epc_rating', 'askable', 'askable', false, true),
        ('epc_potential', 'askable', 'askable', false, rated),
        ('epc_expires', 'askable', 'askable', false, rated),
        ('construction', 'askable', null, true, true),
        ('heating', 'askable', 'askable', false, true),
        ('electricity', 'askable', 'askable', false, true),
        ('water', 'askable', 'askable', false, true),
        ('sewerage', 'askable', 'askable', false, true),
        ('broadband', 'askable', 'askable', false, true),
        ('mobile', 'askable', 'askable', false, true),
        ('parking', 'askable', 'askable', false, true),
        ('restrictions', 'askable', null, false, true),
        ('rights', 'askable', null, false, true),
        ('building_safety', 'askable', null, false, flat),
        ('flood_rivers_sea', 'askable', 'askable', true, true),
        ('flood_surface', 'askable', 'askable', true, true),
        ('flooded_last_5_years', 'askable', 'askable', true, true)
        ) as each (name, sale, rent, universal, applies))
    select row_number() over (), name, case home->>'listing_type' when 'rent' then rent else sale end = 'askable',
        universal
      from needed where applies and case home->>'listing_type' when 'rent' then rent else sale end is not null;
  end $$;
comment on function private.needed_columns(jsonb) is
  'The columns that an advert needs, in the order of the form. askable: "asked" can take the place of the value.';
revoke all on function private.needed_columns(jsonb) from public;
