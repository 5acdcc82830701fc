-- The owner's report names a guide price as such, as all emails do.

create or replace function private.owner_report_data(listing uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    with home as (
      select p.*, (coalesce(p.published_at, p.created_at) at time zone 'Europe/London')::date as listed_on,
        (now() at time zone 'Europe/London')::date as today
      from public.properties p where p.id = listing
    ),
    weeks as (
      select week::date as week from home, generate_series(
        greatest(
          date_trunc('week', home.listed_on::timestamp),
          date_trunc('week', home.today::timestamp) - interval '11 weeks'),
        date_trunc('week', home.today::timestamp), interval '1 week') as week
    ),
    viewings as (
      select v.*, enquiry.name, v.starts_at at time zone 'Europe/London' as local_start,
        v.starts_at + v.minutes * interval '1 minute' <= now() as has_ended
      from public.viewings v
      join private.enquiry_people enquiry on enquiry.kind = v.enquiry_kind and enquiry.id = v.enquiry_id
      where v.property_id = listing and v.state = 'booked'
    ),
    prices as (
      select c.changed_on, c.price_before as price_from,
        coalesce(lead(c.price_before) over (order by c.changed_on), home.price) as price_to
      from private.price_changes c, home where c.property_id = listing
    )
    select jsonb_build_object(
      'title', coalesce(home.title, ''), 'area', coalesce(home.area, ''), 'slug', coalesce(home.slug, ''),
      'listing_type', home.listing_type, 'status', coalesce(home.status, 'live'), 'price', home.price,
      'price_qualifier', home.price_qualifier,
      'listed_on', home.listed_on, 'made_on', home.today,
      'views', (select coalesce(sum(views), 0) from public.listing_views where property_id = listing),
      'enquiries', (select count(*) from public.property_inquiries where property_id = listing),
      'viewings_ahead', (select count(*) from viewings where not has_ended),
      'weeks', (select coalesce(jsonb_agg(jsonb_build_object('week', weeks.week,
          'views', (select coalesce(sum(counted.views), 0) from public.listing_views counted
            where counted.property_id = listing and counted.day >= weeks.week and counted.day < weeks.week + 7),
          'enquiries', (select count(*) from public.property_inquiries i where i.property_id = listing
            and (i.created_at at time zone 'Europe/London')::date >= weeks.week
            and (i.created_at at time zone 'Europe/London')::date < weeks.week + 7)
        ) order by weeks.week), '[]') from weeks),
      'viewings', (select coalesce(jsonb_agg(jsonb_build_object('day', local_start::date, 'kind', kind,
          'visitor', private.short_name(name), 'feedback', coalesce(feedback, ''), 'note', feedback_note)
        order by starts_at desc), '[]') from viewings where has_ended),
      'prices', (select coalesce(jsonb_agg(jsonb_build_object('day', changed_on, 'from', price_from, 'to', price_to)
        order by changed_on), '[]') from prices))
    from home
  $$;

revoke all on function private.owner_report_data(uuid) from public, anon, authenticated, service_role;
