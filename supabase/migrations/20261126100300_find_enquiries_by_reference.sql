-- The finder and the inbox find an enquiry by the reference in its emails: ENQ-7C5B6DA5, and MR-7C5B6DA5 in emails
-- before this change. Searches are normalised, without hyphens and capital letters.

create or replace view public.enquiries with (security_invoker = true) as
select sent.kind, sent.id, sent.created_at, sent.type, sent.name, sent.email, sent.phone, sent.about,
  listing.slug as listing_slug, sent.message,
  sent.email_key, sent.phone_key, sent.details,
  coalesce(followup.state, 'new') as state,
  coalesce(followup.note, '') as note,
  concat_ws(' ', sent.search_text, followup.search_text, 'enq' || left(sent.id::text, 8), 'mr' || left(sent.id::text, 8))
    as search,
  coalesce(followup.version, 0) as version,
  sent.department,
  followup.keep_until,
  followup.keep_reason,
  -- The periods of the privacy policy. A test compares them with its table.
  greatest(
    ((greatest(sent.created_at, followup.handled_at) at time zone 'Europe/London')
      + case when sent.kind in ('booking', 'request') then interval '24 months' else interval '12 months' end)::date,
    followup.keep_until + 1
  ) as erase_on,
  followup.assigned_to,
  sent.property_id
from (
  select 'inquiry'::text as kind, i.id, i.created_at, i.type, i.name, i.email, i.phone, i.property_title as about,
    i.property_id, i.message,
    lower(i.email) as email_key, right(regexp_replace(i.phone, '[^0-9]', '', 'g'), 9) as phone_key,
      to_jsonb(i) - 'search_text' as details, i.search_text,
    case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department
  from public.property_inquiries i
  union all
  select 'booking'::text, b.id, b.created_at, b.type, b.name, b.email, b.phone, b.postcode, null::uuid, null::text,
    lower(b.email), right(regexp_replace(b.phone, '[^0-9]', '', 'g'), 9), to_jsonb(b) - 'search_text', b.search_text,
    case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end
  from public.booking_valuations b
  union all
  select 'request'::text, r.id, r.created_at, r.type, r.name, r.email, r.phone, concat_ws(', ', r.address, r.postcode),
    null::uuid, r.comments,
    lower(r.email), right(regexp_replace(r.phone, '[^0-9]', '', 'g'), 9), to_jsonb(r) - 'search_text', r.search_text,
    case r.type when 'sales' then 'sales' when 'rental' then 'lettings' else 'unknown' end
  from public.valuation_requests r
  union all
  select 'message'::text, c.id, c.created_at, null::text, c.name, c.email, c.phone, null::text, null::uuid, c.message,
    lower(c.email), right(regexp_replace(c.phone, '[^0-9]', '', 'g'), 9), to_jsonb(c) - 'search_text', c.search_text,
    'unknown'
  from public.contact_submissions c
) sent
left join public.enquiry_followups followup on followup.kind = sent.kind and followup.enquiry_id = sent.id
left join public.properties listing on listing.id = sent.property_id and listing.status <> 'draft';
comment on column public.enquiries.search is
  'Normalised text for search, with the enquiry''s reference: see private.folded() and private.folded_phone().';
