-- An email of a viewing that is sent again says what the lost one said: that staff chose another time or the visitor
-- moved it, and that we have the enquiry. A time that was booked and changes is called a change, although a copy of the
-- booking waits.

-- The words of an enquiry may be a stranger's, and the mailbox somebody else's: it gets them once an hour.
create function private.viewing_acknowledgement(viewing public.viewings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object('created_at', i.created_at, 'special_days', coalesce(
        (select content.special_days from public.site_content content), '[]')) || case
      when exists (
        select from private.outbox o
        where o.kind = 'enquiry_received' and private.canonical_email(o.recipient) = private.canonical_email(i.email)
          and o.created_at > i.created_at - interval '1 hour' and o.created_at <= i.created_at)
      or exists (
        select from public.property_inquiries other
        where other.viewing_slot and private.canonical_email(other.email) = private.canonical_email(i.email)
          and other.created_at > i.created_at - interval '1 hour'
          and (other.created_at, other.id) < (i.created_at, i.id))
      then '{}' else jsonb_build_object('message', i.message) end
    from public.property_inquiries i
    where viewing.enquiry_kind = 'inquiry' and i.id = viewing.enquiry_id and i.viewing_slot
      and not exists (
        select from private.outbox o
        where o.enquiry_id = i.id and o.viewing_id is not null and o.kind <> 'viewing_reminder' and o.state = 'sent')
  $$;
comment on function private.viewing_acknowledgement(public.viewings) is
  'What an email of a viewing says of the enquiry that held a time, which nothing else acknowledges. Null once such an '
  'email was sent.';

-- The times of a change outlast its email, for one that is sent again.
create or replace function public.settle_email(email uuid, outcome text, reason text default null) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '12 hours'];
  kept jsonb;
begin
  select case when o.viewing_id is not null and o.data ? 'earlier'
      then jsonb_build_object('starts_at', o.data -> 'starts_at', 'earlier', o.data -> 'earlier',
        'moved', o.data -> 'moved')
      else '{}' end
    into kept from private.outbox o where o.id = email;
  if outcome = 'sent' then
    update private.outbox set state = 'sent', attempts = attempts + 1, sent_at = now(), error = null, data = kept
      where id = email and state <> 'sent';
  elsif outcome in ('failed', 'refused') then
    update private.outbox set state = outcome, attempts = attempts + 1, error = left(reason, 500), data = kept
      where id = email and state = 'sending';
  elsif outcome = 'retry' then
    update private.outbox set
      state = case when attempts < cardinality(waits) then 'queued' else 'given_up' end,
      next_attempt_at = now() + coalesce(waits[attempts + 1], '0'),
      attempts = attempts + 1,
      error = left(reason, 500),
      data = case when attempts < cardinality(waits) then data else kept end
      where id = email and state = 'sending';
  else
    raise exception 'outcome is sent, retry, failed or refused; it is %', outcome
      using errcode = '22023', hint = 'unknown-outcome';
  end if;
end $$;
comment on function public.settle_email(uuid, text, text) is
  'Worker: records an outcome: sent, failed, refused, or retry (after 1, 5, 30 minutes, 2 and 12 hours, then given '
  'up).';

-- A failure to queue an email must not lose the viewing. A queued email that is out of date is deleted with its link;
-- one that a worker has claimed is withdrawn, so that no second attempt follows. A visitor without an email yet is told
-- of a booking, not of a change. A caller may have left no email address: then nothing is queued. The attendee is not
-- compared, because the visitor's email gives the host's name. The next email says what an unsent one said of a change.
create or replace function private.queue_viewing_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  told boolean;
  -- Whether the visitor's calendar may have an entry.
  told_booked boolean;
  told_kind text;
  unsent_kind text;
  unsent_data jsonb;
  is_moved boolean;
  by_visitor boolean;
  -- The time that the visitor knows or chose, if it is another one.
  earlier timestamptz;
  mail jsonb;
  acknowledgement jsonb;
  enquiry record;
  of_department text;
  reminded_at timestamptz;
begin
  if tg_op = 'UPDATE' and (
      new.starts_at, new.minutes, new.kind, new.meeting_place, new.host, new.note, new.state) is not distinct from (
      old.starts_at, old.minutes, old.kind, old.meeting_place, old.host, old.note, old.state) then
    return null;
  end if;
  -- Only an erasure changes a cancelled viewing.
  if tg_op = 'UPDATE' and old.state = 'cancelled' then return null; end if;
  select count(*) > 0, count(*) filter (where o.kind <> 'viewing_requested') > 0,
      (array_agg(o.kind order by coalesce(o.sent_at, o.created_at) desc))[1] into told, told_booked, told_kind
    from private.outbox o where o.viewing_id = new.id and o.kind <> 'viewing_reminder'
      and (o.state in ('sending', 'sent', 'withdrawn') or o.attempts > 0) and o.state not in ('failed', 'refused');
  with unsent as (
    delete from private.outbox o
      where o.viewing_id = new.id and o.state = 'queued' and (o.attempts = 0 or o.kind = 'viewing_reminder')
      returning o.kind, o.attempts, o.data
  ), unlinked as (
    delete from private.viewing_links link using unsent
      where unsent.attempts = 0 and link.token_hash = sha256(convert_to(unsent.data ->> 'token', 'UTF8'))
  )
  select unsent.kind, unsent.data into unsent_kind, unsent_data from unsent where unsent.kind <> 'viewing_reminder'
    order by unsent.data ? 'earlier' desc limit 1;
  update private.outbox o set state = 'withdrawn', error = 'Replaced by a later email.', data = '{}'
    where o.viewing_id = new.id and o.state in ('queued', 'sending');
  if new.starts_at <= now() or (new.state = 'cancelled' and not told) then return null; end if;

  select e.email, e.department into enquiry from private.enquiry_people e
    where e.kind = new.enquiry_kind and e.id = new.enquiry_id;
  if coalesce(enquiry.email, '') = '' then return null; end if;
  of_department := enquiry.department;
  if of_department = 'unknown' then
    select case listing.listing_type when 'sale' then 'sales' else 'lettings' end into of_department
      from public.properties listing where listing.id = new.property_id;
    of_department := coalesce(of_department, 'unknown');
  end if;
  mail := private.viewing_email_data(new) || jsonb_build_object('in_calendar', told_booked);
  if new.state <> 'cancelled' then
    is_moved := tg_op = 'UPDATE' and new.starts_at <> old.starts_at;
    by_visitor := case when is_moved then not public.may_edit() else (unsent_data ->> 'moved')::boolean end;
    earlier := case
      when is_moved and not by_visitor and (old.state = 'requested' or (unsent_data ->> 'moved')::boolean)
        then old.starts_at
      when unsent_data ? 'earlier' then (unsent_data ->> 'earlier')::timestamptz
      when is_moved and told then old.starts_at end;
    if earlier <> new.starts_at then
      mail := mail || jsonb_build_object('earlier', earlier, 'moved', coalesce(by_visitor, false));
    end if;
    acknowledgement := private.viewing_acknowledgement(new);
    if acknowledgement is not null then mail := mail || jsonb_build_object('enquiry', acknowledgement); end if;
  end if;
  insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
    values (case when new.state = 'cancelled' then 'viewing_cancelled'
        when new.state = 'requested' then 'viewing_requested'
        -- A confirmation, or one that has not been sent.
        when tg_op = 'UPDATE' and old.state = 'requested' or (
          unsent_kind = 'viewing_booked' and coalesce(told_kind, 'viewing_requested') = 'viewing_requested')
          then 'viewing_booked'
        when told_booked then 'viewing_changed' else 'viewing_booked' end,
      of_department, enquiry.email, mail, new.enquiry_kind, new.enquiry_id, new.id);
  -- At nine on the day before, London time. A visitor who books within a day has just had the email.
  reminded_at := ((new.starts_at at time zone 'Europe/London')::date - 1 + time '09:00') at time zone 'Europe/London';
  if new.state = 'booked' and new.starts_at > now() + interval '24 hours' and reminded_at > now() then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id,
      next_attempt_at)
      values ('viewing_reminder', of_department, enquiry.email, private.viewing_email_data(new, new.starts_at),
        new.enquiry_kind, new.enquiry_id, new.id, reminded_at);
  end if;
  return null;
exception when others then
  raise warning 'The emails of viewing % were not queued: %', new.id, sqlerrm;
  return null;
end $$;
comment on function private.queue_viewing_emails() is
  'Queues the email of a booked, changed or cancelled viewing, and its reminder.';

create or replace function public.send_email_again(email uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  outgoing private.outbox;
  table_name text;
  enquiry jsonb;
  viewing public.viewings;
  lost jsonb;
  acknowledgement jsonb;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can send an email again.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  select * into outgoing from private.outbox o where o.id = email for update;
  if outgoing.id is null or outgoing.state in ('queued', 'sending') or outgoing.kind = 'viewing_for_staff' then
    return false;
  end if;
  if outgoing.viewing_id is not null then
    select * into viewing from public.viewings v where v.id = outgoing.viewing_id for share;
    if viewing.starts_at <= now() or (outgoing.kind = 'viewing_reminder' and viewing.state <> 'booked') then
      return false;
    end if;
    outgoing.kind := case
      when viewing.state = 'cancelled' then 'viewing_cancelled'
      when viewing.state = 'requested' then 'viewing_requested'
      when outgoing.kind = 'viewing_requested' then 'viewing_booked'
      else outgoing.kind end;
    lost := outgoing.data;
    outgoing.data := private.viewing_email_data(viewing);
    if viewing.state <> 'cancelled' and outgoing.kind <> 'viewing_reminder' then
      if lost ? 'earlier' and (lost ->> 'starts_at')::timestamptz = viewing.starts_at then
        outgoing.data := outgoing.data || lost;
      end if;
      acknowledgement := private.viewing_acknowledgement(viewing);
      if acknowledgement is not null then
        outgoing.data := outgoing.data || jsonb_build_object('enquiry', acknowledgement);
      end if;
    end if;
  else
    table_name := case outgoing.enquiry_kind
      when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
      when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
    execute format('select to_jsonb(e) from public.%I e where e.id = $1', table_name) into enquiry
      using outgoing.enquiry_id;
    if enquiry is null then return false; end if;
    outgoing.data := private.enquiry_email_data(outgoing.enquiry_kind, enquiry);
  end if;
  -- Two emails about a viewing that were not delivered may both say the same by now.
  if (outgoing.state = 'sent' or outgoing.viewing_id is not null)
    and exists (select from private.outbox o where o.enquiry_id = outgoing.enquiry_id and o.kind = outgoing.kind
      and o.viewing_id is not distinct from outgoing.viewing_id
      and o.recipient is not distinct from outgoing.recipient and o.state in ('queued', 'sending')) then
    return false;
  end if;
  if outgoing.state = 'sent' then
    insert into private.outbox (kind, department, recipient, reply_to, data, enquiry_kind, enquiry_id, viewing_id)
      values (outgoing.kind, outgoing.department, outgoing.recipient, outgoing.reply_to, outgoing.data,
        outgoing.enquiry_kind, outgoing.enquiry_id, outgoing.viewing_id);
  else
    update private.outbox o set state = 'queued', attempts = 0, next_attempt_at = now(), error = null,
      data = outgoing.data, kind = outgoing.kind where o.id = email;
  end if;
  -- A trigger may find nothing left to write: the homes of the email are gone, or its reply.
  return found;
end $$;
comment on function public.send_email_again(uuid) is
  'Editors: queues an email again. False if it or a copy is queued already, its enquiry was erased, it is a notice of '
  'a changed viewing or a reminder of an unconfirmed one, its reader wants no homes, or nothing is left to send.';


revoke all on function
  private.viewing_acknowledgement(public.viewings), private.queue_viewing_emails(),
  public.send_email_again(uuid), public.settle_email(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.send_email_again(uuid) to authenticated;
grant execute on function public.settle_email(uuid, text, text) to service_role;
