-- Matching: who looks for a home like a listing, and which homes fit an enquiry. Staff send such homes as one email, by
-- a press, to the sender of an open enquiry. Nothing is sent by itself.

create table public.sent_listings (
  kind text not null constraint sent_listings_kind_known check (kind in ('inquiry', 'message')),
  enquiry_id uuid not null,
  property_id uuid not null references public.properties (id) on delete cascade,
  email_id uuid not null,
  sent_at timestamptz not null default now(),
  sent_by uuid references public.staff (user_id) on delete set null,
  primary key (kind, enquiry_id, property_id)
);
comment on table public.sent_listings is
  'Homes that staff sent to the sender of an enquiry, so that none is sent twice. Erased together with the enquiry.';
comment on column public.sent_listings.email_id is 'Id of the email in the outbox.';

create index sent_listings_of_property on public.sent_listings (property_id);
create index sent_listings_of_email on public.sent_listings (email_id);

alter table public.sent_listings enable row level security;

create policy "Staff read sent homes" on public.sent_listings
  for select to authenticated using ((select public.is_staff()));

create function private.delete_sent_listings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.sent_listings where kind = tg_argv[0] and enquiry_id = old.id;
  return null;
end $$;
comment on function private.delete_sent_listings() is
  'Deletes what was sent to the sender of a deleted enquiry. Argument: the kind.';
create trigger property_inquiries_forget_sent after delete on public.property_inquiries
  for each row execute function private.delete_sent_listings('inquiry');
create trigger contact_submissions_forget_sent after delete on public.contact_submissions
  for each row execute function private.delete_sent_listings('message');

-- What a sentence says about the home that somebody looks for. Only plain English phrases count: "two-bed", "studio",
-- "under £2,500", "£450k to £500k", "to rent", and the names of our areas. Everything else is ignored: a wrong guess
-- wastes more of a negotiator's time than a missing one.
-- A name is compared as a pattern only where it stands in the text: patterns of thirty areas do not fit the cache of
-- compiled ones, and compiling them took nearly all the time.
create function private.wanted_in_words(words text, area_names text[]) returns jsonb
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
comment on function private.wanted_in_words(text, text[]) is
  'Type, bedrooms, price and areas that an enquiry''s text names. Unclear parts are left out.';

create function private.listing_areas() returns text[]
  language sql stable set search_path = ''
  as $$
    select coalesce(array_agg(distinct area), '{}') from public.properties
      where area is not null and status in ('live', 'under_offer', 'let_agreed')
  $$;
comment on function private.listing_areas() is 'Names of the areas with listed homes.';

-- Areas whose homes are, on average, at most 4 km away: a quarter of an hour by bicycle or bus.
create function private.nearby_areas(areas text[]) returns text[]
  language sql stable set search_path = ''
  as $$
    with centre as (
      select area, avg(latitude) as lat, avg(longitude) as lng from public.properties
        where area is not null and latitude is not null group by area)
    select coalesce(array_agg(distinct near.area), '{}') from centre join centre near on near.area <> centre.area
      where centre.area = any (areas) and near.area <> all (areas)
        and (111.2 * (near.lat - centre.lat)) ^ 2 + (69.4 * (near.lng - centre.lng)) ^ 2 <= 4 ^ 2
  $$;
comment on function private.nearby_areas(text[]) is 'Areas within 4 km of the given ones, without them.';

-- What the sender of an enquiry looks for: a home like the one they enquired about, corrected by their own words.
-- {"type", "areas", "near", "price" (of the enquired home), "min", "max", "beds", "home", "except"}
create function private.wanted_home(enquired public.properties, type text, words text, area_names text[]) returns jsonb
  language plpgsql stable set search_path = ''
  as $$
declare
  stated jsonb := private.wanted_in_words(words, area_names);
  wanted jsonb;
begin
  -- An amount that cannot be this home's kind of price is something else, such as an income.
  if (stated ->> 'max')::numeric not between enquired.price / 3 and enquired.price * 3 then
    stated := stated - 'min' - 'max';
  end if;
  wanted := jsonb_strip_nulls(jsonb_build_object('type', coalesce(type, enquired.listing_type),
    'areas', case when enquired.area is not null then jsonb_build_array(enquired.area) end,
    'price', case when not stated ? 'max' then enquired.price end, 'beds', enquired.beds,
    'home', enquired.property_type,
    'except', enquired.id)) || (case when type is null then stated else stated - 'type' end);
  return wanted;
end $$;
comment on function private.wanted_home(public.properties, text, text, text[]) is
  'What the sender of an enquiry looks for, from the enquired home and the words of the message.';

-- The score of a home for somebody who looks for one. Null: it does not fit. Each rule is one that a negotiator would
-- give: never another kind of price, never fewer bedrooms, never far away.
--   area:     the same 3, a neighbouring one 1, any if no area is known 1; else it does not fit
--   price:    within 15 % of the enquired home 1, within 5 % 2; within what the words say 2; else it does not fit
--   bedrooms: as many 2, one more 1, more than that 0; fewer do not fit
--   home:     the same type of property 1
create function private.fit_score(wanted jsonb, near text[], listing public.properties) returns integer
  language sql immutable set search_path = ''
  as $$
    select area + price + beds + home from (select
      case when not wanted ? 'areas' then 1 when wanted -> 'areas' ? listing.area then 3
        when listing.area = any (near) then 1 end as area,
      case when wanted ? 'max' then case when listing.price <= (wanted ->> 'max')::numeric
            and listing.price >= coalesce((wanted ->> 'min')::numeric, (wanted ->> 'max')::numeric * 0.6) then 2 end
        when not wanted ? 'price' then 0
        when listing.price between (wanted ->> 'price')::numeric * 0.95 and (wanted ->> 'price')::numeric * 1.05 then 2
        when listing.price between (wanted ->> 'price')::numeric * 0.85 and (wanted ->> 'price')::numeric * 1.15 then 1
        end as price,
      case when not wanted ? 'beds' then 0 when listing.beds < (wanted ->> 'beds')::integer then null
        else greatest(0, 2 - (listing.beds - (wanted ->> 'beds')::integer)) end as beds,
      case when wanted ->> 'home' = listing.property_type then 1 else 0 end as home
    ) as points
    where listing.listing_type = wanted ->> 'type' and listing.id::text is distinct from wanted ->> 'except'
      -- A type alone fits everything.
      and (wanted ?| array['areas', 'price', 'max', 'beds'])
  $$;
comment on function private.fit_score(jsonb, text[], public.properties) is
  'How well a home fits what somebody looks for, from 0 to 8. Null if it does not fit.';

-- The enquiry, if somebody may still be sent homes: open, and from a person who looks for one.
create function private.open_seeker(of_kind text, of_id uuid)
  returns table (email text, type text, words text, enquired public.properties)
  language sql stable security definer set search_path = ''
  as $$
    select i.email, case i.type when 'buy' then 'sale' else 'rent' end, i.message, listing
      from public.property_inquiries i left join public.properties listing on listing.id = i.property_id
      where of_kind = 'inquiry' and i.id = of_id
        and not exists (select from public.enquiry_followups f
          where f.kind = of_kind and f.enquiry_id = of_id and f.state = 'closed')
    union all
    select c.email, null, c.message, null::public.properties from public.contact_submissions c
      where of_kind = 'message' and c.id = of_id
        and not exists (select from public.enquiry_followups f
          where f.kind = of_kind and f.enquiry_id = of_id and f.state = 'closed')
  $$;
comment on function private.open_seeker(text, uuid) is
  'An open enquiry of somebody who looks for a home. No row otherwise.';

-- A home whose email failed is offered again.
create function private.sent_homes(of_kind text, of_id uuid)
  returns table (property_id uuid, sent_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select s.property_id, s.sent_at from public.sent_listings s
      where s.kind = of_kind and s.enquiry_id = of_id and not exists (select from private.outbox o
        where o.id = s.email_id and o.state in ('failed', 'refused', 'given_up'))
  $$;
comment on function private.sent_homes(text, uuid) is 'Homes sent for an enquiry, without those whose email failed.';

create function public.matching_listings(of_kind text, of_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  seeker record;
  wanted jsonb;
  near text[];
  offered constant text[] := private.offered_types();
begin
  if not public.is_staff() then return null; end if;
  select * into seeker from private.open_seeker(of_kind, of_id);
  if not found then return null; end if;
  wanted := private.wanted_home(seeker.enquired, seeker.type, seeker.words, private.listing_areas());
  near := private.nearby_areas(array(select jsonb_array_elements_text(coalesce(wanted -> 'areas', '[]'))));
  return jsonb_build_object(
    'wanted', wanted - 'except' - 'home',
    'listings', (select coalesce(jsonb_agg(to_jsonb(fit) - 'score' - 'created_at'
        order by score desc, created_at desc), '[]')
      from (
        select listing.id, listing.slug, listing.title, listing.area, listing.listing_type, listing.price, listing.beds,
            listing.baths, coalesce(listing.thumb, listing.gallery[1]) as picture, listing.created_at,
            private.fit_score(wanted, near, listing) as score
          from public.properties listing
          where listing.status = 'live' and listing.listing_type = wanted ->> 'type'
            and listing.listing_type = any (offered)
            -- The area excludes most homes before they are scored.
            and (not wanted ? 'areas' or wanted -> 'areas' ? listing.area or listing.area = any (near))
            and listing.id not in (select property_id from private.sent_homes(of_kind, of_id))
            and private.fit_score(wanted, near, listing) is not null
          order by score desc, listing.created_at desc, listing.id limit 12) as fit),
    'sent', (select coalesce(jsonb_agg(jsonb_build_object('id', sent.property_id, 'title', listing.title,
        'slug', case when private.is_public(listing) then listing.slug end, 'sent_at', sent.sent_at)
        order by sent.sent_at desc, listing.title), '[]')
      from private.sent_homes(of_kind, of_id) sent join public.properties listing on listing.id = sent.property_id));
end $$;
comment on function public.matching_listings(text, uuid) is
  'Staff: live homes that fit an open enquiry, best first, what it looks for, and the homes already sent. Null for a '
  'closed or erased enquiry, and for valuations.';

-- How many look for a home like this one: confirmed alerts whose search finds it, and open enquiries of the last 90
-- days about a home like it. An alert's address is for its own emails only, as its form says, so it is neither returned
-- nor compared with anything.
-- The staff's list says so for each home of a page. Matching works for several homes at once for that, and
-- listing_seekers uses the same functions, so that both give the same number.
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

create function public.listing_seekers(listing uuid) returns jsonb
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

-- The text of an email is deleted once it is sent. Queueing it again reads the homes again; a new id, which the outbox
-- gives to a repeated email, gets all homes sent for the enquiry.
create function private.fill_matching_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  enquiry jsonb;
  chosen jsonb;
begin
  execute format('select to_jsonb(e) from public.%I e where e.id = $1',
    case new.enquiry_kind when 'inquiry' then 'property_inquiries' else 'contact_submissions' end)
    into enquiry using new.enquiry_id;
  select jsonb_agg(jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area,
      'price', listing.price, 'beds', listing.beds, 'listing_type', listing.listing_type)
      order by listing.price, listing.title)
    into chosen
    from public.properties listing
    where listing.status = 'live' and listing.listing_type = any (private.offered_types())
      and listing.id in (select s.property_id from public.sent_listings s
      where s.kind = new.enquiry_kind and s.enquiry_id = new.enquiry_id
        and (s.email_id = new.id or not exists (select from public.sent_listings own where own.email_id = new.id)));
  if enquiry is null or chosen is null then return null; end if;
  new.data := private.enquiry_email_data(new.enquiry_kind, enquiry) || jsonb_build_object('listings', chosen);
  return new;
end $$;
comment on function private.fill_matching_email() is 'Writes the homes of a queued email, as they are now.';
create trigger outbox_matching before insert or update on private.outbox
  for each row when (new.kind = 'matching_homes' and new.state = 'queued')
  execute function private.fill_matching_email();

-- The email, the follow-up and the history are written with the homes, or none of them.
create function private.send_listings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  batch record;
begin
  for batch in select sent.kind, sent.enquiry_id, sent.email_id, sent.sent_by from sent group by 1, 2, 3, 4 loop
    insert into private.outbox (id, kind, department, recipient, data, enquiry_kind, enquiry_id)
      select batch.email_id, 'matching_homes', e.department, e.email, '{}', batch.kind, batch.enquiry_id
      from public.enquiries e where e.kind = batch.kind and e.id = batch.enquiry_id;
    insert into public.enquiry_followups as followup (kind, enquiry_id, state)
      values (batch.kind, batch.enquiry_id, 'contacted')
      on conflict (kind, enquiry_id) do update set version = followup.version + 1, handled_at = now(),
        state = case followup.state when 'new' then 'contacted' else followup.state end;
    insert into public.audit_log (actor, actor_name, thing, thing_id, action, changes)
      values (batch.sent_by, coalesce((select name from public.staff where user_id = batch.sent_by), ''), batch.kind,
        batch.enquiry_id, 'changed', '[{"column": "sent_listings"}]');
  end loop;
  return null;
end $$;
comment on function private.send_listings() is
  'Queues the email of homes sent for an enquiry, records it, and sets a new enquiry to contacted.';
create trigger sent_listings_send after insert on public.sent_listings
  referencing new table as sent for each statement execute function private.send_listings();

create function public.send_matching_homes(of_kind text, of_id uuid, listings uuid[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  sender record;
  one_email constant uuid := gen_random_uuid();
  written integer;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can send homes.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  if coalesce(cardinality(listings), 0) not between 1 and 6 then
    raise exception 'One to six homes can be sent at once.' using errcode = '22023', hint = 'too-many-listings';
  end if;
  -- The lock prevents an erasure until this is written, and makes two presses run one after the other.
  perform from public.property_inquiries i where of_kind = 'inquiry' and i.id = of_id for update;
  perform from public.contact_submissions c where of_kind = 'message' and c.id = of_id for update;
  select * into sender from private.open_seeker(of_kind, of_id);
  if not found then
    if exists (select from public.enquiry_followups f
        where f.kind = of_kind and f.enquiry_id = of_id and f.state = 'closed') then
      raise exception 'This enquiry is closed.' using errcode = 'PT409', hint = 'enquiry-closed';
    end if;
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  if not private.is_address(sender.email) then
    raise exception 'This enquiry has no email address.' using errcode = 'PT422', hint = 'no-email-address';
  end if;
  if exists (select from unnest(listings) each
      where not exists (select from public.properties p
        where p.id = each and p.status = 'live' and p.listing_type = any (private.offered_types()))) then
    raise exception 'One of these homes is no longer available.' using errcode = 'PT409', hint = 'listing-not-live';
  end if;
  if exists (select from private.sent_homes(of_kind, of_id) sent where sent.property_id = any (listings)) then
    raise exception 'One of these homes has been sent already.' using errcode = 'PT409', hint = 'listing-already-sent';
  end if;
  -- What remains is from an email that failed.
  delete from public.sent_listings s
    where s.kind = of_kind and s.enquiry_id = of_id and s.property_id = any (listings);
  insert into public.sent_listings (kind, enquiry_id, property_id, email_id, sent_by)
    select distinct of_kind, of_id, each, one_email, auth.uid() from unnest(listings) each;
  get diagnostics written = row_count;
  return written;
end $$;
comment on function public.send_matching_homes(text, uuid, uuid[]) is
  'Editors: emails one to six live homes to the sender of an open enquiry, and remembers them. Returns their number.';

revoke all on public.sent_listings from public, anon, authenticated, service_role;
grant select on public.sent_listings to authenticated;
grant select, insert, update, delete on public.sent_listings to service_role;
revoke all on function
  private.delete_sent_listings(), private.wanted_in_words(text, text[]), private.listing_areas(),
  private.nearby_areas(text[]), private.wanted_home(public.properties, text, text, text[]),
  private.fit_score(jsonb, text[], public.properties), private.open_seeker(text, uuid),
  private.sent_homes(text, uuid), private.fill_matching_email(), private.send_listings(),
  private.seeking_alerts(uuid[]), private.seeking_enquiries(uuid[]),
  public.matching_listings(text, uuid), public.listing_seekers(uuid), public.listing_seeker_counts(uuid[]),
  public.send_matching_homes(text, uuid, uuid[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.matching_listings(text, uuid), public.listing_seekers(uuid), public.listing_seeker_counts(uuid[]),
  public.send_matching_homes(text, uuid, uuid[])
  to authenticated;
