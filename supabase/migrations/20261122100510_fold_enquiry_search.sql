-- The inbox's search finds a telephone number with or without its country code, a postcode with or without its space, and
-- a name with or without its accents. The text that it looks in is made once, when an enquiry or a note is written: a
-- search of the whole list reads it and makes nothing anew. src/features/admin/enquiries/search-text.ts folds the words by the
-- same rules.

-- Small letters without accents or the marks that people set or leave out, and postcodes without their space. No column
-- holds more than the limit; what is longer is refused by its own check, and is not worth folding before that.
-- Bodies that "return" are parsed here, once: no search path has a say in them, and the first is written into its callers.
create or replace function private.folded(written text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    translate(regexp_replace(lower(normalize(left(written, 12000), NFKD)), '[\u0300-\u036f().+''‘’ʼ-]', '', 'g'), 'łøđı', 'lodi'),
    '(?<![a-z0-9])([a-z]{1,2}[0-9][a-z0-9]?) +([0-9][a-z]{2})(?![a-z0-9])', '\1\2', 'g');
comment on function private.folded(text) is 'A text as a search compares it.';

-- A British number in both its forms, another one as its digits.
create or replace function private.folded_phone(phone text) returns text
  language sql immutable parallel safe
  return (
    select case when digits ~ '^(0044|44|0[1-9]|7[0-9]{9}$)' then '44' || own || ' 0' || own else regexp_replace(digits, '^00', '') end
    from (select digits, regexp_replace(digits, '^(00)?440?|^0', '') as own
      from (select regexp_replace(left(phone, 100), '[^0-9]', '', 'g') as digits) as plain) as split);
comment on function private.folded_phone(text) is 'The digits of a telephone number as a search compares them: 447700900456 07700900456.';

-- Whoever writes a row makes its text.
revoke all on function private.folded(text), private.folded_phone(text) from public;
grant execute on function private.folded(text), private.folded_phone(text) to anon, authenticated, service_role;

do $$
declare
  texts constant jsonb := '{
    "property_inquiries": ["name", "email", "phone", "property_title", "message"],
    "booking_valuations": ["name", "email", "phone", "postcode"],
    "valuation_requests": ["name", "email", "phone", "address", "postcode", "comments"],
    "contact_submissions": ["name", "email", "phone", "message"]}';
  enquiries text;
  words text;
begin
  for enquiries in select jsonb_object_keys(texts) loop
    select string_agg(format('coalesce(%I, '''')', name), ' || '' '' || ') into words from jsonb_array_elements_text(texts -> enquiries) as name;
    execute format('alter table public.%I add column if not exists search_text text
      generated always as (private.folded(%s) || '' '' || coalesce(private.folded_phone(phone), '''')) stored', enquiries, words);
    execute format('comment on column public.%I.search_text is ''What a search of the inbox looks in.''', enquiries);
  end loop;
end $$;
alter table public.enquiry_followups add column if not exists search_text text generated always as (private.folded(note)) stored;
comment on column public.enquiry_followups.search_text is 'What a search of the inbox looks in.';

create or replace view public.enquiries with (security_invoker = true) as
select sent.kind, sent.id, sent.created_at, sent.type, sent.name, sent.email, sent.phone, sent.about, home.slug as home_slug, sent.message,
  sent.email_key, sent.phone_key, sent.details,
  coalesce(followup.state, 'new') as state,
  coalesce(followup.note, '') as note,
  concat_ws(' ', sent.search_text, followup.search_text) as search,
  coalesce(followup.version, 0) as version,
  sent.department
from (
  select 'inquiry'::text as kind, i.id, i.created_at, i.type, i.name, i.email, i.phone, i.property_title as about, i.property_id, i.message,
    lower(i.email) as email_key, right(regexp_replace(i.phone, '[^0-9]', '', 'g'), 9) as phone_key, to_jsonb(i) - 'search_text' as details, i.search_text,
    case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department
  from public.property_inquiries i
  union all
  select 'booking'::text, b.id, b.created_at, b.type, b.name, b.email, b.phone, b.postcode, null::uuid, null::text,
    lower(b.email), right(regexp_replace(b.phone, '[^0-9]', '', 'g'), 9), to_jsonb(b) - 'search_text', b.search_text,
    case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end
  from public.booking_valuations b
  union all
  select 'request'::text, r.id, r.created_at, r.type, r.name, r.email, r.phone, concat_ws(', ', r.address, r.postcode), null::uuid, r.comments,
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
left join public.properties home on home.id = sent.property_id and home.status <> 'draft';
comment on column public.enquiries.search is 'What a text filter looks in: folded by private.folded() and private.folded_phone().';
comment on column public.enquiries.version is 'The version of its follow-up; 0 where nobody has noted anything.';
comment on column public.enquiries.department is 'sales or lettings; unknown for a message and for somebody who thinks of switching agent.';

-- Its columns change, and with them its type.
drop function if exists public.enquiry_tally(text[]);
create function public.enquiry_tally(patterns text[] default '{}')
  returns table (kind text, state text, department text, enquiries bigint, oldest timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select e.kind, e.state, e.department, count(*), min(e.created_at) from public.enquiries e
    where cardinality(patterns) = 0 or e.search like all (patterns)
    group by e.kind, e.state, e.department
  $$;
comment on function public.enquiry_tally(text[]) is
  'How many enquiries there are of each kind in each state and department whose text fits every pattern, and when the oldest of them came.';
revoke all on function public.enquiry_tally(text[]) from public, anon;
grant execute on function public.enquiry_tally(text[]) to authenticated;
