-- The staff's list says how many look for each home of a page, in one request. Matching works for several homes at once
-- for that, and listing_seekers uses the same functions, so that both give the same number.

-- A name is compared as a pattern only where it stands in the text: patterns of thirty areas do not fit the cache of
-- compiled ones, and compiling them took nearly all the time.
create or replace function private.wanted_in_words(words text, area_names text[]) returns jsonb
  language plpgsql immutable set search_path = ''
  as $$
declare
  numbers constant text[] := '{one,two,three,four,five,six}';
  plain constant text := translate(lower(left(words, 5000)), '–—’', '--''');
  money constant text := '£ ?([0-9][0-9,]*(?:\.[0-9]+)?) ?(k|m|million|thousand)?';
  monthly constant boolean := plain ~ '\m(pcm|p\.c\.m|per month|a month|monthly)\M';
  beds text := (regexp_match(plain,
    '\m(one|two|three|four|five|six|[1-6])(?:[ -]|\s+or\s+more\s+)?(?:double )?bed(?:s|room|rooms|roomed)?\M'))[1];
  part text[];
  amounts numeric[] := '{}';
  type text := case
    when plain ~ '\m(to rent|renting|rental|to let|tenancy|tenant|pcm)\M' then 'rent'
    when plain ~ '\m(to buy|buying|purchase|for sale|mortgage)\M' then 'sale' end;
begin
  for part in select regexp_matches(plain, money, 'g') loop
    amounts := amounts || replace(part[1], ',', '')::numeric * case
      when part[2] in ('k', 'thousand') then 1000 when part[2] in ('m', 'million') then 1000000 else 1 end;
  end loop;
  -- Amounts between a deposit and a salary say nothing; two are a range.
  amounts := array(select amount from unnest(amounts) amount where amount between 400 and 50000000 order by amount);
  if type is null and cardinality(amounts) > 0 then
    type := case when monthly or amounts[1] < 20000 then 'rent' when amounts[1] >= 75000 then 'sale' end;
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'type', type,
    'beds', case when beds is not null then coalesce(array_position(numbers, beds), beds::integer)
      when plain ~ '\mstudio\M' then 0 end,
    'min', case when cardinality(amounts) > 1 then amounts[1] end,
    'max', amounts[cardinality(amounts)],
    'areas', (select jsonb_agg(name order by name) from unnest(area_names) name
      where case when strpos(plain, lower(name)) > 0
        then plain ~ ('\m' || regexp_replace(lower(name), '([^a-z0-9 ])', '\\\1', 'g') || '\M') end)));
exception when others then
  return '{}';
end $$;

create function private.seeking_alerts(listings uuid[]) returns table (listing uuid, alert uuid)
  language plpgsql stable set search_path = ''
  as $$
declare
  batch text[];
  one text;
  found_listings uuid[];
  found_alerts uuid[];
  -- A draft is compared as if it were live.
  statement constant text := 'select array_agg(properties.id), array_agg(fit.alert) from (
      select whole.*, requested.place_in_request
      from unnest($1) with ordinality as requested (id, place_in_request)
        join public.properties stored on stored.id = requested.id,
        jsonb_populate_record(stored, ''{"status": "live"}'') whole) as properties
      cross join lateral (values %s) as fit (alert, fits) where fit.fits';
begin
  for batch in
    -- The whole condition is computed for the homes of a fitting type, price and area alone.
    select array_agg(format('(%L::uuid, case when place_in_request = any (%L::bigint[]) then (%s) end)', a.id, a.places,
      private.alert_condition(a.filters)))
    from (
      select alerts.id, alerts.filters, candidates.places, row_number() over () / 250 as part
      from private.alerts cross join lateral (
        select array_agg(requested.place) as places
        from unnest(listings) with ordinality as requested (id, place)
          join public.properties home on home.id = requested.id
        where alerts.filters ->> 'type' = home.listing_type
          and (jsonb_typeof(alerts.filters -> 'min') is distinct from 'number'
            or alerts.filters -> 'min' <= to_jsonb(home.price))
          and (jsonb_typeof(alerts.filters -> 'max') is distinct from 'number'
            or alerts.filters -> 'max' >= to_jsonb(home.price))
          and (coalesce(jsonb_array_length(alerts.filters -> 'areas'), 0) = 0
            or exists (select from jsonb_array_elements_text(alerts.filters -> 'areas') area
              where lower(area) = lower(home.area)))) as candidates
      where alerts.state = 'active' and alerts.kind = 'search' and candidates.places is not null
    ) as a group by a.part
  loop
    begin
      execute format(statement, array_to_string(batch, ', ')) into found_listings, found_alerts using listings;
      return query select * from unnest(found_listings, found_alerts);
    exception when others then
      -- One condition of the batch fails, so each is tried alone.
      foreach one in array batch loop
        begin
          execute format(statement, one) into found_listings, found_alerts using listings;
          return query select * from unnest(found_listings, found_alerts);
        exception when others then
          raise warning 'An alert could not be compared: %', sqlerrm;
        end;
      end loop;
    end;
  end loop;
end $$;
comment on function private.seeking_alerts(uuid[]) is
  'The confirmed alerts whose search finds each of these listings. A draft counts as if it were live.';

-- Two enquiries of one person are two rows, because staff answer each of them.
create function private.seeking_enquiries(listings uuid[])
  returns table (listing uuid, kind text, id uuid, name text, email text, created_at timestamptz, about text,
    wanted jsonb, score integer)
  language sql stable set search_path = ''
  as $$
    with home as materialized (
      select p.id, p.listing_type, p.price, p.area, p as listing from public.properties p where p.id = any (listings)),
    area_names as materialized (select private.listing_areas() as names),
    enquiry as materialized (
      select 'inquiry' as kind, i.id, i.name, i.email, i.created_at, i.property_title as about, i.property_id,
        private.wanted_home(enquired, case i.type when 'buy' then 'sale' else 'rent' end, i.message, area_names.names)
          as wanted
      from area_names, public.property_inquiries i left join public.properties enquired on enquired.id = i.property_id
      where i.created_at > now() - interval '90 days'
        and not exists (select from public.enquiry_followups f
          where f.kind = 'inquiry' and f.enquiry_id = i.id and f.state = 'closed')
        -- The price excludes most enquiries before their words are read.
        and exists (select from home where home.id <> i.property_id
          and case i.type when 'buy' then 'sale' else 'rent' end = home.listing_type
          and (home.price between enquired.price * 0.85 and enquired.price * 1.15 or i.message ~ '£'))
      union all
      select 'message', c.id, c.name, c.email, c.created_at, null, null,
        private.wanted_home(null::public.properties, null, c.message, area_names.names)
      from area_names, public.contact_submissions c
      where c.created_at > now() - interval '90 days' and c.message ~* '£|\mbed|\mstudio'
        and not exists (select from public.enquiry_followups f
          where f.kind = 'message' and f.enquiry_id = c.id and f.state = 'closed')
    ),
    nearby as materialized (
      select areas, private.nearby_areas(array(select jsonb_array_elements_text(areas))) as near
        from (select distinct wanted -> 'areas' as areas from enquiry where wanted ? 'areas') as named),
    -- The limits of private.fit_score for a price and an area. They exclude most homes before they are scored.
    wish as materialized (
      select enquiry.*, nearby.near,
        array(select jsonb_array_elements_text(enquiry.wanted -> 'areas')) || nearby.near as areas,
        case when wanted ? 'max' then coalesce((wanted ->> 'min')::numeric, (wanted ->> 'max')::numeric * 0.6)
          else coalesce((wanted ->> 'price')::numeric * 0.85, 0) end as least,
        coalesce((wanted ->> 'max')::numeric, (wanted ->> 'price')::numeric * 1.15, 'infinity') as most
      from enquiry left join nearby on nearby.areas = enquiry.wanted -> 'areas'),
    fitting as materialized (
      select home.id as listing, wish.kind, wish.id, wish.name, wish.email, wish.created_at, wish.about, wish.wanted,
        private.fit_score(wish.wanted, wish.near, home.listing) as score
      from wish join home on home.listing_type = wish.wanted ->> 'type' and home.price between wish.least and wish.most
        and (not wish.wanted ? 'areas' or home.area = any (wish.areas))
        and (wish.kind = 'message' or home.id <> wish.property_id))
    select fitting.* from fitting where score is not null
      and not exists (select from private.sent_homes(fitting.kind, fitting.id) sent
        where sent.property_id = fitting.listing)
  $$;
comment on function private.seeking_enquiries(uuid[]) is
  'Open enquiries of the last 90 days about homes like each of these listings, with their scores. Not those that were '
  'sent the listing.';

create or replace function public.listing_seekers(listing uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  home public.properties;
  found_alerts uuid[];
begin
  if not public.is_staff() then return null; end if;
  select * into home from public.properties p where p.id = listing;
  if home.id is null or not home.listing_type = any (private.offered_types()) then return null; end if;
  found_alerts := array(select alert from private.seeking_alerts(array[home.id]));
  return (
    with best as materialized (select * from private.seeking_enquiries(array[home.id]))
    select jsonb_build_object(
      'is_live', home.status = 'live',
      'alerts', (select coalesce(jsonb_agg(jsonb_build_object('filters', shown.filters, 'frequency', shown.frequency,
          'since', shown.confirmed_at) order by shown.confirmed_at desc), '[]')
        from (select a.* from private.alerts a where a.id = any (found_alerts)
          order by a.confirmed_at desc limit 20) as shown),
      'alert_count', cardinality(found_alerts),
      'watcher_count', (select count(*) from private.watched_listings w join private.alerts a on a.id = w.alert_id
        where w.property_id = home.id and a.state = 'active'),
      'enquiries', (select coalesce(jsonb_agg(jsonb_build_object('kind', shown.kind, 'id', shown.id, 'name', shown.name,
          'has_email', private.is_address(shown.email), 'created_at', shown.created_at, 'about', shown.about,
          'wanted', shown.wanted - 'except' - 'home') order by shown.score desc, shown.created_at desc), '[]')
        from (select * from best order by score desc, created_at desc limit 20) as shown),
      'enquiry_count', (select count(*) from best)));
end $$;
comment on function public.listing_seekers(uuid) is
  'Staff: the terms of confirmed alerts that find a listing, without addresses, and open enquiries of the last 90 days '
  'about a home like it: the newest or best twenty of each, and their numbers. watcher_count: visitors who get emails '
  'about its price and status. is_live: whether it can be sent to somebody.';

create function public.listing_seeker_counts(listings uuid[]) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not public.is_staff() then return null; end if;
  if cardinality(listings) > 100 then
    raise exception 'At most 100 listings can be compared at once.' using errcode = '22023', hint = 'too-many-listings';
  end if;
  -- Nobody can be sent a home of a type that the agency does not offer.
  listings := array(select p.id from public.properties p
    where p.id = any (listings) and p.listing_type = any (private.offered_types()));
  return (select coalesce(jsonb_object_agg(counted.listing, counted.seekers), '{}') from (
    select seeking.listing, count(*) as seekers from (
      select alerts.listing from private.seeking_alerts(listings) alerts
      union all select enquiries.listing from private.seeking_enquiries(listings) enquiries) as seeking
    group by seeking.listing) as counted);
end $$;
comment on function public.listing_seeker_counts(uuid[]) is
  'Staff: how many alerts and open enquiries look for each of at most 100 listings, by id, without those that nobody '
  'looks for: the sum of alert_count and enquiry_count of listing_seekers.';

revoke all on function
  private.seeking_alerts(uuid[]), private.seeking_enquiries(uuid[]), public.listing_seeker_counts(uuid[])
  from public, anon, authenticated, service_role;
grant execute on function public.listing_seeker_counts(uuid[]) to authenticated;
