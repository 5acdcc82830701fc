-- The emails of viewings. Each contains the viewing as a calendar entry with one UID; a change or a cancellation has
-- the same UID with the next sequence.

-- The secret of the link to a viewing is written into its email only, so each email has its own.
create function private.viewing_email_data(viewing public.viewings, link_until timestamptz default null)
  returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  token text;
begin
  if viewing.state <> 'cancelled' and viewing.starts_at > now() then
    token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.viewing_links (token_hash, viewing_id, expires_at)
      values (sha256(convert_to(token, 'UTF8')), viewing.id,
        least(viewing.starts_at, coalesce(link_until, now() + interval '30 days')));
  end if;
  return (
    select jsonb_build_object(
      'viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'minutes', viewing.minutes, 'kind', viewing.kind,
      'appointment', viewing.appointment, 'meeting_place', viewing.meeting_place, 'host', viewing.host,
      'note', viewing.note, 'sequence', viewing.sequence, 'updated_at', viewing.updated_at,
      'name', enquiry.name, 'locale', enquiry.locale,
      'viewer_time_zone', coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone),
      'token', token,
      'listing', (
        select jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area)
        from public.properties listing
        where listing.id = viewing.property_id and private.is_public(listing)))
    from private.enquiry_people enquiry
    where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id);
end $$;
comment on function private.viewing_email_data(public.viewings, timestamptz) is
  'Template data of a viewing, with the secret of a new link. The title is the listing''s own.';

-- A failure to queue an email must not lose the viewing. A queued email that is out of date is deleted with its link;
-- one that a worker has claimed is withdrawn, so that no second attempt follows. A visitor without an email yet is told
-- of a booking, not of a change. A caller may have left no email address: then nothing is queued. The attendee is not
-- compared, because the visitor's email gives the host's name.
create function private.queue_viewing_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  told boolean;
  -- Whether the visitor's calendar may have an entry.
  told_booked boolean;
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
      returning o.attempts, o.data ->> 'token' as token
  )
  delete from private.viewing_links link using unsent
    where unsent.attempts = 0 and link.token_hash = sha256(convert_to(unsent.token, 'UTF8'));
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
  insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
    values (case when new.state = 'cancelled' then 'viewing_cancelled'
        when new.state = 'requested' then 'viewing_requested'
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
create trigger viewings_outbox after insert or update on public.viewings
  for each row execute function private.queue_viewing_emails();

revoke all on function
  private.viewing_email_data(public.viewings, timestamptz), private.queue_viewing_emails()
  from public, anon, authenticated, service_role;
