-- The screen To do reads the number and the first rows of each kind of warnings. A busy agency has thousands.

-- Unordered, because counts need no order. plpgsql plans once a session; a function in SQL is planned at each call.
create function private.warnings()
  returns table (kind text, property_id uuid, title text, reference text, day date, starts_at timestamptz,
    details jsonb)
  language plpgsql stable set search_path = ''
  as $$
#variable_conflict use_column
begin
  return query
  with listing as (
    select properties.id, properties.title, properties.reference, properties.status, properties.updated_at,
        properties.listing_type, properties.epc_expires, record.gas_safety_expires, record.eicr_expires,
        record.publish_at, record.publish_refusal,
        -- Triggers were off when a listing without progress was written. Only its row is read whole: long texts are
        -- stored apart, and reading those of all listings would take most of the time.
        coalesce(progress.missing, (select array_agg(missing.name order by missing.place)
          from public.properties whole, private.missing_columns(to_jsonb(whole)) missing
          where whole.id = properties.id)) as missing
      from public.properties left join public.listing_records record on record.property_id = properties.id
        left join public.listing_progress progress on progress.property_id = properties.id
      where (select public.is_staff()) and record.archived_at is null
  ),
  -- Viewings ahead, and past ones of which staff have still to record something. Staff may show a listing before it is
  -- published, and one under offer.
  viewing as (
    select viewing.*, listing.title, listing.reference,
        case when viewing.property_id is null then null
          when listing.id is null then 'deleted'
          when record.archived_at is not null then 'archived'
          when listing.status in ('sold', 'let') or (listing.status = 'draft' and listing.published_at is not null)
            then listing.status end as off_market,
        case when attendee.ended_at is not null then 'ended' when attendee.role = 'reader' then 'reader' end as no_host,
        attendee.name as attendee
      from public.viewings viewing
        left join public.properties listing on listing.id = viewing.property_id
        left join public.listing_records record on record.property_id = viewing.property_id
        left join public.staff attendee on attendee.user_id = viewing.attendee_id
      where (select public.is_staff())
        and (viewing.state = 'requested' or (viewing.state = 'booked' and (viewing.starts_at > now()
          or (viewing.starts_at > now() - interval '14 days' and viewing.feedback is null))))
  ),
  viewing_warning as materialized (
    select viewing.*,
        case when starts_at > now() then
            case when off_market is not null then 'viewing' when no_host is not null then 'attendee'
              when state = 'requested' and starts_at < now() + interval '48 hours' then 'requested' end
          when state = 'requested' then 'outcome'
          when starts_at + make_interval(mins => minutes) <= now() then 'feedback' end as warning
      from viewing
  )
  select warnings.kind, id, coalesce(title, ''), reference, warnings.day, null::timestamptz, warnings.details
    from listing, lateral (
      select 'certificate', expires.day, jsonb_build_object('certificate', expires.name)
        from (values ('epc', epc_expires), ('gas', gas_safety_expires), ('eicr', eicr_expires)) as expires (name, day)
        where expires.day <= (select (now() at time zone 'Europe/London')::date + 60)
          and status in ('live', 'under_offer', 'let_agreed')
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
      select 'unpublished', null, jsonb_build_object('refusal', publish_refusal, 'listing_type', listing_type)
        where publish_refusal is not null
    ) as warnings (kind, day, details)
  union all
  select warning, property_id, coalesce(title, enquiry.about, ''), reference,
      (starts_at at time zone 'Europe/London')::date, starts_at,
      jsonb_build_object('viewing_id', viewing_warning.id, 'starts_at', starts_at, 'name', enquiry.name,
        'appointment', appointment) || case warning when 'viewing' then jsonb_build_object('reason', off_market)
          when 'attendee' then jsonb_build_object('reason', no_host, 'attendee', attendee) else '{}' end
    from viewing_warning
      -- Looks up each viewing's enquiry. A join would read all enquiries.
      join lateral (select name, about from private.enquiry_people enquiry
        where enquiry.kind = enquiry_kind and enquiry.id = enquiry_id offset 0) enquiry on true
    where warning is not null;
end $$;
comment on function private.warnings() is
  'Staff: expiring certificates, incomplete listings, drafts untouched for 30 days, offers untouched for four weeks, '
  'failed publications, of no archived listing; viewings ahead of listings that left the market or with somebody who '
  'cannot attend, times of the next 48 hours that nobody has confirmed, and past ones without outcome or feedback.';

create function public.warnings_by_kind(limits jsonb default '{}') returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  with warning as (
    select *, row_number() over (partition by kind
        order by day nulls first, starts_at nulls first, title collate "en-x-icu", property_id) as place
      from private.warnings()
  ),
  section as (
    select kind, count(*) as count,
        jsonb_agg(jsonb_build_object('kind', kind, 'property_id', property_id, 'title', title, 'reference', reference,
            'day', day, 'details', details) order by place)
          filter (where place <= coalesce((limits ->> kind)::integer, 20)) as rows
      from warning group by kind
  )
  select coalesce(jsonb_object_agg(kind, jsonb_build_object('count', count, 'rows', rows)), '{}') from section
  $$;
comment on function public.warnings_by_kind(jsonb) is
  'Staff: private.warnings() as {"kind": {"count", "rows"}}, nearest dates first. The rows are the first 20, or as '
  'many as the limits say: {"kind": 120}.';

-- Version 1.0.0 calls all_listing_warnings(), which calls listing_warnings(). The next version removes both.
create or replace function public.listing_warnings()
  returns table (kind text, property_id uuid, title text, reference text, day date, details jsonb)
  language sql stable security definer set search_path = ''
  as $$
  select kind, property_id, title, reference, day, details from private.warnings()
    order by day nulls first, starts_at nulls first, title collate "en-x-icu", property_id
  $$;
comment on function public.listing_warnings() is 'Staff: private.warnings(), nearest dates first.';
create or replace function public.count_listing_warnings() returns integer
  language sql stable security definer set search_path = ''
  as $$ select count(*)::integer from private.warnings() $$;
comment on function public.count_listing_warnings() is 'Staff: the number of private.warnings().';

revoke all on function private.warnings(), public.warnings_by_kind(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.warnings_by_kind(jsonb) to authenticated;
