-- Warnings for staff, computed at each request. Nothing is stored. A listing without progress is looked up: triggers
-- were off when it was written.

create function public.listing_warnings()
  returns table (kind text, property_id uuid, title text, reference text, day date, details jsonb)
  language sql stable security definer set search_path = ''
  as $$
  with today as (select (now() at time zone 'Europe/London')::date as today),
  listing as (
    select properties.id, properties.title, properties.reference, properties.status, properties.updated_at,
        properties.epc_expires, record.gas_safety_expires, record.eicr_expires,
        record.publish_at, record.publish_refusal,
        coalesce(progress.missing, (select array_agg(name order by place)
          from private.missing_columns(to_jsonb(properties)))) as missing
      from public.properties left join public.listing_records record on record.property_id = properties.id
        left join public.listing_progress progress on progress.property_id = properties.id
      where (select public.is_staff()) and record.archived_at is null
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
        where status = 'draft' and publish_at is null and updated_at < now() - interval '30 days'
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
comment on function public.listing_warnings() is
  'Staff: expiring certificates, incomplete listings, drafts untouched for 30 days, offers untouched for four weeks, '
  'failed publications. Of no archived listing.';

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

-- The number beside “To do” in the navigation. Every admin screen reads it, so the warnings themselves stay here.
create function public.count_listing_warnings() returns integer
  language sql stable set search_path = ''
  as $$ select count(*)::integer from public.listing_warnings() $$;
comment on function public.count_listing_warnings() is 'Staff: the number of warnings of all_listing_warnings().';

revoke all on function
  public.listing_warnings(), public.all_listing_warnings(), public.count_listing_warnings()
  from public, anon, authenticated, service_role;
grant execute on function
  public.listing_warnings(), public.all_listing_warnings(), public.count_listing_warnings()
  to authenticated;
