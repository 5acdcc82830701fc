-- The emails of viewings. Each contains the viewing as a calendar entry with one UID; a change or a cancellation has
-- the same UID with the next sequence.

create function private.viewing_email_data(viewing public.viewings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'minutes', viewing.minutes, 'kind', viewing.kind,
      'meeting_place', viewing.meeting_place, 'host', viewing.host, 'note', viewing.note, 'sequence', viewing.sequence, 'updated_at', viewing.updated_at,
      'name', i.name, 'viewer_time_zone', to_jsonb(i) -> 'viewer_time_zone',
      'listing', (
        select jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area)
        from public.properties listing
        where listing.id = i.property_id and to_jsonb(listing) ->> 'status' is distinct from 'draft'))
    from public.property_inquiries i where i.id = viewing.property_inquiry_id
  $$;
comment on function private.viewing_email_data(public.viewings) is
  'Template data of a viewing. The title is the listing''s own, not the submitted one.';

-- A failure to queue an email must not lose the viewing. A queued email that is out of date is deleted; one that a
-- worker has claimed is withdrawn, so that no second attempt follows. A visitor without an email yet is told of a
-- booking, not of a change.
create function private.queue_viewing_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  told boolean;
  mailbox text;
  of_department text;
  reminded_at timestamptz;
begin
  if tg_op = 'UPDATE' and (
      new.starts_at, new.minutes, new.kind, new.meeting_place, new.host, new.note, new.state) is not distinct from (
      old.starts_at, old.minutes, old.kind, old.meeting_place, old.host, old.note, old.state) then
    return null;
  end if;
  told := exists (
    select from private.outbox o where o.viewing_id = new.id and o.kind <> 'viewing_reminder'
      and (o.state in ('sending', 'sent', 'withdrawn') or o.attempts > 0) and o.state not in ('failed', 'refused'));
  delete from private.outbox o
    where o.viewing_id = new.id and o.state = 'queued' and (o.attempts = 0 or o.kind = 'viewing_reminder');
  update private.outbox o set state = 'withdrawn', error = 'Replaced by a later email.', data = '{}'
    where o.viewing_id = new.id and o.state in ('queued', 'sending');
  if new.starts_at <= now() or (new.state = 'cancelled' and not told) then return null; end if;

  select i.email, case i.type when 'buy' then 'sales' else 'lettings' end into mailbox, of_department
    from public.property_inquiries i where i.id = new.property_inquiry_id;
  insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
    values (case when new.state = 'cancelled' then 'viewing_cancelled'
        when told then 'viewing_changed' else 'viewing_booked' end,
      of_department, mailbox, private.viewing_email_data(new), 'inquiry', new.property_inquiry_id, new.id);
  -- At nine on the day before, London time. A visitor who books within a day has just had the email.
  reminded_at := ((new.starts_at at time zone 'Europe/London')::date - 1 + time '09:00') at time zone 'Europe/London';
  if new.state = 'booked' and new.starts_at > now() + interval '24 hours' and reminded_at > now() then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id,
      next_attempt_at)
      values ('viewing_reminder', of_department, mailbox, private.viewing_email_data(new), 'inquiry',
        new.property_inquiry_id, new.id, reminded_at);
  end if;
  return null;
exception when others then
  raise warning 'The emails of viewing % were not queued: %', new.id, sqlerrm;
  return null;
end $$;
comment on function private.queue_viewing_emails() is
  'Queues the email of a booked, changed or cancelled viewing, and its reminder.';
create trigger viewings_outbox after insert or update on public.viewings
  for each row execute function private.queue_viewing_emails();

revoke all on function
  private.viewing_email_data(public.viewings), private.queue_viewing_emails()
  from public, anon, authenticated, service_role;
