-- The letters of alerts. The worker calls these functions.

-- A mailbox that refuses letters gets no more.
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

create function public.queue_alert_emails(at timestamptz default now()) returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
declare
  -- The last 8 a.m. in London.
  eight constant timestamptz :=
    (date_trunc('day', (at at time zone 'Europe/London') - interval '8 hours') + interval '8 hours')
      at time zone 'Europe/London';
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
      where m.alert_id = a.id and m.sent_at is null and home.status = 'live'
        and (a.frequency = 'at_once' or m.found_at < eight))
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
      private.alert_data(alert) || jsonb_build_object(
        'homes', jsonb_path_query_array(homes, '$[0 to 9]'), 'total', jsonb_array_length(homes)), alert.id);
    update private.alerts a set last_sent_at = at where a.id = alert.id;
    written := written + 1;
  end loop;
  return written;
end $$;
comment on function public.queue_alert_emails(timestamptz) is
  'Writes one letter for each alert that has something new: at once, or of what had come by eight in the morning. For '
  'the worker.';

-- The last letter about a home says that it is sold or let. Then nothing is left to watch; nor is it if the listing is
-- deleted.
create function private.end_watched_out() returns void
  language sql volatile security definer set search_path = ''
  as $$
  select public.end_alert(a.token) from private.alerts a
  where a.kind = 'listings' and a.state <> 'ended'
    and not exists (select from private.watched_listings w where w.alert_id = a.id)
    and not exists (select from private.outbox o where o.alert_id = a.id and o.state in ('queued', 'sending')) $$;
comment on function private.end_watched_out() is
  'Ends the alerts that have no home left, once their last letter has gone.';

create function public.queue_change_emails(at timestamptz default now()) returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
declare
  noted uuid[];
  alert private.alerts;
  homes jsonb;
  written integer := 0;
begin
  perform private.end_watched_out();
  -- A mistake that is corrected within five minutes is not reported.
  with gone as (
    delete from private.changed_listings c
      where c.property_id in (
        select property_id from private.changed_listings where noted_at <= at - interval '5 minutes'
          order by noted_at limit 50 for update skip locked)
      returning c.property_id
  )
  select array_agg(property_id) into noted from gone;
  for alert in
    select a.* from private.alerts a
    where a.state = 'active'
      and a.id in (select alert_id from private.watched_listings where property_id = any (noted))
    for update
  loop
    with told as (
      -- A draft is private. It is reported only after it returns.
      select w.property_id, w.known as was, private.told_of(home) as now, home.slug, home.title, home.area
      from private.watched_listings w join public.properties home on home.id = w.property_id
      where w.alert_id = alert.id and w.property_id = any (noted) and w.known <> private.told_of(home)
        and to_jsonb(home) ->> 'status' is distinct from 'draft'
    ), kept as (
      update private.watched_listings w set known = told.now from told
        where w.alert_id = alert.id and w.property_id = told.property_id
          and told.now ->> 'status' not in ('sold', 'let')
    ), last as (
      delete from private.watched_listings w using told
        where w.alert_id = alert.id and w.property_id = told.property_id
          and told.now ->> 'status' in ('sold', 'let')
    )
    select jsonb_agg(told.now || jsonb_build_object('slug', told.slug, 'title', told.title, 'area', told.area,
        'was', told.was) order by told.title collate "en-x-icu", told.slug collate "C") into homes from told;
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
  'Writes one letter for each alert whose homes have changed, once the change has stood for five minutes. For the '
  'worker.';

revoke all on function
  private.end_refused_alert(), public.queue_alert_emails(timestamptz), private.end_watched_out(),
  public.queue_change_emails(timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  public.queue_alert_emails(timestamptz), public.queue_change_emails(timestamptz)
  to service_role;
