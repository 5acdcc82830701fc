-- A mailbox gets three confirmation emails a day. Those of further alerts wait for the next day and share one email:
-- otherwise somebody could stop another person's alerts by three requests of their own (docs/decisions/016).

create or replace function private.store_alert(request uuid, email text, kind text, filters jsonb, address text,
  frequency text, locale text)
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  mailbox constant text := private.canonical_email(store_alert.email);
  alert private.alerts;
  due timestamptz;
  waiting timestamptz;
begin
  if store_alert.locale is null or store_alert.locale not in ('en', 'zh') then
    raise exception 'locale is en or zh' using errcode = '22023', hint = 'unknown-locale';
  end if;
  insert into private.alert_requests (id, email) values (request, store_alert.email) on conflict do nothing;
  if not found then return; end if;
  -- Only limit_sender() reads the address, and it has. The alert is to be its only place, for end_alert() to erase.
  update private.alert_requests set email = '' where id = request;
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
    update private.alerts a set frequency = store_alert.frequency, locale = store_alert.locale,
        created_at = greatest(a.created_at, now())
      where a.id = alert.id returning * into alert;
  end if;
  -- limit_sender() lets one request in at a time, so these are counted one after the other.
  select max(recent.at) + interval '1 day' into due from (
    select coalesce(o.sent_at, o.next_attempt_at) as at from private.outbox o
    where o.kind = 'alert_confirmation' and private.canonical_email(o.recipient) = mailbox
    order by at desc offset 2) as recent;
  if due > now() then
    if alert.state <> 'unconfirmed' or exists (select from private.outbox o
        where o.kind = 'alert_confirmation' and private.canonical_email(o.recipient) = mailbox
          and (o.alert_id = alert.id or o.data -> 'others' @> jsonb_build_array(
            jsonb_build_object('token', alert.token)))
          -- An older email may be lost by now.
          and (o.state in ('queued', 'sending') or coalesce(o.sent_at, o.created_at) > now() - interval '1 day')) then
      return;
    end if;
    -- One email asks to confirm all that wait, ten at most.
    update private.outbox o set data = o.data || jsonb_build_object(
        'others', coalesce(o.data -> 'others', '[]') || private.alert_data(alert))
      where o.id = (select w.id from private.outbox w
        where w.kind = 'alert_confirmation' and private.canonical_email(w.recipient) = mailbox
          and w.state = 'queued' and w.attempts = 0 and w.next_attempt_at > now()
          and coalesce(jsonb_array_length(w.data -> 'others'), 0) < 9
        order by w.next_attempt_at limit 1)
      returning o.next_attempt_at into waiting;
    if waiting is null and due > now() + interval '6 days' then return; end if;
    update private.alerts a set created_at = coalesce(waiting, due) where a.id = alert.id;
    if waiting is not null then return; end if;
  end if;
  insert into private.outbox (kind, recipient, data, alert_id, next_attempt_at)
    values ('alert_confirmation', alert.email, private.alert_data(alert), alert.id, greatest(due, now()));
end $$;
comment on function private.store_alert(uuid, text, text, jsonb, text, text, text) is
  'Stores an alert and queues its confirmation email, at most three a day per mailbox. Those of further alerts wait.';
comment on column private.alerts.created_at is
  'When it was requested, or when its confirmation email is due if that waits. The week to confirm begins then.';

-- An email that waits for its day is not listed.
create or replace function public.undelivered_emails()
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer,
    next_attempt_at timestamptz, error text, created_at timestamptz, enquiry_kind text, enquiry_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.enquiry_kind, o.enquiry_id
    from private.outbox o
    where (select public.is_staff()) and o.state not in ('sent', 'withdrawn')
      and (o.attempts > 0 or o.created_at < now() - interval '10 minutes')
      and not (o.kind in ('viewing_reminder', 'alert_confirmation') and o.attempts = 0
        and o.next_attempt_at > now() - interval '10 minutes')
      and (o.alert_id is null or exists (select from private.alerts a where a.id = o.alert_id and a.state <> 'ended'))
      and ((o.invitation_id is null and o.staff_id is null) or (select public.is_admin()))
    order by o.created_at desc limit 200
  $$;
