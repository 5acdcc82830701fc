-- Alerts: new listings like those of a search, or changes of saved listings. An alert on a search contains the filters
-- that search_listings takes. It needs no account, starts when its mailbox confirms it, and ends by one click
-- (docs/decisions/016).

create table private.alerts (
  id uuid primary key default gen_random_uuid(),
  token text not null unique default encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'),
  email text,
  email_hash bytea not null,
  filters jsonb not null,
  address text not null,
  frequency text not null constraint alerts_frequency_known check (frequency in ('at_once', 'daily')),
  state text not null default 'unconfirmed'
    constraint alerts_state_known check (state in ('unconfirmed', 'active', 'ended')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_sent_at timestamptz,
  kind text not null default 'search' constraint alerts_kind_known check (kind in ('search', 'listings')),
  locale text not null default 'en' constraint alerts_locale_known check (locale in ('en', 'zh')),
  constraint alerts_forgotten_at_their_end check ((email is null) = (state = 'ended'))
);
comment on table private.alerts is
  'Email alerts for searches and saved listings. An ended alert keeps only a hash of its email address.';
comment on column private.alerts.token is
  'Secret in the links of each email. Its holder can read, change and end the alert.';
comment on column private.alerts.filters is 'Filters of search_listings, or the ids of saved listings.';
comment on column private.alerts.locale is 'Language of the form, and of the emails: en or zh.';
comment on column private.alerts.address is 'Query string of the search page with the same filters.';

create index alerts_of_a_mailbox on private.alerts (email_hash) where state <> 'ended';
create index alerts_unconfirmed on private.alerts (created_at) where state = 'unconfirmed';

create table private.alert_requests (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table private.alert_requests is 'Form ids of the last day, so that a repeated request has no effect.';
insert into private.enquiry_limits (enquiries, by_email, by_sender, in_all) values ('alert_requests', 20, 60, 1200);

create trigger alert_requests_limit after insert on private.alert_requests
  for each row execute function private.limit_sender();

create table private.alert_matches (
  alert_id uuid not null references private.alerts on delete cascade,
  property_id uuid not null references public.properties on delete cascade,
  found_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (alert_id, property_id)
);
comment on table private.alert_matches is 'Listings that match an alert. sent_at prevents a second email.';

create index alert_matches_unsent on private.alert_matches (alert_id) where sent_at is null;
create index alert_matches_by_property on private.alert_matches (property_id);

create table private.alert_listings (
  property_id uuid primary key references public.properties on delete cascade,
  queued_at timestamptz not null default now()
);
comment on table private.alert_listings is
  'New listings waiting to be matched, so that saving a listing does not depend on the number of alerts.';

create table private.watched_listings (
  alert_id uuid not null references private.alerts on delete cascade,
  property_id uuid not null references public.properties on delete cascade,
  known jsonb not null,
  primary key (alert_id, property_id)
);
comment on table private.watched_listings is 'Saved listings that an alert watches.';
comment on column private.watched_listings.known is
  'Price and status in the last email. Only differences from them are sent.';

create index watched_listings_by_property on private.watched_listings (property_id);

create table private.changed_listings (
  property_id uuid primary key references public.properties on delete cascade,
  queued_at timestamptz not null default now()
);
comment on table private.changed_listings is
  'Watched listings whose price or status changed, with the time of the last change.';

alter table private.alerts enable row level security;
alter table private.alert_requests enable row level security;
alter table private.alert_matches enable row level security;
alter table private.alert_listings enable row level security;
alter table private.watched_listings enable row level security;
alter table private.changed_listings enable row level security;

create function private.alert_snapshot(listing public.properties) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select jsonb_build_object('price', listing.price, 'status', coalesce(to_jsonb(listing) ->> 'status', 'live'),
    'listing_type', listing.listing_type) $$;
comment on function private.alert_snapshot(public.properties) is 'Values of a listing whose changes an alert reports.';

create function private.watched_listing_data(alert uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(private.alert_snapshot(listing)
      || jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area, 'beds', listing.beds)
    order by listing.title collate "en-x-icu", listing.slug collate "C"), '[]')
  from private.watched_listings w join public.properties listing on listing.id = w.property_id
  where w.alert_id = watched_listing_data.alert and private.is_public(listing) $$;
comment on function private.watched_listing_data(uuid) is 'Public data of an alert''s saved listings.';

create function private.alert_data(alert private.alerts) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object('token', alert.token, 'kind', alert.kind, 'filters', alert.filters,
      'address', alert.address, 'frequency', alert.frequency, 'locale', alert.locale)
    || case when alert.kind = 'listings'
      then jsonb_build_object('watched', private.watched_listing_data(alert.id)) else '{}' end $$;
comment on function private.alert_data(private.alerts) is 'Data of an alert for its emails.';

create function public.alert_by_token(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select (private.alert_data(a) - 'token') || jsonb_build_object('state', a.state)
  from private.alerts a
  where a.token = alert_by_token.token and (a.state <> 'unconfirmed' or a.created_at > now() - interval '7 days') $$;
comment on function public.alert_by_token(text) is
  'Data of the alert page. Null for an unknown alert, or one that was not confirmed within a week.';

-- Anybody may call this about any mailbox, so alerts of both kinds share the limits.
create function private.store_alert(request uuid, email text, kind text, filters jsonb, address text,
  frequency text, locale text)
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  mailbox constant text := private.canonical_email(store_alert.email);
  alert private.alerts;
begin
  if store_alert.locale is null or store_alert.locale not in ('en', 'zh') then
    raise exception 'locale is en or zh' using errcode = '22023', hint = 'unknown-locale';
  end if;
  insert into private.alert_requests (id, email) values (request, store_alert.email) on conflict do nothing;
  if not found then return; end if;
  -- Only limit_sender() reads the address, and it has. The alert is to be its only place, for end_alert() to erase.
  update private.alert_requests set email = '' where id = request;
  -- limit_sender() lets one request in at a time, so these are counted one after the other.
  if (select count(*) >= 3 from private.outbox o where o.kind = 'alert_confirmation'
      and private.canonical_email(o.recipient) = mailbox and o.created_at > now() - interval '1 day') then
    return;
  end if;
  select * into alert from private.alerts a
    where a.email_hash = sha256(convert_to(mailbox, 'UTF8')) and a.state <> 'ended'
      and a.filters = store_alert.filters
    limit 1;
  if alert.id is null then
    insert into private.alerts (email, email_hash, kind, filters, address, frequency, locale)
      values (store_alert.email, sha256(convert_to(mailbox, 'UTF8')), store_alert.kind, store_alert.filters,
        store_alert.address, store_alert.frequency, store_alert.locale)
      returning * into alert;
    insert into private.watched_listings (alert_id, property_id, known)
      select alert.id, listing.id, private.alert_snapshot(listing) from public.properties listing
      where store_alert.kind = 'listings' and store_alert.filters -> 'listings' ? listing.id::text;
  elsif alert.state = 'unconfirmed' then
    update private.alerts a set frequency = store_alert.frequency, locale = store_alert.locale, created_at = now()
      where a.id = alert.id returning * into alert;
  end if;
  insert into private.outbox (kind, recipient, data, alert_id)
    values ('alert_confirmation', alert.email, private.alert_data(alert), alert.id);
end $$;
comment on function private.store_alert(uuid, text, text, jsonb, text, text, text) is
  'Stores an alert and queues its confirmation email, at most three a day per mailbox.';

-- Anybody may call this. The result is the same whether or not the mailbox is known or has had its letters of today.
create function public.request_alert(id uuid, email text, filters jsonb, address text, frequency text,
  honeypot text default '', locale text default 'en')
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  known_filters jsonb;
begin
  if coalesce(honeypot, '') <> '' then
    raise exception 'A field that nobody sees is filled in.'
      using errcode = 'PT422', hint = 'honeypot-filled';
  end if;
  if not private.is_address(request_alert.email)
    or request_alert.frequency is null or request_alert.frequency not in ('at_once', 'daily')
    or request_alert.id is null or address is null or length(address) > 3000 or address !~ '^[A-Za-z0-9=&%+._*~,-]*$'
    or jsonb_typeof(request_alert.filters) is distinct from 'object' or length(request_alert.filters::text) > 10000
    or not coalesce((request_alert.filters ->> 'type') = any (private.offered_types()), false) then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  select coalesce(jsonb_object_agg(key, value), '{}') into known_filters from jsonb_each(request_alert.filters)
    where key = any (array_prepend('type', private.filter_names()));
  -- Filters that the search cannot read are refused.
  begin
    execute 'select from public.properties where ' || public.listing_condition(known_filters) || ' limit 1';
  exception when others then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end;
  perform private.store_alert(request_alert.id, request_alert.email, 'search', known_filters, request_alert.address,
    request_alert.frequency, request_alert.locale);
end $$;
comment on function public.request_alert(uuid, text, jsonb, text, text, text, text) is
  'Requests an alert for a search. The result never reveals whether the mailbox is known.';

create function public.request_listing_alert(id uuid, email text, listings uuid[], honeypot text default '',
  locale text default 'en')
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  watched jsonb;
begin
  if coalesce(honeypot, '') <> '' then
    raise exception 'A field that nobody sees is filled in.'
      using errcode = 'PT422', hint = 'honeypot-filled';
  end if;
  if not private.is_address(request_listing_alert.email) or request_listing_alert.id is null
    or coalesce(cardinality(listings), 0) not between 1 and 100 then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  -- Listings that are sold, let or not public will not change.
  select jsonb_agg(listing.id order by listing.id) into watched from public.properties listing
    where listing.id = any (listings)
      and coalesce(to_jsonb(listing) ->> 'status', 'live') in ('live', 'under_offer', 'let_agreed')
      and private.is_public(listing);
  if watched is null then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  perform private.store_alert(request_listing_alert.id, request_listing_alert.email, 'listings',
    jsonb_build_object('listings', watched), '', 'at_once', request_listing_alert.locale);
end $$;
comment on function public.request_listing_alert(uuid, text, uuid[], text, text) is
  'Requests an alert for price and status changes of saved listings. Same result as request_alert.';

create function public.confirm_alert(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  confirmed uuid;
begin
  update private.alerts a set state = 'active', confirmed_at = now()
    where a.token = confirm_alert.token and a.state = 'unconfirmed' and a.created_at > now() - interval '7 days'
    returning a.id into confirmed;
  -- The page shows the listings as they are now, so earlier changes are not reported.
  update private.watched_listings w set known = private.alert_snapshot(listing)
    from public.properties listing
    where listing.id = w.property_id and w.alert_id = confirmed
      and private.is_public(listing);
  delete from private.watched_listings w where w.alert_id = confirmed and w.known ->> 'status' in ('sold', 'let');
  return public.alert_by_token(confirm_alert.token);
end $$;
comment on function public.confirm_alert(text) is 'Activates an alert for listings from now on.';

create function public.change_alert(token text, frequency text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if change_alert.frequency is null or change_alert.frequency not in ('at_once', 'daily') then
    raise exception 'frequency is at_once or daily' using errcode = '22023', hint = 'unknown-frequency';
  end if;
  update private.alerts a set frequency = change_alert.frequency
    where a.token = change_alert.token and a.state <> 'ended' and a.kind = 'search';
  return public.alert_by_token(change_alert.token);
end $$;
comment on function public.change_alert(text, text) is 'Changes the frequency of a search alert: at_once or daily.';

create function public.end_alert(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  ended uuid;
begin
  update private.alerts a set state = 'ended', email = null, filters = '{}', address = ''
    where a.token = end_alert.token and a.state <> 'ended' returning a.id into ended;
  delete from private.alert_matches m where m.alert_id = ended;
  delete from private.watched_listings w where w.alert_id = ended;
  delete from private.outbox o where o.alert_id = ended;
  return public.alert_by_token(end_alert.token);
end $$;
comment on function public.end_alert(text) is
  'Ends an alert, and erases its email address, filters and emails. A hash of the address remains.';

-- The triggers only record which listings are new or changed, so that saving a listing stays fast and never fails.
create function private.queue_new_listings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.alert_listings (property_id)
    select added.id from added
    where to_jsonb(added) ->> 'status' = 'live' and exists (select from private.alerts where state = 'active')
    on conflict (property_id) do update set queued_at = now();
  return null;
exception when others then
  raise warning 'New listings could not be queued for alerts: %', sqlerrm;
  return null;
end $$;
comment on function private.queue_new_listings() is 'Queues inserted live listings for matching.';
create trigger properties_note_published after insert on public.properties
  referencing new table as added for each statement execute function private.queue_new_listings();

-- A database with the specification's columns only has no status.
create function private.queue_published_listing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_jsonb(new) ->> 'status' is distinct from 'live'
    or to_jsonb(old) ->> 'status' in ('live', 'under_offer', 'let_agreed') then
    return null;
  end if;
  insert into private.alert_listings (property_id) values (new.id)
    on conflict (property_id) do update set queued_at = now();
  return null;
exception when others then
  raise warning 'Listing % could not be queued for alerts: %', new.id, sqlerrm;
  return null;
end $$;
comment on function private.queue_published_listing() is
  'Queues a listing for matching when its status makes it public.';
create trigger properties_note_made_live after update on public.properties
  for each row execute function private.queue_published_listing();

-- An index finds whether anybody watches a listing; the comparison reads the whole row.
create function private.queue_watched_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not exists (select from private.watched_listings where property_id = new.id) then return null; end if;
    if private.alert_snapshot(new) = private.alert_snapshot(old) then return null; end if;
    insert into private.changed_listings (property_id) values (new.id)
      on conflict (property_id) do update set queued_at = now();
    return null;
  exception when others then
    raise warning 'The change of listing % could not be queued for alerts: %', new.id, sqlerrm;
    return null;
  end $$;
comment on function private.queue_watched_change() is 'Queues a watched listing when its price or status changes.';
create trigger properties_note_watched_change after update on public.properties
  for each row execute function private.queue_watched_change();

create function private.alert_condition(filters jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
begin
  return public.listing_condition(filters);
exception when others then
  return 'false';
end $$;
comment on function private.alert_condition(jsonb) is
  'SQL condition of an alert''s filters. false if the search no longer accepts them.';

-- The conditions of the search, many in one statement: each is a row of VALUES beside the listing.
create function private.match_listing(listing_id uuid, since timestamptz) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  statement constant text := 'insert into private.alert_matches (alert_id, property_id)
    select fit.alert, properties.id from public.properties cross join lateral (values %s) as fit (alert, fits)
    where properties.id = %L and fit.fits on conflict do nothing';
  batch text[];
  one text;
  found_now integer;
  found_all integer := 0;
begin
  for batch in
    select array_agg(format('(%L::uuid, (%s))', a.id, private.alert_condition(a.filters)))
    from (
      select alerts.id, alerts.filters, row_number() over () / 250 as part
      from private.alerts join public.properties listing on listing.id = listing_id
      where alerts.state = 'active' and alerts.confirmed_at <= since
        and alerts.filters ->> 'type' = listing.listing_type
        -- The price excludes most alerts before their conditions are written.
        and (jsonb_typeof(alerts.filters -> 'min') is distinct from 'number'
          or alerts.filters -> 'min' <= to_jsonb(listing.price))
        and (jsonb_typeof(alerts.filters -> 'max') is distinct from 'number'
          or alerts.filters -> 'max' >= to_jsonb(listing.price))
    ) as a group by a.part
  loop
    begin
      execute format(statement, array_to_string(batch, ', '), listing_id);
      get diagnostics found_now = row_count;
      found_all := found_all + found_now;
    exception when others then
      -- One condition of the batch fails, so each is tried alone.
      foreach one in array batch loop
        begin
          execute format(statement, one, listing_id);
          get diagnostics found_now = row_count;
          found_all := found_all + found_now;
        exception when others then
          raise warning 'An alert could not be matched: %', sqlerrm;
        end;
      end loop;
    end;
  end loop;
  return found_all;
end $$;
comment on function private.match_listing(uuid, timestamptz) is
  'Matches a listing with the alerts confirmed before it was published. Returns the number of matches.';

create function public.match_alerts() returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
declare
  queued record;
  matched integer := 0;
begin
  for queued in
    delete from private.alert_listings l
      where l.property_id in (select property_id from private.alert_listings
        order by queued_at limit 20 for update skip locked)
      returning l.property_id, l.queued_at
  loop
    matched := matched + private.match_listing(queued.property_id, queued.queued_at);
  end loop;
  return matched;
end $$;
comment on function public.match_alerts() is
  'Worker: matches queued listings with alerts. Returns the number of matches.';

create function private.erase_old_alerts() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  erased integer;
begin
  delete from private.alerts where state = 'unconfirmed' and created_at <= now() - interval '7 days';
  get diagnostics erased = row_count;
  delete from private.alert_requests where created_at <= now() - interval '1 day';
  return erased;
end $$;
comment on function private.erase_old_alerts() is
  'Erases alerts that were not confirmed within a week. Returns their number.';

revoke all on
  private.alerts, private.alert_requests, private.alert_matches, private.alert_listings, private.watched_listings,
  private.changed_listings
  from public, anon, authenticated, service_role;
revoke all on function
  private.alert_snapshot(public.properties), private.watched_listing_data(uuid), private.alert_data(private.alerts),
  public.alert_by_token(text), private.store_alert(uuid, text, text, jsonb, text, text, text),
  public.request_alert(uuid, text, jsonb, text, text, text, text),
  public.request_listing_alert(uuid, text, uuid[], text, text), public.confirm_alert(text),
  public.change_alert(text, text), public.end_alert(text), private.queue_new_listings(),
  private.queue_published_listing(), private.queue_watched_change(), private.alert_condition(jsonb),
  private.match_listing(uuid, timestamptz), public.match_alerts(), private.erase_old_alerts()
  from public, anon, authenticated, service_role;
grant execute on function
  public.alert_by_token(text), public.request_alert(uuid, text, jsonb, text, text, text, text),
  public.request_listing_alert(uuid, text, uuid[], text, text), public.confirm_alert(text),
  public.change_alert(text, text), public.end_alert(text)
  to anon, authenticated;
grant execute on function public.match_alerts() to service_role;
