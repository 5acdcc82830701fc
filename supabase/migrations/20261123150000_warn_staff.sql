-- Warnings for staff, computed at each request. Nothing is stored.

create function public.listing_warnings()
  returns table (kind text, property_id uuid, title text, reference text, day date, details jsonb)
  language sql stable security definer set search_path = ''
  as $$
  with today as (select (now() at time zone 'Europe/London')::date as today),
  listing as (
    select properties.*, record.gas_safety_expires, record.eicr_expires, record.publish_refusal
      from public.properties left join public.listing_records record on record.property_id = properties.id
      where (select public.is_staff())
  ),
  listed as (select * from listing where status in ('live', 'under_offer', 'let_agreed')),
  warning as (
    select 'certificate' as kind, listed.id, expires.day, jsonb_build_object('certificate', expires.name) as details
      from listed, today, lateral (values ('epc', epc_expires), ('gas', gas_safety_expires), ('eicr', eicr_expires))
        as expires (name, day)
      where expires.day <= today + 60
    union all
    select 'facts', listed.id, null, jsonb_build_object('columns', missing.columns)
      from listed, lateral (select jsonb_agg(name order by place) as columns
        from private.missing_columns(to_jsonb(listed))) as missing
      where missing.columns is not null
    union all
    select 'draft', id, (updated_at at time zone 'Europe/London')::date, '{}'
      from listing where status = 'draft' and updated_at < now() - interval '30 days'
    union all
    select 'offer', id, (updated_at at time zone 'Europe/London')::date, jsonb_build_object('status', status)
      from listed where status in ('under_offer', 'let_agreed') and updated_at < now() - interval '28 days'
    union all
    select 'unpublished', id, null, jsonb_build_object('refusal', publish_refusal)
      from listing where publish_refusal is not null
  )
  select warning.kind, warning.id, coalesce(listing.title, ''), listing.reference, warning.day, warning.details
    from warning join listing on listing.id = warning.id
    order by warning.day nulls first, listing.title collate "en-x-icu", warning.id
  $$;
comment on function public.listing_warnings() is
  'Staff: expiring certificates, incomplete listings, drafts untouched for 30 days, offers untouched for four weeks, '
  'failed publications.';

-- A hosted project returns a thousand rows at most, without an error. One row contains all warnings.
create function public.all_listing_warnings() returns jsonb
  language sql stable set search_path = ''
  as $$
    select coalesce(jsonb_agg(to_jsonb(warning) - 'place' order by warning.place), '[]')
      from public.listing_warnings() with ordinality
        as warning (kind, property_id, title, reference, day, details, place)
  $$;
comment on function public.all_listing_warnings() is
  'Staff: listing_warnings() as one JSON list, because the API limits rows.';

revoke all on function
  public.listing_warnings(), public.all_listing_warnings()
  from public, anon, authenticated, service_role;
grant execute on function public.listing_warnings(), public.all_listing_warnings() to authenticated;
