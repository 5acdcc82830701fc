-- Alerts on saved homes: "tell me when its price or status changes". One alert watches one home or many; it is asked for, confirmed
-- and ended as that of a search is (docs/decisions/016).

alter table private.alerts
  add column kind text not null default 'search' constraint alerts_kind_known check (kind in ('search', 'listings'));
comment on column private.alerts.filters is 'What search_homes takes; of an alert on homes, the ids that were asked for.';

create table private.watched_listings (
  alert_id uuid not null references private.alerts on delete cascade,
  property_id uuid not null references public.properties on delete cascade,
  known jsonb not null,
  primary key (alert_id, property_id)
);
comment on table private.watched_listings is 'The homes that an alert still watches.';
comment on column private.watched_listings.known is 'The price and status that its reader last heard of: what differs is told, what was put right meanwhile does not.';
create index watched_listings_of_a_home on private.watched_listings (property_id);

create table private.changed_listings (
  property_id uuid primary key references public.properties on delete cascade,
  noted_at timestamptz not null default now()
);
comment on table private.changed_listings is 'Watched homes whose price or status changed, and when it last did, until the worker has told of it.';

alter table private.watched_listings enable row level security;
alter table private.changed_listings enable row level security;
revoke all on private.watched_listings, private.changed_listings from public, anon, authenticated;

-- The letters of viewings stand in this list whether or not their migration has run.
alter table private.outbox
  drop constraint outbox_kind_known,
  add constraint outbox_kind_known check (
    kind in ('enquiry_for_staff', 'enquiry_received', 'alert_confirmation', 'alert_homes', 'alert_changes',
      'viewing_booked', 'viewing_changed', 'viewing_cancelled', 'viewing_reminder')),
  drop constraint outbox_of_one_thing,
  add constraint outbox_of_one_thing check (
    num_nonnulls(enquiry_id, alert_id) = 1 and (enquiry_id is null) = (enquiry_kind is null)
    and (alert_id is not null) = (kind in ('alert_confirmation', 'alert_homes', 'alert_changes')));

create function private.told_of(home public.properties) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select jsonb_build_object('price', home.price, 'status', coalesce(to_jsonb(home) ->> 'status', 'live'), 'listing_type', home.listing_type) $$;
comment on function private.told_of(public.properties) is 'What an alert on a home tells of it.';

create function private.watched_homes(alert uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
  select coalesce(jsonb_agg(private.told_of(home) || jsonb_build_object('slug', home.slug, 'title', home.title, 'area', home.area, 'beds', home.beds)
    order by home.title), '[]')
  from private.watched_listings w join public.properties home on home.id = w.property_id
  where w.alert_id = watched_homes.alert and to_jsonb(home) ->> 'status' is distinct from 'draft' $$;
comment on function private.watched_homes(uuid) is 'The homes of an alert as the site shows them.';

create or replace function private.alert_data(alert private.alerts) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object('token', alert.token, 'kind', alert.kind, 'filters', alert.filters, 'address', alert.address, 'frequency', alert.frequency)
    || case when alert.kind = 'listings' then jsonb_build_object('watched', private.watched_homes(alert.id)) else '{}' end $$;

create or replace function public.alert_of(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select (private.alert_data(a) - 'token') || jsonb_build_object('state', a.state)
  from private.alerts a
  where a.token = alert_of.token and (a.state <> 'unconfirmed' or a.created_at > now() - interval '7 days') $$;

create function private.is_address(email text) returns boolean
  language sql immutable set search_path = ''
  as $$
  select coalesce(length(email) <= 254 and private.canonical_email(email) is not null
    and email ~ '^[^[:space:][:cntrl:]@<>,;:"()]+@[^[:space:][:cntrl:]@<>,;:"()]+\.[^[:space:][:cntrl:]@<>,;:"()]+$', false) $$;
comment on function private.is_address(text) is 'Whether a text can be one address, and neither two nor a header.';

-- Asked for by anybody, about anybody's mailbox: both kinds come through here, and share their limits.
create function private.ask_for(request uuid, email text, kind text, asked jsonb, address text, frequency text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  mailbox constant text := private.canonical_email(ask_for.email);
  alert private.alerts;
begin
  insert into private.alert_requests (id, email) values (request, ask_for.email) on conflict do nothing;
  if not found then return; end if;
  -- The limit of requests lets one in at a time, so that these are counted one after the other.
  if (select count(*) >= 3 from private.outbox o where o.kind = 'alert_confirmation'
      and private.canonical_email(o.recipient) = mailbox and o.created_at > now() - interval '1 day') then
    return;
  end if;
  select * into alert from private.alerts a
    where a.email_hash = sha256(convert_to(mailbox, 'UTF8')) and a.state <> 'ended' and a.filters = asked limit 1;
  if alert.id is null then
    insert into private.alerts (email, email_hash, kind, filters, address, frequency)
      values (ask_for.email, sha256(convert_to(mailbox, 'UTF8')), ask_for.kind, asked, ask_for.address, ask_for.frequency)
      returning * into alert;
    insert into private.watched_listings (alert_id, property_id, known)
      select alert.id, home.id, private.told_of(home) from public.properties home
      where ask_for.kind = 'listings' and asked -> 'listings' ? home.id::text;
  elsif alert.state = 'unconfirmed' then
    update private.alerts a set frequency = ask_for.frequency, created_at = now() where a.id = alert.id returning * into alert;
  end if;
  insert into private.outbox (kind, recipient, data, alert_id)
    values ('alert_confirmation', alert.email, private.alert_data(alert), alert.id);
end $$;
comment on function private.ask_for(uuid, text, text, jsonb, text, text) is
  'Keeps an alert, and writes the letter that asks its mailbox for a yes, at most three a day.';

create or replace function public.ask_alert(id uuid, email text, filters jsonb, address text, frequency text, honeypot text default '')
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
  -- What the search cannot read, no alert can.
  begin
    execute 'select from public.properties where ' || public.home_condition(asked) || ' limit 1';
  exception when others then
    raise exception 'This alert cannot be kept.' using errcode = '22023', hint = 'alert-invalid';
  end;
  perform private.ask_for(ask_alert.id, ask_alert.email, 'search', asked, ask_alert.address, ask_alert.frequency);
end $$;

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
  if not private.is_address(ask_listing_alert.email) or ask_listing_alert.id is null or coalesce(cardinality(listings), 0) not between 1 and 100 then
    raise exception 'This alert cannot be kept.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  -- What is sold, let or a draft has no more to tell.
  select jsonb_agg(home.id order by home.id) into asked from public.properties home
    where home.id = any (listings) and coalesce(to_jsonb(home) ->> 'status', 'live') in ('live', 'under_offer', 'let_agreed');
  if asked is null then
    raise exception 'This alert cannot be kept.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  perform private.ask_for(ask_listing_alert.id, ask_listing_alert.email, 'listings', jsonb_build_object('listings', asked), '', 'at_once');
end $$;
comment on function public.ask_listing_alert(uuid, text, uuid[], text) is
  'Asks to be told when the price or status of these homes changes. It answers as ask_alert does.';

create or replace function public.confirm_alert(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  confirmed uuid;
begin
  update private.alerts a set state = 'active', confirmed_at = now()
    where a.token = confirm_alert.token and a.state = 'unconfirmed' and a.created_at > now() - interval '7 days' returning a.id into confirmed;
  -- The page shows the homes as they stand now: what changed before is no news.
  update private.watched_listings w set known = private.told_of(home)
    from public.properties home where home.id = w.property_id and w.alert_id = confirmed and to_jsonb(home) ->> 'status' is distinct from 'draft';
  delete from private.watched_listings w where w.alert_id = confirmed and w.known ->> 'status' in ('sold', 'let');
  return public.alert_of(confirm_alert.token);
end $$;

create or replace function public.change_alert(token text, frequency text) returns jsonb
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

create or replace function public.end_alert(token text) returns jsonb
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
comment on function public.end_alert(text) is 'Ends an alert, and erases its address, what it looked for and its letters; a hash of the address stays.';

-- As with new homes, saving a listing only notes that it changed.
create function private.note_watched_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if private.told_of(new) = private.told_of(old) or not exists (select from private.watched_listings where property_id = new.id) then
    return null;
  end if;
  insert into private.changed_listings (property_id) values (new.id) on conflict (property_id) do update set noted_at = now();
  return null;
exception when others then
  raise warning 'The change of home % is not noted for the alerts: %', new.id, sqlerrm;
  return null;
end $$;
comment on function private.note_watched_change() is 'Notes a watched home whose price or status changes.';
create trigger properties_note_watched_change after update on public.properties
  for each row execute function private.note_watched_change();

-- A home's last letter is that it is sold or let. Nothing is left to watch then, nor once its listing is deleted.
create function private.end_watched_out() returns void
  language sql volatile security definer set search_path = ''
  as $$
  select public.end_alert(a.token) from private.alerts a
  where a.kind = 'listings' and a.state <> 'ended'
    and not exists (select from private.watched_listings w where w.alert_id = a.id)
    and not exists (select from private.outbox o where o.alert_id = a.id and o.state in ('queued', 'sending')) $$;
comment on function private.end_watched_out() is 'Ends the alerts that have no home left, once their last letter has gone.';

create function public.queue_change_emails(at timestamptz default now()) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  noted uuid[];
  alert private.alerts;
  homes jsonb;
  written integer := 0;
begin
  perform private.end_watched_out();
  -- A slip of the administrator's that is put right within five minutes is nobody's news.
  with gone as (
    delete from private.changed_listings c
      where c.property_id in (
        select property_id from private.changed_listings where noted_at <= at - interval '5 minutes' order by noted_at limit 50 for update skip locked)
      returning c.property_id
  )
  select array_agg(property_id) into noted from gone;
  for alert in
    select a.* from private.alerts a
    where a.state = 'active' and a.id in (select alert_id from private.watched_listings where property_id = any (noted))
    for update
  loop
    with told as (
      -- A draft is the administrator's own: it tells nothing until it comes back.
      select w.property_id, w.known as was, private.told_of(home) as now, home.slug, home.title, home.area
      from private.watched_listings w join public.properties home on home.id = w.property_id
      where w.alert_id = alert.id and w.property_id = any (noted) and w.known <> private.told_of(home)
        and to_jsonb(home) ->> 'status' is distinct from 'draft'
    ), kept as (
      update private.watched_listings w set known = told.now from told
        where w.alert_id = alert.id and w.property_id = told.property_id and told.now ->> 'status' not in ('sold', 'let')
    ), last as (
      delete from private.watched_listings w using told
        where w.alert_id = alert.id and w.property_id = told.property_id and told.now ->> 'status' in ('sold', 'let')
    )
    select jsonb_agg(told.now || jsonb_build_object('slug', told.slug, 'title', told.title, 'area', told.area, 'was', told.was) order by told.title)
      into homes from told;
    continue when homes is null;
    insert into private.outbox (kind, recipient, data, alert_id)
      values ('alert_changes', alert.email, private.alert_data(alert) || jsonb_build_object('changes', homes,
        'last', not exists (select from private.watched_listings w where w.alert_id = alert.id)), alert.id);
    update private.alerts a set last_sent_at = at where a.id = alert.id;
    written := written + 1;
  end loop;
  return written;
end $$;
comment on function public.queue_change_emails(timestamptz) is
  'Writes one letter for each alert whose homes have changed, once the change has stood for five minutes. For the worker.';

revoke all on function private.told_of(public.properties), private.watched_homes(uuid), private.is_address(text),
  private.ask_for(uuid, text, text, jsonb, text, text), private.note_watched_change(), private.end_watched_out() from public, anon, authenticated;
revoke all on function public.ask_listing_alert(uuid, text, uuid[], text), public.queue_change_emails(timestamptz) from public, anon, authenticated;
grant execute on function public.ask_listing_alert(uuid, text, uuid[], text) to anon, authenticated;
grant execute on function public.queue_change_emails(timestamptz) to service_role;
