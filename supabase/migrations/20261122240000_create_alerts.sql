-- Alerts: "tell me about new homes like these". An alert keeps the filters of a search, exactly as search_homes takes them. It
-- is asked for without an account, sleeps until its mailbox has said yes, and ends by one press (docs/decisions/016).

create table private.alerts (
  id uuid primary key default gen_random_uuid(),
  token text not null unique default encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'),
  email text,
  email_hash bytea not null,
  filters jsonb not null,
  address text not null,
  frequency text not null constraint alerts_frequency_known check (frequency in ('at_once', 'daily')),
  state text not null default 'unconfirmed' constraint alerts_state_known check (state in ('unconfirmed', 'active', 'ended')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_sent_at timestamptz,
  constraint alerts_forgotten_at_their_end check ((email is null) = (state = 'ended'))
);
comment on table private.alerts is 'Searches whose new homes somebody wants to hear of. An ended one keeps a hash of the address and nothing of the search.';
comment on column private.alerts.token is 'Whoever brings it may see, change and end the alert: it stands in each of its letters.';
comment on column private.alerts.filters is 'What search_homes takes.';
comment on column private.alerts.address is 'The query of the list that shows the same search.';
create index alerts_of_a_mailbox on private.alerts (email_hash) where state <> 'ended';
create index alerts_unconfirmed on private.alerts (created_at) where state = 'unconfirmed';

create table private.alert_requests (
  id uuid primary key,
  email text not null,
  created_at timestamptz not null default now()
);
comment on table private.alert_requests is 'What was asked for within a day, by the id of the form: one sent twice counts once.';
create trigger alert_requests_limit after insert on private.alert_requests for each row execute function private.limit_sender();
insert into private.enquiry_limits (enquiries, by_email, by_sender, in_all) values ('alert_requests', 20, 60, 1200);

create table private.alert_matches (
  alert_id uuid not null references private.alerts on delete cascade,
  property_id uuid not null references public.properties on delete cascade,
  found_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (alert_id, property_id)
);
comment on table private.alert_matches is 'The homes an alert has found; one that was told (sent_at) is not told again.';
create index alert_matches_unsent on private.alert_matches (alert_id) where sent_at is null;
create index alert_matches_of_a_home on private.alert_matches (property_id);

create table private.alert_listings (
  property_id uuid primary key references public.properties on delete cascade,
  noted_at timestamptz not null default now()
);
comment on table private.alert_listings is 'Homes that have come to the lists and are not yet matched: saving a home takes no longer for the alerts there are.';

alter table private.alerts enable row level security;
alter table private.alert_requests enable row level security;
alter table private.alert_matches enable row level security;
alter table private.alert_listings enable row level security;
revoke all on private.alerts, private.alert_requests, private.alert_matches, private.alert_listings from public, anon, authenticated;

-- A letter is of an enquiry or of an alert.
alter table private.outbox
  add column alert_id uuid references private.alerts on delete cascade,
  alter column enquiry_kind drop not null,
  alter column enquiry_id drop not null,
  drop constraint outbox_kind_known,
  add constraint outbox_kind_known check (kind in ('enquiry_for_staff', 'enquiry_received', 'alert_confirmation', 'alert_homes')),
  add constraint outbox_of_one_thing check (
    num_nonnulls(enquiry_id, alert_id) = 1 and (enquiry_id is null) = (enquiry_kind is null)
    and (alert_id is not null) = (kind in ('alert_confirmation', 'alert_homes')));
create index outbox_of_an_alert on private.outbox (alert_id) where alert_id is not null;
create index outbox_alert_confirmations on private.outbox (private.canonical_email(recipient), created_at) where kind = 'alert_confirmation';

-- As it was, for the letters of enquiries: staff can do nothing for an alert's, whose text they do not see.
create or replace function public.undelivered_emails()
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer, next_attempt_at timestamptz,
    error text, created_at timestamptz, enquiry_kind text, enquiry_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.enquiry_kind, o.enquiry_id
    from private.outbox o
    where (select public.is_admin()) and o.state <> 'sent' and (o.attempts > 0 or o.created_at < now() - interval '10 minutes')
      and o.alert_id is null
    order by o.created_at desc limit 200
  $$;

-- Who asks is anybody. Whether a mailbox is known, has an alert already or has had its letters of today, the answer is the same.
create function public.ask_alert(id uuid, email text, filters jsonb, address text, frequency text, honeypot text default '')
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  mailbox constant text := private.canonical_email(ask_alert.email);
  asked jsonb;
  alert private.alerts;
begin
  if coalesce(honeypot, '') <> '' then
    raise exception 'A field that nobody sees is filled in.'
      using errcode = 'PT422', hint = 'honeypot-filled';
  end if;
  if ask_alert.email is null or length(ask_alert.email) > 254 or ask_alert.email !~ '^[^[:space:][:cntrl:]@<>,;:"()]+@[^[:space:][:cntrl:]@<>,;:"()]+\.[^[:space:][:cntrl:]@<>,;:"()]+$'
    or mailbox is null or ask_alert.frequency is null or ask_alert.frequency not in ('at_once', 'daily') or ask_alert.id is null
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

  insert into private.alert_requests (id, email) values (ask_alert.id, ask_alert.email) on conflict do nothing;
  if not found then return; end if;
  -- The limit above lets one in at a time, so that these are counted one after the other.
  if (select count(*) >= 3 from private.outbox o where o.kind = 'alert_confirmation'
      and private.canonical_email(o.recipient) = mailbox and o.created_at > now() - interval '1 day') then
    return;
  end if;
  select * into alert from private.alerts a
    where a.email_hash = sha256(convert_to(mailbox, 'UTF8')) and a.state <> 'ended' and a.filters = asked limit 1;
  if alert.id is null then
    insert into private.alerts (email, email_hash, filters, address, frequency)
      values (ask_alert.email, sha256(convert_to(mailbox, 'UTF8')), asked, ask_alert.address, ask_alert.frequency)
      returning * into alert;
  elsif alert.state = 'unconfirmed' then
    update private.alerts a set frequency = ask_alert.frequency, created_at = now() where a.id = alert.id returning * into alert;
  end if;
  insert into private.outbox (kind, recipient, data, alert_id)
    values ('alert_confirmation', alert.email, private.alert_data(alert), alert.id);
end $$;
comment on function public.ask_alert(uuid, text, jsonb, text, text, text) is
  'Asks for an alert: its mailbox gets a letter with a link to confirm it, at most three a day. It always answers the same.';

create function private.alert_data(alert private.alerts) returns jsonb
  language sql stable set search_path = ''
  as $$
  select jsonb_build_object('token', alert.token, 'filters', alert.filters, 'address', alert.address, 'frequency', alert.frequency) $$;
comment on function private.alert_data(private.alerts) is 'What a letter says of its alert.';

create function public.alert_of(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
  select jsonb_build_object('state', a.state, 'frequency', a.frequency, 'filters', a.filters, 'address', a.address)
  from private.alerts a
  where a.token = alert_of.token and (a.state <> 'unconfirmed' or a.created_at > now() - interval '7 days') $$;
comment on function public.alert_of(text) is 'What the page of an alert shows; null where there is none, or its week to confirm is over.';

create function public.confirm_alert(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  update private.alerts a set state = 'active', confirmed_at = now()
    where a.token = confirm_alert.token and a.state = 'unconfirmed' and a.created_at > now() - interval '7 days';
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
  update private.alerts a set frequency = change_alert.frequency where a.token = change_alert.token and a.state <> 'ended';
  return public.alert_of(change_alert.token);
end $$;
comment on function public.change_alert(text, text) is 'At once, or once a day.';

create function public.end_alert(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  ended uuid;
begin
  update private.alerts a set state = 'ended', email = null, filters = '{}', address = ''
    where a.token = end_alert.token and a.state <> 'ended' returning a.id into ended;
  delete from private.alert_matches m where m.alert_id = ended;
  delete from private.outbox o where o.alert_id = ended;
  return public.alert_of(end_alert.token);
end $$;
comment on function public.end_alert(text) is 'Ends an alert, and erases its address, its search and its letters; a hash of the address stays.';

-- An address that takes no letter is asked no more.
create function private.end_refused_alert() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform public.end_alert(a.token) from private.alerts a where a.id = new.alert_id;
  return null;
end $$;
comment on function private.end_refused_alert() is 'Ends the alert whose letter was refused.';
create trigger outbox_end_refused_alert after update of state on private.outbox
  for each row when (new.state = 'refused' and new.alert_id is not null) execute function private.end_refused_alert();

-- Only notes which homes have come: no fault of an alert may cost us a listing, nor make its saving slow.
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

-- A database of the specification's columns alone has no status.
create function private.note_made_live() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if to_jsonb(new) ->> 'status' is distinct from 'live' or to_jsonb(old) ->> 'status' in ('live', 'under_offer', 'let_agreed') then
    return null;
  end if;
  insert into private.alert_listings (property_id) values (new.id) on conflict (property_id) do update set noted_at = now();
  return null;
exception when others then
  raise warning 'Home % is not noted for the alerts: %', new.id, sqlerrm;
  return null;
end $$;
comment on function private.note_made_live() is 'Notes a home that has come to the lists by a change of its status.';
create trigger properties_note_made_live after update on public.properties
  for each row execute function private.note_made_live();

create function private.alert_condition(filters jsonb) returns text
  language plpgsql stable set search_path = ''
  as $$
begin
  return public.home_condition(filters);
exception when others then
  return 'false';
end $$;
comment on function private.alert_condition(jsonb) is 'The condition of the search for these filters; false where it can no longer read them.';

-- The search's own conditions, many in one statement: each is a row of VALUES beside the one home.
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
        -- Most go by their price already, without a condition being written for them.
        and (jsonb_typeof(alerts.filters -> 'min') is distinct from 'number' or alerts.filters -> 'min' <= to_jsonb(home.price))
        and (jsonb_typeof(alerts.filters -> 'max') is distinct from 'number' or alerts.filters -> 'max' >= to_jsonb(home.price))
    ) as a group by a.part
  loop
    begin
      execute format(statement, array_to_string(batch, ', '), listing);
      get diagnostics found_now = row_count;
      found_all := found_all + found_now;
    exception when others then
      -- One of them cannot be asked of this home: the others are.
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
comment on function private.match_listing(uuid, timestamptz) is 'Notes a home with every alert whose search finds it and that stood before it came. Says how many.';

create function public.match_alerts() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  noted record;
  matched integer := 0;
begin
  for noted in
    delete from private.alert_listings l
      where l.property_id in (select property_id from private.alert_listings order by noted_at limit 20 for update skip locked)
      returning l.property_id, l.noted_at
  loop
    matched := matched + private.match_listing(noted.property_id, noted.noted_at);
  end loop;
  return matched;
end $$;
comment on function public.match_alerts() is 'Matches the homes that have come with the alerts, for the worker. Says how many matches there are.';

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

create function public.queue_alert_emails(at timestamptz default now()) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  -- The last eight in the morning of London that has been.
  eight constant timestamptz := (date_trunc('day', (at at time zone 'Europe/London') - interval '8 hours') + interval '8 hours') at time zone 'Europe/London';
  alert private.alerts;
  homes jsonb;
  written integer := 0;
begin
  perform private.erase_old_alerts();
  delete from private.alert_matches m using public.properties home
    where home.id = m.property_id and m.sent_at is null and home.status not in ('live', 'under_offer', 'let_agreed');
  for alert in
    select a.* from private.alerts a
    where a.state = 'active' and exists (
      select from private.alert_matches m join public.properties home on home.id = m.property_id
      where m.alert_id = a.id and m.sent_at is null and home.status = 'live' and (a.frequency = 'at_once' or m.found_at < eight))
    for update skip locked
  loop
    with told as (
      update private.alert_matches m set sent_at = at
      from public.properties home
      where home.id = m.property_id and m.alert_id = alert.id and m.sent_at is null and home.status = 'live'
      returning home.slug, home.title, home.area, home.price, home.beds, home.created_at
    )
    select jsonb_agg(to_jsonb(told) - 'created_at' order by created_at desc) into homes from told;
    insert into private.outbox (kind, recipient, data, alert_id) values ('alert_homes', alert.email,
      private.alert_data(alert) || jsonb_build_object('homes', jsonb_path_query_array(homes, '$[0 to 9]'), 'total', jsonb_array_length(homes)), alert.id);
    update private.alerts a set last_sent_at = at where a.id = alert.id;
    written := written + 1;
  end loop;
  return written;
end $$;
comment on function public.queue_alert_emails(timestamptz) is
  'Writes one letter for each alert that has something new: at once, or of what had come by eight in the morning. For the worker.';

revoke all on function private.alert_data(private.alerts), private.end_refused_alert(), private.note_for_alerts(), private.note_made_live(), private.alert_condition(jsonb),
  private.match_listing(uuid, timestamptz), private.erase_old_alerts() from public, anon, authenticated;
revoke all on function public.ask_alert(uuid, text, jsonb, text, text, text), public.alert_of(text), public.confirm_alert(text),
  public.change_alert(text, text), public.end_alert(text), public.match_alerts(), public.queue_alert_emails(timestamptz) from public, anon, authenticated;
grant execute on function public.ask_alert(uuid, text, jsonb, text, text, text), public.alert_of(text), public.confirm_alert(text),
  public.change_alert(text, text), public.end_alert(text) to anon, authenticated;
grant execute on function public.match_alerts(), public.queue_alert_emails(timestamptz) to service_role;
