-- Staff are warned of viewings that cannot take place, and of times that nobody has confirmed.

create or replace function public.listing_warnings()
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
  ),
  -- Viewings ahead. Staff may show a listing before it is published, and one under offer.
  viewing as (
    select viewing.property_id, viewing.state, viewing.starts_at, listing.reference,
        coalesce(listing.title, enquiry.about, '') as title,
        case when viewing.property_id is null then null
          when listing.id is null then 'deleted'
          when record.archived_at is not null then 'archived'
          when listing.status in ('sold', 'let') or (listing.status = 'draft' and listing.published_at is not null)
            then listing.status end as reason,
        jsonb_build_object('viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'name', enquiry.name,
          'appointment', viewing.appointment) as details
      from public.viewings viewing
        join private.enquiry_people enquiry on enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id
        left join public.properties listing on listing.id = viewing.property_id
        left join public.listing_records record on record.property_id = viewing.property_id
      where (select public.is_staff()) and viewing.state <> 'cancelled' and viewing.starts_at > now()
  ),
  anything as (
    select kind, id, coalesce(title, '') as title, reference, day, null::timestamptz as starts_at, details from warning
    union all
    select case when reason is null then 'requested' else 'viewing' end, property_id, title, reference,
        (starts_at at time zone 'Europe/London')::date, starts_at,
        details || jsonb_strip_nulls(jsonb_build_object('reason', reason))
      from viewing where reason is not null or (state = 'requested' and starts_at < now() + interval '48 hours')
  )
  select kind, id, title, reference, day, details from anything
    order by day nulls first, starts_at nulls first, title collate "en-x-icu", id
  $$;
comment on function public.listing_warnings() is
  'Staff: expiring certificates, incomplete listings, drafts untouched for 30 days, offers untouched for four weeks, '
  'failed publications, of no archived listing; viewings ahead of listings that left the market, and times of the next '
  '48 hours that nobody has confirmed.';
