-- An address of several lines is one line with commas: Flat 1, 2 High Street, not Flat 1 2 High Street. The place of a
-- visit and emails take it from here.

create or replace view private.enquiry_people as
select 'inquiry'::text as kind, i.id, i.name, i.email, coalesce(i.phone, '') as phone,
  i.property_id, i.property_title as about, i.viewer_time_zone, i.locale,
  case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department
from public.property_inquiries i
union all
select 'booking', b.id, b.name, b.email, coalesce(b.phone, ''), null::uuid, b.postcode, null::text, b.locale,
  case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end
from public.booking_valuations b
union all
select 'request', r.id, r.name, r.email, coalesce(r.phone, ''), null::uuid, concat_ws(', ',
    btrim(regexp_replace(r.address, '[,[:space:]]*[\r\n][,[:space:]]*', ', ', 'g'), ', '), r.postcode),
  null::text, r.locale, case r.type when 'sales' then 'sales' when 'rental' then 'lettings' else 'unknown' end
from public.valuation_requests r
union all
select 'message', c.id, c.name, c.email, coalesce(c.phone, ''), null::uuid, null::text, null::text, c.locale,
  'unknown'
from public.contact_submissions c;
