-- The public history of a listed listing: when it was listed, reduced, under offer. It is read from what the database
-- already records (audit_log, price_changes), and has only the day, the event and the price: no names, no drafts, no
-- increases.

create function public.listing_histories(listings uuid[])
  returns table (property_id uuid, events jsonb)
  language sql stable security definer set search_path = ''
  as $$
    with home as (
      select id, price, (published_at at time zone 'Europe/London')::date as published_on
        from public.properties
        where id = any (listings[1:100]) and status in ('live', 'under_offer', 'let_agreed')
          and listing_type = any (private.offered_types())
    ), change as (
      select home.id as home_id, entry.id, (entry.happened_at at time zone 'Europe/London')::date as day,
          part ->> 'column' as changed, part ->> 'from' as before, part ->> 'to' as after
        from home
          join public.audit_log entry on entry.thing = 'listing' and entry.thing_id = home.id
          cross join jsonb_array_elements(entry.changes) part
        where part ->> 'column' in ('status', 'listing_type')
    ), restart as (
      -- After a withdrawal, or as another kind of price, the history starts again.
      select home_id, max(id) as id, max(day) as day from change
        where changed = 'listing_type' or after = 'draft' group by home_id
    ), start as (
      select home.id as home_id, home.price, home.published_on, restart.id as restart_id,
          case when restart.id is null then home.published_on else coalesce(
            (select min(day) from change
              where change.home_id = home.id and change.id >= restart.id and changed = 'status' and before = 'draft'),
            restart.day) end as day
        from home left join restart on restart.home_id = home.id
    ), price_step as (
      -- From the day after the start: a change on the first day is a correction.
      select start.home_id, noted.changed_on as day, noted.price_before as before,
          lead(noted.price_before, 1, start.price) over (partition by start.home_id order by noted.changed_on) as after
        from start join private.price_changes noted on noted.property_id = start.home_id
        where noted.changed_on > coalesce(start.day, '-infinity')
    ), raised as (
      select home_id, max(day) as day from price_step where after >= before + 1 group by home_id
    ), event as (
      select start.home_id, start.published_on as day, 'listed' as event, 0 as place, null::numeric as price,
          null::numeric as before
        from start where start.published_on < start.day
      union all
      select start.home_id, start.day, case when start.published_on < start.day then 'relisted' else 'listed' end, 1,
          -- Increases are private, so the price before one is not shown.
          case when raised.day is null then coalesce((select price_step.before from price_step
            where price_step.home_id = start.home_id order by price_step.day limit 1), start.price) end, null
        from start left join raised using (home_id) where start.day is not null
      union all
      select price_step.home_id, price_step.day, 'reduced', 2, price_step.after, price_step.before
        from price_step left join raised using (home_id)
        where price_step.after <= price_step.before - 1
          and price_step.day > coalesce(raised.day, '-infinity')
          -- The rule of set_price_reduction: no price that was asked in the sixty days before.
          and not exists (select from private.price_changes earlier
            where earlier.property_id = price_step.home_id and earlier.price_before < price_step.after + 1
              and earlier.changed_on between price_step.day - 59 and price_step.day)
      union all
      -- The status at the end of each day. Undone on the same day is no change.
      select change.home_id, change.day, (array_agg(change.after order by change.id desc))[1], 3, null, null
        from change join start using (home_id)
        where change.changed = 'status' and change.before <> 'draft' and change.after <> 'draft'
          and change.id > coalesce(start.restart_id, 0) and change.day >= coalesce(start.day, '-infinity')
        group by change.home_id, change.day
        having (array_agg(change.after order by change.id desc))[1] <> (array_agg(change.before order by change.id))[1]
          and (array_agg(change.after order by change.id desc))[1] in ('live', 'under_offer', 'let_agreed')
    )
    select home_id, jsonb_agg(jsonb_strip_nulls(jsonb_build_object('day', day, 'event', event, 'price', price,
        'before', before)) order by day, place)
      from event group by home_id
  $$;
comment on function public.listing_histories(uuid[]) is
  'Public history of up to 100 listed listings: days of listing, price reductions and status changes.';

revoke all on function public.listing_histories(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.listing_histories(uuid[]) to anon, authenticated, service_role;
