-- The numbers on the tabs of the admin list, for the same filters as its rows.

drop function public.listing_counts(text);
create function public.listing_counts(
    of_type text default null, of_view text default null, patterns text[] default '{}', prices numeric[] default '{}',
    of_area text default null, lowest numeric default null, highest numeric default null,
    of_negotiator text default null, changed_since timestamptz default null, without uuid[] default '{}')
  returns jsonb
  language sql stable set search_path = ''
  as $$
  with listing as materialized (
    select one.listing_type, one.status, one.archived, one.attention,
      (cardinality(patterns) = 0 or not exists (
        select from unnest(patterns, prices) as word (pattern, price)
          where not coalesce(one.title ilike word.pattern or one.area ilike word.pattern or one.slug ilike word.pattern
            or one.reference ilike word.pattern or one.outcode ilike word.pattern
            or one.address_line ilike word.pattern or one.postcode ilike word.pattern
            or one.price = word.price, false)))
      and (of_area is null or one.area = of_area)
      and (lowest is null or one.price >= lowest)
      and (highest is null or one.price <= highest)
      and (of_negotiator is null or coalesce(one.negotiator_id::text, 'nobody') = of_negotiator)
      and (changed_since is null or one.updated_at >= changed_since) as matches
    from public.staff_listings one
    where one.id <> all (without)),
  matching as (select * from listing where matches),
  typed as (select * from matching where of_type is null or listing_type = of_type),
  views as (
    select 'all' as name, count(*) from typed where not archived
    union all select 'archived', count(*) from typed where archived
    union all select status, count(*) from typed where not archived group by status
    union all select kind, count(*) from typed, unnest(attention) kind where not archived group by kind),
  viewed as (
    select listing_type from matching
      where archived = (of_view is not distinct from 'archived')
        and coalesce(of_view = 'archived' or status = of_view or of_view = any (attention), true))
  select jsonb_build_object(
    'views', (select jsonb_object_agg(name, count) from views),
    'types', (select jsonb_build_object('all', count(*), 'sale', count(*) filter (where listing_type = 'sale'),
      'rent', count(*) filter (where listing_type = 'rent')) from viewed),
    'unfiltered', (select count(*) from listing
      where not archived and (of_type is null or listing_type = of_type)))
  $$;
comment on function public.listing_counts(
  text, text, text[], numeric[], text, numeric, numeric, text, timestamptz, uuid[]) is
  'Staff: numbers of the admin list. types: matching listings of the view, by type. views: matching listings of the '
  'type, by view; empty views are omitted except all and archived. unfiltered: listings of the type. Each search word '
  'has a pattern for texts and a price, which may be null.';

revoke all on function public.listing_counts(
  text, text, text[], numeric[], text, numeric, numeric, text, timestamptz, uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.listing_counts(
  text, text, text[], numeric[], text, numeric, numeric, text, timestamptz, uuid[]) to authenticated;
