-- The email of a viewing says what happened: that staff confirmed a held time, or booked another one than the visitor
-- chose, or that the visitor moved it. The first one acknowledges the enquiry as well.

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
  unsent_kind text;
  unsent_data jsonb;
  is_moved boolean;
  by_visitor boolean;
  -- The time that the visitor knows or chose, if it is another one.
  earlier timestamptz;
  mail jsonb;
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
  select count(*) > 0, count(*) filter (where o.kind <> 'viewing_requested') > 0 into told, told_booked
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
    order by unsent.data ? 'earlier' desc, unsent.data ? 'enquiry' desc limit 1;
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
    earlier := case when is_moved and old.state = 'requested' and not by_visitor then old.starts_at
      when unsent_data ? 'earlier' then (unsent_data ->> 'earlier')::timestamptz
      when is_moved and told then old.starts_at end;
    if earlier <> new.starts_at then
      mail := mail || jsonb_build_object('earlier', earlier, 'moved', coalesce(by_visitor, false));
    end if;
    -- Whoever holds a time gets no other acknowledgement of the enquiry.
    mail := mail || jsonb_strip_nulls(jsonb_build_object('enquiry', case
      when unsent_data ? 'enquiry' then unsent_data -> 'enquiry'
      when tg_op = 'INSERT' and new.by_visitor and new.enquiry_kind = 'inquiry' then (
        select jsonb_build_object('message', i.message, 'created_at', i.created_at, 'special_days', coalesce(
          (select content.special_days from public.site_content content), '[]'))
        from public.property_inquiries i where i.id = new.enquiry_id) end));
  end if;
  insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
    values (case when new.state = 'cancelled' then 'viewing_cancelled'
        when new.state = 'requested' then 'viewing_requested'
        -- A confirmation, or one that has not been sent.
        when tg_op = 'UPDATE' and old.state = 'requested' or unsent_kind = 'viewing_booked' then 'viewing_booked'
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

revoke all on function private.queue_viewing_emails() from public, anon, authenticated, service_role;
