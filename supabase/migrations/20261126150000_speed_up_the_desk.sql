-- The inbox and the warnings of a busy agency: 20,000 enquiries and 5,000 listings (npm run bench -- desk).

-- PostgreSQL computes the columns of a union for every row, so one page built the JSON of 20,000 enquiries. Each part
-- of the union now passes its whole row on. The high cost makes the planner call this after sorting, for one page only.
create function private.enquiry_details(inquiry public.property_inquiries, booking public.booking_valuations,
    request public.valuation_requests, contact public.contact_submissions) returns jsonb
  language sql immutable parallel safe cost 10000 set search_path = ''
  as $$
    select coalesce(to_jsonb(inquiry), to_jsonb(booking), to_jsonb(request), to_jsonb(contact)) - 'search_text'
  $$;
comment on function private.enquiry_details(public.property_inquiries, public.booking_valuations,
  public.valuation_requests, public.contact_submissions) is
  'All columns of an enquiry of any kind, for the view enquiries. Three of the four rows are null.';

create or replace view public.enquiries with (security_invoker = true) as
select sent.kind, sent.id, sent.created_at, sent.type, sent.name, sent.email, sent.phone, sent.about,
  listing.slug as listing_slug, sent.message,
  lower(sent.email) as email_key, right(regexp_replace(sent.phone, '[^0-9]', '', 'g'), 9) as phone_key,
  private.enquiry_details(sent.inquiry, sent.booking, sent.request, sent.contact) as details,
  coalesce(followup.state, 'new') as state,
  coalesce(followup.note, '') as note,
  concat_ws(' ', sent.search_text, followup.search_text, 'enq' || left(sent.id::text, 8),
    'mr' || left(sent.id::text, 8)) as search,
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
    i.property_id, i.message, i.search_text,
    case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department,
    i as inquiry, null::public.booking_valuations as booking, null::public.valuation_requests as request,
    null::public.contact_submissions as contact
  from public.property_inquiries i
  union all
  select 'booking'::text, b.id, b.created_at, b.type, b.name, b.email, b.phone, b.postcode, null::uuid, null::text,
    b.search_text, case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end,
    null::public.property_inquiries, b, null::public.valuation_requests, null::public.contact_submissions
  from public.booking_valuations b
  union all
  select 'request'::text, r.id, r.created_at, r.type, r.name, r.email, r.phone, concat_ws(', ', r.address, r.postcode),
    null::uuid, r.comments, r.search_text,
    case r.type when 'sales' then 'sales' when 'rental' then 'lettings' else 'unknown' end,
    null::public.property_inquiries, null::public.booking_valuations, r, null::public.contact_submissions
  from public.valuation_requests r
  union all
  select 'message'::text, c.id, c.created_at, null::text, c.name, c.email, c.phone, null::text, null::uuid, c.message,
    c.search_text, 'unknown',
    null::public.property_inquiries, null::public.booking_valuations, null::public.valuation_requests, c
  from public.contact_submissions c
) sent
left join public.enquiry_followups followup on followup.kind = sent.kind and followup.enquiry_id = sent.id
left join public.properties listing on listing.id = sent.property_id and listing.status <> 'draft';

-- Looking up the missing facts of one listing takes a tenth of a millisecond, so they are stored with their number.
alter table public.listing_progress add column missing text[] not null default '{}';
comment on column public.listing_progress.missing is 'Required facts without a value, in form order.';

create or replace function private.update_progress() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    listing constant jsonb := to_jsonb(new);
    missing_facts constant text[] := (select coalesce(array_agg(name order by place), '{}')
      from private.missing_columns(listing));
  begin
    insert into public.listing_progress (property_id, needed, known, missing)
      select new.id, count(*), count(*) filter (
        where name <> all (missing_facts) and listing->'fact_notes'->name->>'state' is distinct from 'asked'),
        missing_facts
      from private.needed_columns(listing)
    on conflict (property_id) do update set needed = excluded.needed, known = excluded.known,
      missing = excluded.missing;
    return null;
  end $$;

update public.listing_progress progress set missing = found.missing
  from (select listing.id, array_agg(missing.name order by missing.place) as missing
    from public.properties listing, private.missing_columns(to_jsonb(listing)) missing group by listing.id) as found
  where found.id = progress.property_id;

-- As before, with the stored facts. A listing without progress is looked up: triggers were off when it was written.
create or replace function public.listing_warnings()
  returns table (kind text, property_id uuid, title text, reference text, day date, details jsonb)
  language sql stable security definer set search_path = ''
  as $$
  with today as (select (now() at time zone 'Europe/London')::date as today),
  listing as (
    select properties.id, properties.title, properties.reference, properties.status, properties.updated_at,
        properties.epc_expires, record.gas_safety_expires, record.eicr_expires, record.publish_refusal,
        coalesce(progress.missing, (select array_agg(name order by place)
          from private.missing_columns(to_jsonb(properties)))) as missing
      from public.properties left join public.listing_records record on record.property_id = properties.id
        left join public.listing_progress progress on progress.property_id = properties.id
      where (select public.is_staff())
  ),
  warning as (
    select listing.*, warnings.kind, warnings.day, warnings.details
    from listing, today, lateral (
      select 'certificate', expires.day, jsonb_build_object('certificate', expires.name)
        from (values ('epc', epc_expires), ('gas', gas_safety_expires), ('eicr', eicr_expires)) as expires (name, day)
        where expires.day <= today + 60 and status in ('live', 'under_offer', 'let_agreed')
      union all
      select 'facts', null, jsonb_build_object('columns', to_jsonb(missing))
        where cardinality(missing) > 0 and status in ('live', 'under_offer', 'let_agreed')
      union all
      select 'draft', (updated_at at time zone 'Europe/London')::date, '{}'
        where status = 'draft' and updated_at < now() - interval '30 days'
      union all
      select 'offer', (updated_at at time zone 'Europe/London')::date, jsonb_build_object('status', status)
        where status in ('under_offer', 'let_agreed') and updated_at < now() - interval '28 days'
      union all
      select 'unpublished', null, jsonb_build_object('refusal', publish_refusal) where publish_refusal is not null
    ) as warnings (kind, day, details)
  )
  select kind, id, coalesce(title, ''), reference, day, details from warning
    order by day nulls first, title collate "en-x-icu", id
  $$;

revoke all on function private.enquiry_details(public.property_inquiries, public.booking_valuations,
  public.valuation_requests, public.contact_submissions) from public, anon, authenticated, service_role;
grant execute on function private.enquiry_details(public.property_inquiries, public.booking_valuations,
  public.valuation_requests, public.contact_submissions) to authenticated, service_role;
