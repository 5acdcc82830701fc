-- Viewings and valuation visits of every kind of enquiry, with the member of staff who attends and the feedback
-- afterwards.

alter table public.viewings rename column property_inquiry_id to enquiry_id;
alter table public.viewings
  drop constraint viewings_property_inquiry_id_fkey,
  alter column property_id drop not null,
  add column enquiry_kind text not null default 'inquiry',
  add column appointment text not null default 'viewing',
  add column attendee_id uuid,
  add column feedback text,
  add column feedback_note text not null default '',
  add column feedback_at timestamptz;
alter table public.viewings alter column enquiry_kind drop default;

comment on table public.viewings is
  'Viewings and valuation visits booked by staff. Deleted together with their enquiry.';
comment on column public.viewings.enquiry_kind is
  'inquiry: property_inquiries; booking: booking_valuations; request: valuation_requests; message: '
  'contact_submissions.';
comment on column public.viewings.property_id is
  'Listing that is shown: that of the enquiry, unless staff chose another. Null for a valuation.';
comment on column public.viewings.appointment is
  'viewing: a listing is shown to a visitor; valuation: staff visit an owner''s property.';
comment on column public.viewings.attendee_id is
  'Staff account that attends. Null if somebody else does, such as the owner; host has the name either way.';
comment on column public.viewings.feedback is 'What the visitor thought, recorded by staff after the start.';
comment on column public.viewings.feedback_note is 'Staff''s note on the feedback. The owner''s report may quote it.';

alter table public.viewings
  add constraint viewings_enquiry_kind_known check (enquiry_kind in ('inquiry', 'booking', 'request', 'message')),
  add constraint viewings_appointment_known check (appointment in ('viewing', 'valuation')),
  add constraint viewings_listing_needed check ((property_id is null) = (appointment = 'valuation')),
  add constraint viewings_attendee_id_fkey
    foreign key (attendee_id) references public.staff (user_id) on delete set null,
  add constraint viewings_feedback_known check (
    feedback in ('offer_likely', 'interested', 'not_for_them', 'did_not_come')),
  add constraint viewings_feedback_note_length check (length(feedback_note) <= 1000),
  add constraint viewings_feedback_note_explains check (feedback_note = '' or feedback is not null);

drop index public.viewings_of_an_enquiry;
create index viewings_of_an_enquiry on public.viewings (enquiry_kind, enquiry_id);
create index viewings_by_attendee on public.viewings (attendee_id) where attendee_id is not null;

-- The parts of an enquiry that its viewings need. One table for each part, so that a lookup uses its primary key.
create view private.enquiry_people as
select 'inquiry'::text as kind, i.id, i.name, i.email, coalesce(i.phone, '') as phone,
  i.property_id, i.property_title as about, i.viewer_time_zone,
  case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department
from public.property_inquiries i
union all
select 'booking', b.id, b.name, b.email, coalesce(b.phone, ''), null::uuid, b.postcode, null::text,
  case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end
from public.booking_valuations b
union all
select 'request', r.id, r.name, r.email, coalesce(r.phone, ''), null::uuid, concat_ws(', ', r.address, r.postcode),
  null::text, case r.type when 'sales' then 'sales' when 'rental' then 'lettings' else 'unknown' end
from public.valuation_requests r
union all
select 'message', c.id, c.name, c.email, coalesce(c.phone, ''), null::uuid, null::text, null::text, 'unknown'
from public.contact_submissions c;
comment on view private.enquiry_people is 'Name, contact and subject of every enquiry, for viewings.';

create or replace function private.check_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.enquiry_kind when 'inquiry' then 'property_inquiries'
    when 'booking' then 'booking_valuations' when 'request' then 'valuation_requests'
    when 'message' then 'contact_submissions' end;
  found_id uuid;
  attendee public.staff;
  attendee_before uuid;
begin
  if tg_op = 'INSERT' then
    -- The check constraint refuses an unknown kind.
    if sent is null then return new; end if;
    new.state := 'booked';
    new.sequence := 0;
    new.created_at := now();
    new.feedback := null;
    new.feedback_note := '';
    new.feedback_at := null;
    -- The lock prevents an erasure until this is written, so that the erasure includes it.
    execute format('select id from public.%I where id = $1 for key share', sent) into found_id using new.enquiry_id;
    if found_id is null then
      raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
    end if;
    if new.appointment = 'valuation' then
      new.property_id := null;
    elsif new.property_id is null and new.enquiry_kind = 'inquiry' then
      select i.property_id into new.property_id from public.property_inquiries i where i.id = new.enquiry_id;
    elsif not exists (select from public.properties p where p.id = new.property_id)
      and not exists (select from public.property_inquiries i
        where new.enquiry_kind = 'inquiry' and i.id = new.enquiry_id and i.property_id = new.property_id) then
      raise exception 'A viewing needs a listing.' using errcode = 'PT422', hint = 'viewing-listing-missing';
    end if;
  else
    -- Deleting an account clears its appointments (on delete set null), which is a change too.
    if new.sequence = old.sequence and new.attendee_id is null and old.attendee_id is not null
      and not exists (select from public.staff where user_id = old.attendee_id) then
      new.sequence := old.sequence + 1;
    elsif new.sequence <> old.sequence + 1 then
      raise exception 'Somebody else has changed this viewing meanwhile.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    elsif old.state = 'cancelled' then
      raise exception 'This viewing has been cancelled. Book another one.'
        using errcode = 'PT409', hint = 'viewing-cancelled';
    end if;
    new.id := old.id;
    new.enquiry_kind := old.enquiry_kind;
    new.enquiry_id := old.enquiry_id;
    new.property_id := old.property_id;
    new.appointment := old.appointment;
    new.created_at := old.created_at;
    attendee_before := old.attendee_id;
    if (new.feedback, new.feedback_note) is distinct from (old.feedback, old.feedback_note) then
      if new.starts_at > now() or new.state <> 'booked' then
        raise exception 'Feedback is recorded after a viewing has begun.'
          using errcode = 'PT409', hint = 'feedback-too-early';
      end if;
      new.feedback_at := now();
    else
      new.feedback_at := old.feedback_at;
    end if;
  end if;
  if (tg_op = 'INSERT' or new.starts_at <> old.starts_at)
    and new.starts_at not between now() and now() + interval '1 year' then
    raise exception 'A viewing is booked for a time from now to a year from now.'
      using errcode = 'PT422', hint = 'viewing-time-out-of-range';
  end if;
  if new.attendee_id is not null and new.attendee_id is distinct from attendee_before then
    -- The lock prevents the account from ending until this is written. The foreign key refuses an unknown account.
    select * into attendee from public.staff where user_id = new.attendee_id for share;
    if attendee.ended_at is not null then
      raise exception 'This person no longer has access.' using errcode = 'PT409', hint = 'account-ended';
    end if;
    if attendee.role = 'reader' then
      raise exception 'A reader does not attend viewings.' using errcode = 'PT409', hint = 'attendee-is-reader';
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.check_viewing() is
  'Refuses a viewing in the past, of an erased enquiry, without a listing, or with an outdated sequence.';

create function private.delete_viewings() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.viewings where enquiry_kind = tg_argv[0] and enquiry_id = old.id;
  return null;
end $$;
comment on function private.delete_viewings() is 'Deletes the viewings of a deleted enquiry. Argument: the kind.';
create trigger property_inquiries_unbook after delete on public.property_inquiries
  for each row execute function private.delete_viewings('inquiry');
create trigger booking_valuations_unbook after delete on public.booking_valuations
  for each row execute function private.delete_viewings('booking');
create trigger valuation_requests_unbook after delete on public.valuation_requests
  for each row execute function private.delete_viewings('request');
create trigger contact_submissions_unbook after delete on public.contact_submissions
  for each row execute function private.delete_viewings('message');

-- Whoever books from the diary need not open the enquiry.
create function private.mark_viewing_booked() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.enquiry_followups as followup (kind, enquiry_id, state)
    values (new.enquiry_kind, new.enquiry_id, 'viewing_booked')
    on conflict (kind, enquiry_id) do update set state = 'viewing_booked', version = followup.version + 1
      where followup.state in ('new', 'contacted');
  return null;
end $$;
comment on function private.mark_viewing_booked() is 'Sets the state of an open enquiry when a viewing is booked.';
create trigger viewings_follow_up after insert on public.viewings
  for each row execute function private.mark_viewing_booked();

drop function public.diary(timestamptz, timestamptz);
drop function public.calendar_feed(text);
drop function private.viewings_between(timestamptz, timestamptz);

create function private.viewings_between(since timestamptz, until timestamptz)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer,
    updated_at timestamptz, meeting_place text, host text, note text, enquiry_id uuid, name text, phone text,
    title text, slug text, area text, address_line text, postcode text, enquiry_kind text, appointment text,
    attendee_id uuid, attendee text, property_id uuid, latitude double precision, longitude double precision,
    viewer_time_zone text, feedback text, feedback_note text)
  language sql stable set search_path = ''
  as $$
    select viewing.id, viewing.starts_at, viewing.minutes, viewing.kind, viewing.state, viewing.sequence,
      viewing.updated_at, viewing.meeting_place, viewing.host, viewing.note, enquiry.id, enquiry.name, enquiry.phone,
      coalesce(listing.title, case viewing.property_id when enquiry.property_id then enquiry.about end, ''),
      coalesce(listing.slug, ''), coalesce(listing.area, ''),
      coalesce(record.address_line, ''), coalesce(record.postcode, ''),
      viewing.enquiry_kind, viewing.appointment, viewing.attendee_id, coalesce(attendee.name, ''),
      viewing.property_id, listing.latitude, listing.longitude, coalesce(enquiry.viewer_time_zone, ''),
      coalesce(viewing.feedback, ''), viewing.feedback_note
    from public.viewings viewing
    join private.enquiry_people enquiry on enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id
    left join public.properties listing on listing.id = viewing.property_id
    left join public.listing_records record on record.property_id = viewing.property_id
    left join public.staff attendee on attendee.user_id = viewing.attendee_id
    where viewing.starts_at >= since and viewing.starts_at < until
    order by viewing.starts_at, viewing.id
  $$;

create function public.diary(since timestamptz, until timestamptz)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer,
    updated_at timestamptz, meeting_place text, host text, note text, enquiry_id uuid, name text, phone text,
    title text, slug text, area text, address_line text, postcode text, enquiry_kind text, appointment text,
    attendee_id uuid, attendee text, property_id uuid, latitude double precision, longitude double precision,
    viewer_time_zone text, feedback text, feedback_note text)
  language sql stable security definer set search_path = ''
  as $$ select * from private.viewings_between(since, until) where (select public.is_staff()) $$;
comment on function public.diary(timestamptz, timestamptz) is
  'Staff: viewings and valuation visits in a period, including cancelled ones.';

create function public.calendar_feed(key text)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer,
    updated_at timestamptz, meeting_place text, host text, note text, enquiry_id uuid, name text, phone text,
    title text, slug text, area text, address_line text, postcode text, enquiry_kind text, appointment text)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not exists (select from private.calendar_keys stored join public.staff using (user_id)
        where stored.key_hash = sha256(key::bytea) and staff.ended_at is null) then
      raise exception 'Unknown calendar address.' using errcode = '42501', hint = 'calendar-key-unknown';
    end if;
    return query
      select v.id, v.starts_at, v.minutes, v.kind, v.state, v.sequence, v.updated_at, v.meeting_place, v.host, v.note,
        v.enquiry_id, v.name, v.phone, v.title, v.slug, v.area, v.address_line, v.postcode, v.enquiry_kind,
        v.appointment
      from private.viewings_between(now() - interval '60 days', now() + interval '1 year') v;
  end $$;
comment on function public.calendar_feed(text) is
  'Viewings from 60 days ago to a year ahead, for the calendar secret of an active account.';

create or replace function private.viewing_email_data(viewing public.viewings) returns jsonb
  language sql stable set search_path = ''
  as $$
    select jsonb_build_object(
      'viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'minutes', viewing.minutes, 'kind', viewing.kind,
      'appointment', viewing.appointment, 'meeting_place', viewing.meeting_place, 'host', viewing.host,
      'note', viewing.note, 'sequence', viewing.sequence, 'updated_at', viewing.updated_at,
      'name', enquiry.name, 'viewer_time_zone', enquiry.viewer_time_zone,
      'listing', (
        select jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area)
        from public.properties listing
        where listing.id = viewing.property_id and to_jsonb(listing) ->> 'status' is distinct from 'draft'))
    from private.enquiry_people enquiry
    where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id
  $$;

-- As before, for every kind of enquiry. A caller may have left no email address: then nothing is queued. The attendee
-- is not compared, because the visitor's email gives the host's name.
create or replace function private.queue_viewing_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  told boolean;
  enquiry record;
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

  select e.email, e.department into enquiry from private.enquiry_people e
    where e.kind = new.enquiry_kind and e.id = new.enquiry_id;
  if coalesce(enquiry.email, '') = '' then return null; end if;
  of_department := enquiry.department;
  if of_department = 'unknown' then
    select case listing.listing_type when 'sale' then 'sales' else 'lettings' end into of_department
      from public.properties listing where listing.id = new.property_id;
    of_department := coalesce(of_department, 'unknown');
  end if;
  insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
    values (case when new.state = 'cancelled' then 'viewing_cancelled'
        when told then 'viewing_changed' else 'viewing_booked' end,
      of_department, enquiry.email, private.viewing_email_data(new), new.enquiry_kind, new.enquiry_id, new.id);
  -- At nine on the day before, London time. A visitor who books within a day has just had the email.
  reminded_at := ((new.starts_at at time zone 'Europe/London')::date - 1 + time '09:00') at time zone 'Europe/London';
  if new.state = 'booked' and new.starts_at > now() + interval '24 hours' and reminded_at > now() then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id,
      next_attempt_at)
      values ('viewing_reminder', of_department, enquiry.email, private.viewing_email_data(new), new.enquiry_kind,
        new.enquiry_id, new.id, reminded_at);
  end if;
  return null;
exception when others then
  raise warning 'The emails of viewing % were not queued: %', new.id, sqlerrm;
  return null;
end $$;

revoke all on private.enquiry_people from public, anon, authenticated, service_role;
revoke insert, update on public.viewings from authenticated;
revoke insert (id, enquiry_id, starts_at, minutes, kind, meeting_place, host, note),
  update (starts_at, minutes, kind, meeting_place, host, note, state, sequence)
  on public.viewings from authenticated;
grant insert (id, enquiry_kind, enquiry_id, property_id, appointment, starts_at, minutes, kind, meeting_place, host,
    attendee_id, note),
  update (starts_at, minutes, kind, meeting_place, host, attendee_id, note, state, sequence, feedback, feedback_note)
  on public.viewings to authenticated;
revoke all on function
  private.delete_viewings(), private.mark_viewing_booked(), private.viewings_between(timestamptz, timestamptz),
  public.diary(timestamptz, timestamptz), public.calendar_feed(text)
  from public, anon, authenticated, service_role;
grant execute on function public.calendar_feed(text) to anon, authenticated;
grant execute on function public.diary(timestamptz, timestamptz) to authenticated;
