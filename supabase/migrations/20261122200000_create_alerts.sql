-- Alerts: new homes like those of a search, or changes of saved homes. An alert on a search contains the filters that
-- search_homes takes. It needs no account, starts when its mailbox confirms it, and ends by one click
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
  constraint alerts_forgotten_at_their_end check ((email is null) = (state = 'ended'))
);
comment on table private.alerts is
  'Searches whose new homes somebody wants to hear of. An ended one keeps a hash of the address and nothing of the '
  'search.';
comment on column private.alerts.token is
  'Whoever brings it may see, change and end the alert: it stands in each of its letters.';
comment on column private.alerts.filters is
  'What search_homes takes; of an alert on homes, the ids that were asked for.';
comment on column private.alerts.address is 'The query of the list that shows the same search.';

create index alerts_of_a_mailbox on private.alerts (email_hash) where state <> 'ended';
create index alerts_unconfirmed on private.alerts (created_at) where state = 'unconfirmed';

create table private.alert_requests (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table private.alert_requests is
  'What was asked for within a day, by the id of the form: one sent twice counts once.';
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
comment on table private.alert_matches is
  'The homes an alert has found; one that was told (sent_at) is not told again.';

create index alert_matches_unsent on private.alert_matches (alert_id) where sent_at is null;
create index alert_matches_of_a_home on private.alert_matches (property_id);

create table private.alert_listings (
  property_id uuid primary key references public.properties on delete cascade,
  noted_at timestamptz not null default now()
);
comment on table private.alert_listings is
  'Homes that have come to the lists and are not yet matched: saving a home takes no longer for the alerts there are.';

create table private.watched_listings (
  alert_id uuid not null references private.alerts on delete cascade,
  property_id uuid not null references public.properties on delete cascade,
  known jsonb not null,
  primary key (alert_id, property_id)
);
comment on table private.watched_listings is 'The homes that an alert still watches.';
comment on column private.watched_listings.known is
  'The price and status that its reader last heard of: what differs is told, what was put right meanwhile does not.';

create index watched_listings_of_a_home on private.watched_listings (property_id);

create table private.changed_listings (
  property_id uuid primary key references public.properties on delete cascade,
  noted_at timestamptz not null default now()
);
comment on table private.changed_listings is
  'Watched homes whose price or status changed, and when it last did, until the worker has told of it.';

alter table private.alerts enable row level security;
alter table private.alert_requests enable row level security;
alter table private.alert_matches enable row level security;
alter table private.alert_listings enable row level security;
alter table private.watched_listings enable row level security;
alter table private.changed_listings enable row level security;

create function private.told_of(home public.properties) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select jsonb_build_object('price', home.price, 'status', coalesce(to_jsonb(home) ->> 'status', 'live'),
    'listing_type', home.listing_type) $$;
comment on function private.told_of(public.properties) is 'What an alert on a home tells of it.';

create function private.watched_homes(alert uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(private.told_of(home)
      || jsonb_build_object('slug', home.slug, 'title', home.title, 'area', home.area, 'beds', home.beds)
    order by home.title collate "en-x-icu", home.slug collate "C"), '[]')
  from private.watched_listings w join public.properties home on home.id = w.property_id
  where w.alert_id = watched_homes.alert and to_jsonb(home) ->> 'status' is distinct from 'draft' $$;
comment on function private.watched_homes(uuid) is 'The homes of an alert as the site shows them.';

create function private.alert_data(alert private.alerts) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object('token', alert.token, 'kind', alert.kind, 'filters', alert.filters,
      'address', alert.address, 'frequency', alert.frequency)
    || case when alert.kind = 'listings'
      then jsonb_build_object('watched', private.watched_homes(alert.id)) else '{}' end $$;
comment on function private.alert_data(private.alerts) is 'What a letter says of its alert.';

create function public.alert_of(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select (private.alert_data(a) - 'token') || jsonb_build_object('state', a.state)
  from private.alerts a
  where a.token = alert_of.token and (a.state <> 'unconfirmed' or a.created_at > now() - interval '7 days') $$;
comment on function public.alert_of(text) is
  'What the page of an alert shows; null where there is none, or its week to confirm is over.';

-- Anybody may call this about any mailbox, so alerts of both kinds share the limits.
create function private.ask_for(request uuid, email text, kind text, asked jsonb, address text, frequency text)
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  mailbox constant text := private.canonical_email(ask_for.email);
  alert private.alerts;
begin
  insert into private.alert_requests (id, email) values (request, ask_for.email) on conflict do nothing;
  if not found then return; end if;
  -- limit_sender() lets one request in at a time, so these are counted one after the other.
  if (select count(*) >= 3 from private.outbox o where o.kind = 'alert_confirmation'
      and private.canonical_email(o.recipient) = mailbox and o.created_at > now() - interval '1 day') then
    return;
  end if;
  select * into alert from private.alerts a
    where a.email_hash = sha256(convert_to(mailbox, 'UTF8')) and a.state <> 'ended' and a.filters = asked limit 1;
  if alert.id is null then
    insert into private.alerts (email, email_hash, kind, filters, address, frequency)
      values (ask_for.email, sha256(convert_to(mailbox, 'UTF8')), ask_for.kind, asked, ask_for.address,
        ask_for.frequency)
      returning * into alert;
    insert into private.watched_listings (alert_id, property_id, known)
      select alert.id, home.id, private.told_of(home) from public.properties home
      where ask_for.kind = 'listings' and asked -> 'listings' ? home.id::text;
  elsif alert.state = 'unconfirmed' then
    update private.alerts a set frequency = ask_for.frequency, created_at = now()
      where a.id = alert.id returning * into alert;
  end if;
  insert into private.outbox (kind, recipient, data, alert_id)
    values ('alert_confirmation', alert.email, private.alert_data(alert), alert.id);
end $$;
comment on function private.ask_for(uuid, text, text, jsonb, text, text) is
  'Keeps an alert, and writes the letter that asks its mailbox for a yes, at most three a day.';

-- Anybody may call this. The result is the same whether or not the mailbox is known or has had its letters of today.
create function public.ask_alert(id uuid, email text, filters jsonb, address text, frequency text,
  honeypot text default '')
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  asked jsonb;
begin
  if coalesce(honeypot, '') <> '' then
    raise exception 'A field that nobody sees is filled in.'
      using errcode = 'PT422', hint = 'honeypot-filled';
  end if;
  if not private.is_address(ask_alert.email)
    or ask_alert.frequency is null or ask_alert.frequency not in ('at_once', 'daily') or ask_alert.id is null
    or address is null or length(address) > 3000 or address !~ '^[A-Za-z0-9=&%+._*~,-]*$'
    or jsonb_typeof(ask_alert.filters) is distinct from 'object' or length(ask_alert.filters::text) > 10000
    or (ask_alert.filters ->> 'type') is null or (ask_alert.filters ->> 'type') not in ('rent', 'sale') then
    raise exception 'This alert cannot be kept.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  select coalesce(jsonb_object_agg(key, value), '{}') into asked from jsonb_each(ask_alert.filters)
    where key = any (array_prepend('type', private.filter_names()));
  -- Filters that the search cannot read are refused.
  begin
    execute 'select from public.properties where ' || public.home_condition(asked) || ' limit 1';
  exception when others then
    raise exception 'This alert cannot be kept.' using errcode = '22023', hint = 'alert-invalid';
  end;
  perform private.ask_for(ask_alert.id, ask_alert.email, 'search', asked, ask_alert.address, ask_alert.frequency);
end $$;
comment on function public.ask_alert(uuid, text, jsonb, text, text, text) is
  'Asks for an alert: its mailbox gets a letter with a link to confirm it, at most three a day. It always answers the '
  'same.';

create function public.ask_listing_alert(id uuid, email text, listings uuid[], honeypot text default '')
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  asked jsonb;
begin
  if coalesce(honeypot, '') <> '' then
    raise exception 'A field that nobody sees is filled in.'
      using errcode = 'PT422', hint = 'honeypot-filled';
  end if;
  if not private.is_address(ask_listing_alert.email) or ask_listing_alert.id is null
    or coalesce(cardinality(listings), 0) not between 1 and 100 then
    raise exception 'This alert cannot be kept.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  -- Homes that are sold, let or drafts will not change.
  select jsonb_agg(home.id order by home.id) into asked from public.properties home
    where home.id = any (listings)
      and coalesce(to_jsonb(home) ->> 'status', 'live') in ('live', 'under_offer', 'let_agreed');
  if asked is null then
    raise exception 'This alert cannot be kept.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  perform private.ask_for(ask_listing_alert.id, ask_listing_alert.email, 'listings',
    jsonb_build_object('listings', asked), '', 'at_once');
end $$;
comment on function public.ask_listing_alert(uuid, text, uuid[], text) is
  'Asks to be told when the price or status of these homes changes. It answers as ask_alert does.';

create function public.confirm_alert(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  confirmed uuid;
begin
  update private.alerts a set state = 'active', confirmed_at = now()
    where a.token = confirm_alert.token and a.state = 'unconfirmed' and a.created_at > now() - interval '7 days'
    returning a.id into confirmed;
  -- The page shows the homes as they are now, so earlier changes are not reported.
  update private.watched_listings w set known = private.told_of(home)
    from public.properties home
    where home.id = w.property_id and w.alert_id = confirmed and to_jsonb(home) ->> 'status' is distinct from 'draft';
  delete from private.watched_listings w where w.alert_id = confirmed and w.known ->> 'status' in ('sold', 'let');
  return public.alert_of(confirm_alert.token);
end $$;
comment on function public.confirm_alert(text) is 'The mailbox has said yes: homes that come from now on are told.';

create function public.change_alert(token text, frequency text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if change_alert.frequency is null or change_alert.frequency not in ('at_once', 'daily') then
    raise exception 'frequency is at_once or daily' using errcode = '22023', hint = 'unknown-frequency';
  end if;
  update private.alerts a set frequency = change_alert.frequency
    where a.token = change_alert.token and a.state <> 'ended' and a.kind = 'search';
  return public.alert_of(change_alert.token);
end $$;
comment on function public.change_alert(text, text) is 'At once, or once a day; an alert on homes tells at once.';

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
  return public.alert_of(end_alert.token);
end $$;
comment on function public.end_alert(text) is
  'Ends an alert, and erases its address, what it looked for and its letters; a hash of the address stays.';

-- The triggers only note which homes are new or changed, so that saving a listing stays fast and never fails.
create function private.note_for_alerts() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into private.alert_listings (property_id)
    select come.id from come
    where to_jsonb(come) ->> 'status' = 'live' and exists (select from private.alerts where state = 'active')
    on conflict (property_id) do update set noted_at = now();
  return null;
exception when others then
  raise warning 'Homes are not noted for the alerts: %', sqlerrm;
  return null;
end $$;
comment on function private.note_for_alerts() is 'Notes the homes that have come to the lists.';
create trigger properties_note_published after insert on public.properties
  referencing new table as come for each statement execute function private.note_for_alerts();

-- A database with the specification's columns only has no status.
create function private.note_made_live() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_jsonb(new) ->> 'status' is distinct from 'live'
    or to_jsonb(old) ->> 'status' in ('live', 'under_offer', 'let_agreed') then
    return null;
  end if;
  insert into private.alert_listings (property_id) values (new.id)
    on conflict (property_id) do update set noted_at = now();
  return null;
exception when others then
  raise warning 'Home % is not noted for the alerts: %', new.id, sqlerrm;
  return null;
end $$;
comment on function private.note_made_live() is 'Notes a home that has come to the lists by a change of its status.';
create trigger properties_note_made_live after update on public.properties
  for each row execute function private.note_made_live();

-- An index finds whether anybody watches a home; the comparison reads the whole row.
create function private.note_watched_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if not exists (select from private.watched_listings where property_id = new.id) then return null; end if;
    if private.told_of(new) = private.told_of(old) then return null; end if;
    insert into private.changed_listings (property_id) values (new.id)
      on conflict (property_id) do update set noted_at = now();
    return null;
  exception when others then
    raise warning 'The change of home % is not noted for the alerts: %', new.id, sqlerrm;
    return null;
  end $$;
comment on function private.note_watched_change() is 'Notes a watched home whose price or status changes.';
create trigger properties_note_watched_change after update on public.properties
  for each row execute function private.note_watched_change();

create function private.alert_condition(filters jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
begin
  return public.home_condition(filters);
exception when others then
  return 'false';
end $$;
comment on function private.alert_condition(jsonb) is
  'The condition of the search for these filters; false where it can no longer read them.';

-- The conditions of the search, many in one statement: each is a row of VALUES beside the home.
create function private.match_listing(listing uuid, since timestamptz) returns integer
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
      from private.alerts join public.properties home on home.id = listing
      where alerts.state = 'active' and alerts.confirmed_at <= since and alerts.filters ->> 'type' = home.listing_type
        -- The price excludes most alerts before their conditions are written.
        and (jsonb_typeof(alerts.filters -> 'min') is distinct from 'number'
          or alerts.filters -> 'min' <= to_jsonb(home.price))
        and (jsonb_typeof(alerts.filters -> 'max') is distinct from 'number'
          or alerts.filters -> 'max' >= to_jsonb(home.price))
    ) as a group by a.part
  loop
    begin
      execute format(statement, array_to_string(batch, ', '), listing);
      get diagnostics found_now = row_count;
      found_all := found_all + found_now;
    exception when others then
      -- One condition of the batch fails, so each is tried alone.
      foreach one in array batch loop
        begin
          execute format(statement, one, listing);
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
  'Notes a home with every alert whose search finds it and that stood before it came. Says how many.';

create function public.match_alerts() returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
declare
  noted record;
  matched integer := 0;
begin
  for noted in
    delete from private.alert_listings l
      where l.property_id in (select property_id from private.alert_listings
        order by noted_at limit 20 for update skip locked)
      returning l.property_id, l.noted_at
  loop
    matched := matched + private.match_listing(noted.property_id, noted.noted_at);
  end loop;
  return matched;
end $$;
comment on function public.match_alerts() is
  'Matches the homes that have come with the alerts, for the worker. Says how many matches there are.';

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
comment on function private.erase_old_alerts() is 'Erases alerts that nobody has confirmed for a week. Says how many.';

revoke all on
  private.alerts, private.alert_requests, private.alert_matches, private.alert_listings, private.watched_listings,
  private.changed_listings
  from public, anon, authenticated, service_role;
revoke all on function
  private.told_of(public.properties), private.watched_homes(uuid), private.alert_data(private.alerts),
  public.alert_of(text), private.ask_for(uuid, text, text, jsonb, text, text),
  public.ask_alert(uuid, text, jsonb, text, text, text), public.ask_listing_alert(uuid, text, uuid[], text),
  public.confirm_alert(text), public.change_alert(text, text), public.end_alert(text), private.note_for_alerts(),
  private.note_made_live(), private.note_watched_change(), private.alert_condition(jsonb),
  private.match_listing(uuid, timestamptz), public.match_alerts(), private.erase_old_alerts()
  from public, anon, authenticated, service_role;
grant execute on function
  public.alert_of(text), public.ask_alert(uuid, text, jsonb, text, text, text),
  public.ask_listing_alert(uuid, text, uuid[], text), public.confirm_alert(text), public.change_alert(text, text),
  public.end_alert(text)
  to anon, authenticated;
grant execute on function public.match_alerts() to service_role;
