-- Viewings that staff book for somebody who has asked about a home, and the letters that tell of them. Each letter brings the
-- viewing to the visitor's calendar under one UID; a change or a cancellation is the same UID with the next sequence.

create table public.viewings (
  id uuid primary key default gen_random_uuid(),
  property_inquiry_id uuid not null references public.property_inquiries on delete cascade,
  property_id uuid not null,
  starts_at timestamptz not null,
  minutes integer not null default 30 constraint viewings_minutes_range check (minutes between 10 and 240),
  kind text not null constraint viewings_kind_known check (kind in ('in_person', 'video')),
  note text not null default '' constraint viewings_note_length check (length(note) <= 300),
  state text not null default 'booked' constraint viewings_state_known check (state in ('booked', 'cancelled')),
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.viewings is 'Viewings that staff have booked for an enquiry. They go with it.';
comment on column public.viewings.property_id is 'The home of the enquiry: a trigger keeps it, so that two viewings of one home at one time are found.';
comment on column public.viewings.note is 'For the visitor, who reads it in the letter: where to ring, the link of the call.';
comment on column public.viewings.sequence is
  'Goes up by one with each change, as SEQUENCE does in the calendar. An update names the next one; any other is refused.';
create index viewings_of_an_enquiry on public.viewings (property_inquiry_id);
create index viewings_of_a_home on public.viewings (property_id, starts_at) where state = 'booked';

create function private.keep_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    new.state := 'booked';
    new.sequence := 0;
    new.created_at := now();
    -- The lock holds back an erasure until this is written, so that the erasure takes it along.
    select i.property_id into new.property_id from public.property_inquiries i where i.id = new.property_inquiry_id for key share;
    if not found then
      raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
    end if;
  else
    if new.sequence <> old.sequence + 1 then
      raise exception 'Somebody else has changed this viewing meanwhile.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    end if;
    if old.state = 'cancelled' then
      raise exception 'This viewing has been cancelled. Book another one.'
        using errcode = 'PT409', hint = 'viewing-cancelled';
    end if;
    new.id := old.id;
    new.property_inquiry_id := old.property_inquiry_id;
    new.property_id := old.property_id;
    new.created_at := old.created_at;
  end if;
  if (tg_op = 'INSERT' or new.starts_at <> old.starts_at) and new.starts_at not between now() and now() + interval '1 year' then
    raise exception 'A viewing is booked for a time from now to a year from now.'
      using errcode = 'PT422', hint = 'viewing-time-out-of-range';
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.keep_viewing() is
  'Refuses a viewing in the past, one of an enquiry that is gone, and a change that is not based on the latest one.';
create trigger viewings_keep before insert or update on public.viewings for each row execute function private.keep_viewing();

alter table public.viewings enable row level security;
create policy "An administrator reads viewings" on public.viewings
  for select to authenticated using ((select public.is_admin()));
create policy "An administrator books viewings" on public.viewings
  for insert to authenticated with check ((select public.is_admin()));
create policy "An administrator changes viewings" on public.viewings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
-- Nobody deletes one: it is cancelled, which its visitor is told of.
revoke all on public.viewings from anon, authenticated;
grant select, insert (id, property_inquiry_id, starts_at, minutes, kind, note),
  update (starts_at, minutes, kind, note, state, sequence) on public.viewings to authenticated;
grant select on public.viewings to service_role;

-- The letters of alerts on saved homes (alert_changes) stand in this list whether or not their migration has run.
alter table private.outbox
  add column viewing_id uuid references public.viewings on delete cascade,
  drop constraint outbox_kind_known,
  add constraint outbox_kind_known check (kind in ('enquiry_for_staff', 'enquiry_received',
    'alert_confirmation', 'alert_homes', 'alert_changes',
    'viewing_booked', 'viewing_changed', 'viewing_cancelled', 'viewing_reminder')),
  add constraint outbox_of_a_viewing check (
    (viewing_id is not null) = (kind in ('viewing_booked', 'viewing_changed', 'viewing_cancelled', 'viewing_reminder'))),
  drop constraint outbox_state_known,
  add constraint outbox_state_known check (state in ('queued', 'sending', 'sent', 'failed', 'refused', 'given_up', 'withdrawn'));
comment on column private.outbox.state is
  'queued: waits for next_attempt_at; sending: a worker has it until next_attempt_at; failed: it could not be written; refused: its address takes no letter; given_up: the last attempt failed; withdrawn: a later letter took its place, or its viewing had begun.';
create index outbox_of_a_viewing_index on private.outbox (viewing_id) where viewing_id is not null;

create function private.viewing_email_data(viewing public.viewings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'minutes', viewing.minutes, 'kind', viewing.kind,
      'note', viewing.note, 'sequence', viewing.sequence, 'updated_at', viewing.updated_at,
      'name', i.name, 'viewer_time_zone', to_jsonb(i) -> 'viewer_time_zone',
      'listing', (
        select jsonb_build_object('slug', home.slug, 'title', home.title, 'area', home.area) from public.properties home
        where home.id = i.property_id and to_jsonb(home) ->> 'status' is distinct from 'draft'))
    from public.property_inquiries i where i.id = viewing.property_inquiry_id
  $$;
comment on function private.viewing_email_data(public.viewings) is
  'What the letters of a viewing speak of. Of its listing only what is public: not the title that came with the enquiry.';

-- No fault of a letter may cost us the viewing. What has not gone yet and is overtaken never goes; one that a worker holds is
-- withdrawn, so that at least no second attempt follows. Whoever was told nothing yet is told of a booking, not of a change.
create function private.write_viewing_letters() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  told boolean;
  mailbox text;
  of_department text;
  reminded_at timestamptz;
begin
  if tg_op = 'UPDATE' and (new.starts_at, new.minutes, new.kind, new.note, new.state)
      is not distinct from (old.starts_at, old.minutes, old.kind, old.note, old.state) then
    return null;
  end if;
  told := exists (
    select from private.outbox o where o.viewing_id = new.id and o.kind <> 'viewing_reminder'
      and (o.state in ('sending', 'sent', 'withdrawn') or o.attempts > 0) and o.state not in ('failed', 'refused'));
  delete from private.outbox o
    where o.viewing_id = new.id and o.state = 'queued' and (o.attempts = 0 or o.kind = 'viewing_reminder');
  update private.outbox o set state = 'withdrawn', error = 'A later letter took its place.', data = '{}'
    where o.viewing_id = new.id and o.state in ('queued', 'sending');
  if new.starts_at <= now() or (new.state = 'cancelled' and not told) then return null; end if;

  select i.email, case i.type when 'buy' then 'sales' else 'lettings' end into mailbox, of_department
    from public.property_inquiries i where i.id = new.property_inquiry_id;
  insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
    values (case when new.state = 'cancelled' then 'viewing_cancelled' when told then 'viewing_changed' else 'viewing_booked' end,
      of_department, mailbox, private.viewing_email_data(new), 'inquiry', new.property_inquiry_id, new.id);
  -- At nine the day before, London's clock; who books within a day has just had the letter.
  reminded_at := ((new.starts_at at time zone 'Europe/London')::date - 1 + time '09:00') at time zone 'Europe/London';
  if new.state = 'booked' and new.starts_at > now() + interval '24 hours' and reminded_at > now() then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id, next_attempt_at)
      values ('viewing_reminder', of_department, mailbox, private.viewing_email_data(new), 'inquiry', new.property_inquiry_id,
        new.id, reminded_at);
  end if;
  return null;
exception when others then
  raise warning 'The letters of viewing % were not written: %', new.id, sqlerrm;
  return null;
end $$;
comment on function private.write_viewing_letters() is 'Writes the letter that a booking, a change or a cancellation brings, and the reminder.';
create trigger viewings_outbox after insert or update on public.viewings for each row execute function private.write_viewing_letters();
revoke all on function private.keep_viewing(), private.viewing_email_data(public.viewings), private.write_viewing_letters() from public;

-- As in 20261122200000_create_outbox.sql; but nothing is sent of a viewing that has begun.
create or replace function public.claim_emails(batch integer default 10)
  returns table (id uuid, kind text, department text, recipient text, reply_to text, language text, data jsonb,
    enquiry_kind text, enquiry_id uuid)
  language sql volatile security definer set search_path = ''
  as $$
    update private.outbox o set state = 'withdrawn', error = 'The viewing had begun.', data = '{}'
    from public.viewings v
    where v.id = o.viewing_id and v.starts_at <= now() and o.state in ('queued', 'sending') and o.next_attempt_at <= now();

    with due as (
      select o.id from private.outbox o
      where o.state in ('queued', 'sending') and o.next_attempt_at <= now()
      order by o.next_attempt_at limit least(greatest(batch, 1), 100)
      for update skip locked
    )
    update private.outbox o set state = 'sending', next_attempt_at = now() + interval '5 minutes'
    from due where o.id = due.id
    returning o.id, o.kind, o.department, o.recipient, o.reply_to, o.language, o.data, o.enquiry_kind, o.enquiry_id
  $$;

-- As in 20261122240000_create_alerts.sql; but a reminder waits for its day, and what was withdrawn is missed by nobody.
create or replace function public.undelivered_emails()
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer, next_attempt_at timestamptz,
    error text, created_at timestamptz, enquiry_kind text, enquiry_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.enquiry_kind, o.enquiry_id
    from private.outbox o
    where (select public.is_admin()) and o.state not in ('sent', 'withdrawn')
      and (o.attempts > 0 or o.created_at < now() - interval '10 minutes')
      and not (o.kind = 'viewing_reminder' and o.attempts = 0 and o.next_attempt_at > now() - interval '10 minutes')
      and o.alert_id is null
    order by o.created_at desc limit 200
  $$;

-- As in 20261122205000_show_emails_to_staff.sql; but a viewing's letter tells how the viewing stands now, and none is sent of
-- one that has begun.
create or replace function public.send_email_again(email uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter private.outbox;
  table_name text;
  enquiry jsonb;
  viewing public.viewings;
begin
  if not public.is_admin() then
    raise exception 'Only an administrator sends letters again.'
      using errcode = '42501', hint = 'administrators-only';
  end if;
  select * into letter from private.outbox o where o.id = email for update;
  if letter.id is null or letter.state in ('queued', 'sending') then return false; end if;
  if letter.viewing_id is not null then
    select * into viewing from public.viewings v where v.id = letter.viewing_id;
    if viewing.starts_at <= now() then return false; end if;
    letter.data := private.viewing_email_data(viewing);
    if viewing.state = 'cancelled' then letter.kind := 'viewing_cancelled'; end if;
  else
    table_name := case letter.enquiry_kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
      when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
    execute format('select to_jsonb(e) from public.%I e where e.id = $1', table_name) into enquiry using letter.enquiry_id;
    if enquiry is null then return false; end if;
    letter.data := private.enquiry_email_data(letter.enquiry_kind, enquiry);
  end if;
  if letter.state = 'sent' then
    insert into private.outbox (kind, department, recipient, reply_to, data, enquiry_kind, enquiry_id, viewing_id)
      values (letter.kind, letter.department, letter.recipient, letter.reply_to, letter.data, letter.enquiry_kind, letter.enquiry_id,
        letter.viewing_id);
  else
    update private.outbox o set state = 'queued', attempts = 0, next_attempt_at = now(), error = null, data = letter.data,
      kind = letter.kind where o.id = email;
  end if;
  return true;
end $$;
