-- A busy agency for the bench of the admin, around the listings of seed-listings.ts: 20,000 enquiries that the privacy
-- policy still keeps, follow-ups of most of them, 50,000 lines of history, 3,000 viewings and 500 alerts.
-- Nobody is emailed about them, and the history is not written twice.
set session_replication_role = replica;

create temporary table listing as
  select id, title, listing_type, area, price, beds, row_number() over (order by created_at desc, id) as n
  from public.properties;
create temporary table person as
  select n, (array['Adaeze', 'Mei', 'Tom', 'Fatima', 'Piotr', 'Priya', 'Jonas', 'Aiko', 'Lucía', 'Omar'])[1 + n % 10]
    || ' ' || (array['Okafor', 'Lin', 'Harris', 'Haddad', 'Nowak', 'Shah', 'Berg', 'Sato', 'Ruiz'])[1 + n % 9]
      as name,
    'person' || n || '@example.com' as email,
    '+44 7700 9' || lpad((n % 100000)::text, 5, '0') as phone
  from generate_series(0, 11999) as n;

insert into public.listing_records (property_id, address_line, postcode, gas_safety_expires, eicr_expires)
  select id, n || ' Example Street', 'N' || 1 + n % 9 || ' ' || n % 10 || 'AA', date '2026-06-01' + (n % 700)::int,
    date '2026-09-01' + (n % 1500)::int
  from listing on conflict (property_id) do nothing;

-- Every seventh listing lacks a fact.
update public.properties set heating = null where id in (select id from listing where n % 7 = 0);
update public.listing_progress set known = known - 1, missing = missing || '{heating}'
  where property_id in (select id from listing where n % 7 = 0);

insert into public.property_inquiries (type, property_id, property_title, name, email, phone, message,
    employment_status, current_position, annual_income, preferred_viewing_date, preferred_move_date, created_at)
  select case listing_type when 'rent' then 'rent' else 'buy' end, listing.id, title, name, email, phone,
    'We are looking for a home with two bedrooms in ' || coalesce(area, 'London') || '. Is ' || title
      || ' still available? ' || md5(each::text),
    case listing_type when 'rent' then 'employed' end, case listing_type when 'rent' then 'Surveyor' end,
    case listing_type when 'rent' then 62000 end,
    case listing_type when 'rent' then sent + interval '5 days' end,
    case listing_type when 'rent' then (sent + interval '30 days')::date end, sent
  from generate_series(1, 14000) as each
    join listing on listing.n = 1 + (each * 7919) % (select count(*) from listing)
    join person on person.n = (each * 31) % 12000,
    lateral (select now() - each * interval '37 minutes' as sent) as times;
insert into public.booking_valuations (type, name, email, phone, postcode, property_types, created_at)
  select (array['sale', 'rental', 'switch'])[1 + each % 3], name, email, phone, 'N1 2AA', '{newFlat}',
    now() - each * interval '8 hours'
  from generate_series(1, 2000) as each join person on person.n = (each * 17) % 12000;
insert into public.valuation_requests (type, name, email, phone, postcode, bedrooms, address, comments, created_at)
  select (array['sales', 'rental'])[1 + each % 2], name, email, phone, 'N1 2AA', '2', each || ' High Street',
    'Please value my flat. ' || md5(each::text), now() - each * interval '8 hours'
  from generate_series(1, 2000) as each join person on person.n = (each * 13) % 12000;
insert into public.contact_submissions (name, email, phone, message, created_at)
  select name, email, phone, 'When are you open on Saturday? ' || md5(each::text), now() - each * interval '4 hours'
  from generate_series(1, 2000) as each join person on person.n = (each * 11) % 12000;

insert into public.enquiry_followups (kind, enquiry_id, state, note, handled_at, assigned_to)
  select kind, id, (array['contacted', 'closed', 'closed', 'viewing_booked', 'closed'])[1 + n % 5],
    'Called back, left a message. ' || md5(n::text), created_at + interval '1 day',
    case when n % 3 = 0 then (select user_id from public.staff order by created_at limit 1) end
  from (select kind, id, created_at, row_number() over (order by created_at desc, id) as n
    from public.enquiries) as sent
  where n > 400;

insert into public.viewings (enquiry_kind, enquiry_id, property_id, starts_at, kind, meeting_place, host)
  select 'inquiry', id, property_id, date_trunc('hour', now()) + (n - 2400) * interval '97 minutes', 'in_person',
    '1 Example Street', (array['Ana', 'Ben', 'Chidi', 'Dora'])[1 + n % 4]
  from (select id, property_id, row_number() over (order by created_at, id) as n from public.property_inquiries) as sent
  where n <= 3000;

insert into public.audit_log (happened_at, actor_name, thing, thing_id, action, changes)
  select now() - each * interval '11 minutes', 'Demo Administrator', 'listing', id, 'changed',
    jsonb_build_array(jsonb_build_object('column', 'price', 'from', price + 5000, 'to', price))
  from generate_series(1, 50000) as each
    join listing on listing.n = 1 + (each * 101) % (select count(*) from listing);

insert into private.alerts (email, email_hash, filters, address, frequency, state, confirmed_at)
  select email, sha256(convert_to(email, 'UTF8')),
    jsonb_build_object('type', (array['sale', 'rent'])[1 + n % 2], 'areas', jsonb_build_array(area),
      'max', case n % 2 when 0 then 400000 + n * 900 else 1500 + n * 5 end, 'beds', 1 + n % 3),
    'area=' || n, 'daily', 'active', now() - interval '30 days'
  from person join lateral (select area from listing where listing.n = 1 + person.n % 27) as near on true
  where n < 500 and area is not null;

set session_replication_role = origin;
analyze;
