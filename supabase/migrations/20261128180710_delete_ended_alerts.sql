-- The hash of an unsubscribed address is deleted after 12 months, as the privacy policy says. An alert that nobody
-- confirmed, that has nothing left to watch, or whose mailbox refuses emails is deleted at once.

alter table private.alerts add column ended_at timestamptz;
comment on column private.alerts.ended_at is 'When its holder unsubscribed. 12 months later it is deleted.';
comment on table private.alerts is
  'Email alerts for searches and saved listings. One that its holder ended keeps only a hash of the email address.';
create index alerts_ended on private.alerts (ended_at) where state = 'ended';

delete from private.alerts where state = 'ended' and confirmed_at is null;
update private.alerts set ended_at = now() where state = 'ended';

create or replace function public.end_alert(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  ended uuid;
  shown jsonb;
begin
  update private.alerts a set state = 'ended', ended_at = now(), email = null, filters = '{}', address = ''
    where a.token = end_alert.token and a.state <> 'ended' returning a.id into ended;
  delete from private.alert_matches m where m.alert_id = ended;
  delete from private.watched_listings w where w.alert_id = ended;
  delete from private.outbox o where o.alert_id = ended;
  shown := public.alert_by_token(end_alert.token);
  -- Whoever never confirmed an alert has nothing to unsubscribe from.
  delete from private.alerts a where a.id = ended and a.confirmed_at is null;
  return shown;
end $$;
comment on function public.end_alert(text) is
  'Ends an alert, and erases its email address, filters and emails. A hash of a confirmed address remains.';

create or replace function private.end_refused_alert() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.alerts a where a.id = new.alert_id;
  return null;
end $$;
comment on function private.end_refused_alert() is 'Deletes an alert when the mail server refuses its email.';

create or replace function private.end_finished_alerts() returns void
  language sql volatile security definer set search_path = ''
  as $$
  delete from private.alerts a
  where a.kind = 'listings' and a.state <> 'ended'
    and not exists (select from private.watched_listings w where w.alert_id = a.id)
    and not exists (select from private.outbox o where o.alert_id = a.id and o.state in ('queued', 'sending')) $$;
comment on function private.end_finished_alerts() is
  'Deletes alerts without remaining listings, after their last email is sent.';

create or replace function private.erase_old_alerts() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  erased integer;
begin
  delete from private.alerts
    where state = 'unconfirmed' and created_at <= now() - interval '7 days'
      or state = 'ended' and ended_at <= now() - interval '12 months';
  get diagnostics erased = row_count;
  delete from private.alert_requests where created_at <= now() - interval '1 day';
  return erased;
end $$;
comment on function private.erase_old_alerts() is
  'Erases alerts that were not confirmed within a week, or ended 12 months ago. Returns their number.';
