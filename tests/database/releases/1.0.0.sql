-- What an agency has after some weeks with version 1.0.0, as rows for a database of that version. Never changed: the
-- next versions must keep these rows (upgrade.test.ts).

-- Staff: an administrator, and a negotiator who signs in with a password.
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
    raw_user_meta_data, confirmation_token, recovery_token, email_change, email_change_token_new, created_at, updated_at)
  select id, 'authenticated', 'authenticated', email, extensions.crypt('release-one-demo', extensions.gen_salt('bf', 4)),
    now(), '{"provider": "email", "providers": ["email"]}', '{}', '', '', '', '', now(), now()
  from (values ('a0000000-0000-4000-8000-000000000001'::uuid, 'ada@example.com'),
    ('a0000000-0000-4000-8000-000000000002', 'noor@example.com')) as accounts (id, email);
insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), id, id::text, 'email', jsonb_build_object('sub', id, 'email', email), now(), now(), now()
  from auth.users;
insert into public.staff (user_id, name, email, role) values
  ('a0000000-0000-4000-8000-000000000001', 'Ada Byron', 'ada@example.com', 'administrator'),
  ('a0000000-0000-4000-8000-000000000002', 'Noor Haddad', 'noor@example.com', 'negotiator');

-- A rental flat that is live and was reduced, a sale that is sold under its second address, and a draft.
insert into public.properties (id, slug, listing_type, title, area, price, beds, baths, gallery, picture_alts,
    description, features, floor_size, date_available, status, latitude, longitude, outcode, property_type, floor_level,
    lift, council_tax_band, local_authority, epc_rating, epc_potential, epc_expires, heating, electricity, water,
    sewerage, broadband, mobile, parking, flood_rivers_sea, flood_surface, flooded_last_5_years, deposit,
    holding_deposit, tenancy, furnishing, bills_included, pets, licence)
  values ('b0000000-0000-4000-8000-000000000001', 'canal-flat', 'rent', 'Canal Flat', 'Camden', 2500, 2, 1,
    '{/pictures/camden-lock-apartment/living.webp}', '{A living room}', 'Two rooms above the canal.', '{Balcony}', 62,
    '2026-12-01', 'live', 51.5416, -0.1459, 'NW1', 'flat', 'Second floor', false, 'D', 'Camden', 'C', 'B', '2031-05-01',
    'gas_boiler', 'mains', 'mains', 'mains', 'fttp', '{"EE": "good"}', '{permit}', 'very_low', 'low', false, 2884.61,
    576.92, 'assured_periodic', 'unfurnished', '{none}', 'considered', 'not_needed');
update public.properties set price = 2400, deposit = 2769.23, holding_deposit = 553.84 where slug = 'canal-flat';
insert into public.properties (id, slug, listing_type, title, area, price, beds, baths, gallery, description, features,
    status, property_type, floor_level, lift, council_tax_band, local_authority, epc_rating, epc_potential, epc_expires,
    heating, electricity, water, sewerage, broadband, mobile, parking, flood_rivers_sea, flood_surface,
    flooded_last_5_years, price_qualifier, tenure, lease_end, ground_rent, ground_rent_review, service_charge,
    service_charge_year, construction, restrictions, rights, building_safety)
  values ('b0000000-0000-4000-8000-000000000002', 'park-terrace', 'sale', 'Park Terrace', 'Camden', 650000, 3, 2,
    '{/pictures/camden-lock-apartment/living.webp}', 'Three floors beside the park.', '{}', 'live', 'flat',
    'Ground floor', false, 'E', 'Camden', 'D', 'C', '2030-05-01', 'gas_boiler', 'mains', 'mains', 'mains', 'fttc',
    '{"EE": "good"}', '{none}', 'very_low', 'low', false, 'guide_price', 'leasehold', '2120-03-24', 250,
    'Fixed for the whole lease', 2400, 2026, 'brick', '{conservation_area}', '{}', 'none_known');
update public.properties set slug = 'park-terrace-nw1' where slug = 'park-terrace';
update public.properties set status = 'sold' where slug = 'park-terrace-nw1';
insert into public.properties (id, slug, title, area, status) values
  ('b0000000-0000-4000-8000-000000000003', 'not-yet', 'Not Yet', 'Camden', 'draft');
insert into public.listing_records (property_id, address_line, postcode, vendor_notes, negotiator_id, owner_name,
    owner_email, owner_phone)
  values ('b0000000-0000-4000-8000-000000000001', '7 Canal Row', 'NW1 8AA', 'Rings after six.',
    'a0000000-0000-4000-8000-000000000002', 'Olga Owner', 'olga@example.com', '020 7946 0001')
  on conflict (property_id) do update set address_line = excluded.address_line, postcode = excluded.postcode,
    vendor_notes = excluded.vendor_notes, negotiator_id = excluded.negotiator_id, owner_name = excluded.owner_name,
    owner_email = excluded.owner_email, owner_phone = excluded.owner_phone;

-- One enquiry of each kind, with what staff did about them.
insert into public.property_inquiries (id, type, property_id, property_title, name, email, phone, message,
    employment_status, current_position, annual_income, preferred_viewing_date, preferred_move_date)
  values ('c0000000-0000-4000-8000-000000000001', 'rent', 'b0000000-0000-4000-8000-000000000001', 'Canal Flat',
    '李明', 'liming@example.com', '+86 138 0013 8000', 'May I see it by video?', 'employed', 'Surveyor', 62000,
    now() + interval '3 days', current_date + 30);
insert into public.booking_valuations (id, type, name, email, phone, postcode, property_types)
  values ('c0000000-0000-4000-8000-000000000002', 'rental', 'Adaeze Okafor', 'adaeze@example.com',
    '+234 803 000 0000', 'WC1X 8LU', '{newFlat}');
insert into public.valuation_requests (id, type, name, email, phone, postcode, bedrooms, address)
  values ('c0000000-0000-4000-8000-000000000003', 'sales', 'Tom Sawyer', 'tom@example.com', '020 7946 0002',
    'N1 2AA', '3', '1 Canonbury Row');
insert into public.contact_submissions (id, name, email, message)
  values ('c0000000-0000-4000-8000-000000000004', 'Sven Svensson', 'sven@example.com', 'Do you let garages?');
insert into public.enquiry_followups (kind, enquiry_id, state, note, assigned_to)
  values ('message', 'c0000000-0000-4000-8000-000000000004', 'closed', 'No garages.',
    'a0000000-0000-4000-8000-000000000002');
insert into public.enquiry_replies (id, kind, enquiry_id, body)
  values ('d0000000-0000-4000-8000-000000000001', 'message', 'c0000000-0000-4000-8000-000000000004', 'We do not.');
insert into public.viewings (id, enquiry_kind, enquiry_id, starts_at, kind, meeting_place, host, attendee_id)
  values ('d0000000-0000-4000-8000-000000000002', 'inquiry', 'c0000000-0000-4000-8000-000000000001',
    now() + interval '3 days', 'in_person', '7 Canal Row, London NW1 8AA', 'Noor Haddad',
    'a0000000-0000-4000-8000-000000000002');
insert into public.viewing_hours (id, weekdays, opens, closes)
  values ('d0000000-0000-4000-8000-000000000003', '{1,2,3,4,5}', '10:00', '17:00');

-- A confirmed alert on a search, the content of the site, and a feed.
insert into private.alerts (id, token, email, email_hash, filters, address, frequency, state, confirmed_at)
  values ('e0000000-0000-4000-8000-000000000001', repeat('1', 64), 'ines@example.com',
    sha256(convert_to(private.canonical_email('ines@example.com'), 'UTF8')), '{"type": "rent", "areas": ["Camden"]}',
    '/rent?area=Camden', 'daily', 'active', now());
update public.site_content set notice = 'Closed on Monday.', featured = '{b0000000-0000-4000-8000-000000000001}',
  special_days = '[{"day": "2026-12-25", "opens": null, "closes": null, "name": "Christmas Day"}]';
insert into public.feed_sources (id, name, url)
  values ('e0000000-0000-4000-8000-000000000002', 'Our CRM', 'https://feeds.example/homes.blm');
