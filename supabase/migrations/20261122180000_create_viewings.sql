-- Viewings and valuation visits of every kind of enquiry, with the member of staff who attends and the feedback
-- afterwards; and the diary: on its page, and at an address for calendar programs.

create table public.viewings (
  id uuid primary key default gen_random_uuid(),
  enquiry_kind text not null
    constraint viewings_enquiry_kind_known check (enquiry_kind in ('inquiry', 'booking', 'request', 'message')),
  enquiry_id uuid not null,
  appointment text not null default 'viewing'
    constraint viewings_appointment_known check (appointment in ('viewing', 'valuation')),
  property_id uuid,
  starts_at timestamptz not null,
  minutes integer not null default 30 constraint viewings_minutes_range check (minutes between 10 and 240),
  kind text not null constraint viewings_kind_known check (kind in ('in_person', 'video')),
  meeting_place text not null default ''
    constraint viewings_meeting_place_shape check (length(meeting_place) <= 300 and meeting_place !~ '[[:cntrl:]]'),
  host text not null
    constraint viewings_host_shape check (host ~ '[^[:space:]]' and length(host) <= 100 and host !~ '[[:cntrl:]]'),
  attendee_id uuid references public.staff (user_id) on delete set null,
  note text not null default '' constraint viewings_note_length check (length(note) <= 300),
  state text not null default 'booked'
    constraint viewings_state_known check (state in ('requested', 'booked', 'cancelled')),
  by_visitor boolean not null default false,
  viewer_time_zone text
    constraint viewings_viewer_time_zone_shape check (viewer_time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$'),
  sequence integer not null default 0,
  feedback text constraint viewings_feedback_known check (
    feedback in ('offer_likely', 'interested', 'not_for_them', 'did_not_come')),
  feedback_note text not null default ''
    constraint viewings_feedback_note_length check (length(feedback_note) <= 1000),
  feedback_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint viewings_meeting_place_needed check (
    case when kind = 'video' then meeting_place = ''
      else meeting_place ~ '[^[:space:]]' or (by_visitor and state <> 'booked') end),
  constraint viewings_listing_needed check ((property_id is null) = (appointment = 'valuation')),
  constraint viewings_feedback_note_explains check (feedback_note = '' or feedback is not null)
);
comment on table public.viewings is
  'Viewings and valuation visits, booked by staff or by visitors. Deleted together with their enquiry.';
comment on column public.viewings.enquiry_kind is
  'inquiry: property_inquiries; booking: booking_valuations; request: valuation_requests; message: '
  'contact_submissions.';
comment on column public.viewings.appointment is
  'viewing: a listing is shown to a visitor; valuation: staff visit an owner''s property.';
comment on column public.viewings.property_id is
  'Listing that is shown: that of the enquiry, unless staff chose another. Null for a valuation.';
comment on column public.viewings.meeting_place is
  'Full address where the visitor is met. Empty for a viewing by video. Only staff and the visitor''s emails have it.';
comment on column public.viewings.host is
  'Name of whoever meets the visitor, or shows the listing by video. A name, because an owner or a tenant may do it.';
comment on column public.viewings.attendee_id is
  'Staff account that attends. Null if somebody else does, such as the owner; host has the name either way.';
comment on column public.viewings.note is
  'Note for the visitor in the email, such as which bell to ring, or the video link.';
comment on column public.viewings.state is 'requested: a visitor holds the slot, and staff have not confirmed it yet.';
comment on column public.viewings.by_visitor is 'Whether the visitor chose the time among the free slots.';
comment on column public.viewings.viewer_time_zone is
  'Time zone of the visitor''s browser when a visit was chosen. Null if unknown, or if the enquiry has it.';
comment on column public.viewings.sequence is
  'Version for optimistic locking and for SEQUENCE in the calendar entry. An update must set the next one.';
comment on column public.viewings.feedback is 'What the visitor thought, recorded by staff after the start.';
comment on column public.viewings.feedback_note is 'Staff''s note on the feedback. The owner''s report may quote it.';

create index viewings_of_an_enquiry on public.viewings (enquiry_kind, enquiry_id);
create index viewings_by_property on public.viewings (property_id, starts_at) where state = 'booked';
create index viewings_by_start on public.viewings (starts_at);
create index viewings_by_attendee on public.viewings (attendee_id) where attendee_id is not null;
-- Two visitors never hold one time of one home, nor two owners one time of one person.
create unique index viewings_slot_once on public.viewings (property_id, starts_at)
  where by_visitor and state <> 'cancelled';
create unique index viewings_visit_once on public.viewings (attendee_id, starts_at)
  where by_visitor and appointment = 'valuation' and state <> 'cancelled';

-- Nobody deletes a viewing: it is cancelled, and the visitor is told.
alter table public.viewings enable row level security;

create policy "Staff read viewings" on public.viewings
  for select to authenticated using ((select public.is_staff()));
create policy "A negotiator books viewings" on public.viewings
  for insert to authenticated with check ((select public.may_edit()));
create policy "A negotiator changes viewings" on public.viewings
  for update to authenticated using ((select public.may_edit())) with check ((select public.may_edit()));

-- The parts of an enquiry that its viewings need. One table for each part, so that a lookup uses its primary key.
create view private.enquiry_people as
select 'inquiry'::text as kind, i.id, i.name, i.email, coalesce(i.phone, '') as phone,
  i.property_id, i.property_title as about, i.viewer_time_zone, i.locale,
  case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department
from public.property_inquiries i
union all
select 'booking', b.id, b.name, b.email, coalesce(b.phone, ''), null::uuid, b.postcode, null::text, b.locale,
  case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end
from public.booking_valuations b
union all
select 'request', r.id, r.name, r.email, coalesce(r.phone, ''), null::uuid, concat_ws(', ', r.address, r.postcode),
  null::text, r.locale, case r.type when 'sales' then 'sales' when 'rental' then 'lettings' else 'unknown' end
from public.valuation_requests r
union all
select 'message', c.id, c.name, c.email, coalesce(c.phone, ''), null::uuid, null::text, null::text, c.locale,
  'unknown'
from public.contact_submissions c;
comment on view private.enquiry_people is 'Name, contact, language and subject of every enquiry, for viewings.';

create function private.check_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.enquiry_kind when 'inquiry' then 'property_inquiries'
    when 'booking' then 'booking_valuations' when 'request' then 'valuation_requests'
    when 'message' then 'contact_submissions' end;
  found_id uuid;
  attendee public.staff;
  attendee_before uuid;
  -- erase_person() removes mentions of a person from texts of other people's viewings, also of cancelled ones.
  erasing constant boolean := coalesce(current_setting('app.erasing', true) = 'yes', false);
begin
  if tg_op = 'INSERT' then
    -- The check constraint refuses an unknown kind.
    if sent is null then return new; end if;
    new.state := case when new.by_visitor and new.state = 'requested' then 'requested' else 'booked' end;
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
    elsif old.state = 'cancelled' and not erasing then
      raise exception 'This viewing has been cancelled. Book another one.'
        using errcode = 'PT409', hint = 'viewing-cancelled';
    end if;
    new.id := old.id;
    new.enquiry_kind := old.enquiry_kind;
    new.enquiry_id := old.enquiry_id;
    new.property_id := old.property_id;
    new.appointment := old.appointment;
    new.created_at := old.created_at;
    -- Staff may show a home to two visitors at once.
    if new.starts_at <> old.starts_at and public.may_edit() then new.by_visitor := false; end if;
    attendee_before := old.attendee_id;
    if (new.feedback, new.feedback_note) is distinct from (old.feedback, old.feedback_note) and not erasing then
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
create trigger viewings_keep before insert or update on public.viewings
  for each row execute function private.check_viewing();

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

-- Whoever books from the diary need not open the enquiry. A booking is work on an enquiry, so it also extends retention.
create function private.mark_viewing_booked() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.enquiry_followups as followup (kind, enquiry_id, state)
    values (new.enquiry_kind, new.enquiry_id, 'viewing_booked')
    on conflict (kind, enquiry_id) do update set state = 'viewing_booked', version = followup.version + 1,
      handled_at = now();
  return null;
end $$;
comment on function private.mark_viewing_booked() is 'Sets the state of an enquiry when a viewing is booked or moved.';
create trigger viewings_follow_up after insert on public.viewings
  for each row when (new.state = 'booked') execute function private.mark_viewing_booked();
create trigger viewings_confirmed after update of state, starts_at on public.viewings
  for each row when (new.state = 'booked' and (new.state, new.starts_at) is distinct from (old.state, old.starts_at))
  execute function private.mark_viewing_booked();

create table private.calendar_keys (
  user_id uuid primary key references public.staff (user_id) on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null default now()
);
comment on table private.calendar_keys is
  'Hashed secret of each account''s calendar URL. A lost secret can only be replaced.';

alter table private.calendar_keys enable row level security;

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
      viewing.property_id, listing.latitude, listing.longitude,
      coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone, ''), coalesce(viewing.feedback, ''),
      viewing.feedback_note
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

create function public.new_calendar_key() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare key constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  begin
    if not public.is_staff() then
      raise exception 'Only staff have a calendar address.' using errcode = '42501', hint = 'staff-only';
    end if;
    insert into private.calendar_keys (user_id, key_hash) values (auth.uid(), sha256(key::bytea))
      on conflict (user_id) do update set key_hash = excluded.key_hash, created_at = now();
    return key;
  end $$;
comment on function public.new_calendar_key() is
  'Replaces the secret of the caller''s calendar URL, and returns it as 64 hexadecimal digits.';

create function public.calendar_feed(key text) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not exists (select from private.calendar_keys stored join public.staff using (user_id)
        where stored.key_hash = sha256(key::bytea) and staff.ended_at is null) then
      raise exception 'Unknown calendar address.' using errcode = '42501', hint = 'calendar-key-unknown';
    end if;
    return (select coalesce(jsonb_agg(to_jsonb(v) - 'feedback' - 'feedback_note'), '[]')
      from private.viewings_between(now() - interval '60 days', now() + interval '1 year') v);
  end $$;
comment on function public.calendar_feed(text) is
  'Viewings from 60 days ago to a year ahead, for the calendar secret of an active account. An array of the columns of '
  'diary() without feedback, not rows: the API returns at most a thousand of those.';

revoke all on public.viewings, private.enquiry_people, private.calendar_keys
  from public, anon, authenticated, service_role;
grant select on public.viewings to authenticated, service_role;
grant insert (id, enquiry_kind, enquiry_id, property_id, appointment, starts_at, minutes, kind, meeting_place, host,
    attendee_id, note),
  update (starts_at, minutes, kind, meeting_place, host, attendee_id, note, state, sequence, feedback, feedback_note)
  on public.viewings to authenticated;
revoke all on function
  private.check_viewing(), private.delete_viewings(), private.mark_viewing_booked(),
  private.viewings_between(timestamptz, timestamptz), public.diary(timestamptz, timestamptz),
  public.new_calendar_key(), public.calendar_feed(text)
  from public, anon, authenticated, service_role;
grant execute on function public.calendar_feed(text) to anon, authenticated;
grant execute on function public.diary(timestamptz, timestamptz), public.new_calendar_key() to authenticated;
