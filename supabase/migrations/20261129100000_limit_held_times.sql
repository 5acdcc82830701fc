-- One sender holds ten viewings and ten valuation visits an hour, under any email addresses (docs/decisions/029). A
-- free time is checked first, so only a booked time answers whether an email address has a viewing of a home.

insert into private.enquiry_limits (enquiries, by_email, by_sender, in_all) values
  ('held_viewings', 10, 10, 200),
  ('held_visits', 10, 10, 200);

create function private.count_sent(counted text, email text, out by_one boolean, out retry_seconds integer)
  language plpgsql volatile set search_path = ''
  as $$
declare
  limits private.enquiry_limits;
  hash_salt text;
  this_sender bytea;
  this_email bytea;
  counts record;
  oldest timestamptz;
begin
  -- The lock makes simultaneous messages count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('private.recent_enquiries', 0));
  delete from private.recent_enquiries where created_at <= now() - interval '1 hour';
  update private.enquiry_salt set salt = gen_random_uuid() where not exists (select from private.recent_enquiries);

  select * into limits from private.enquiry_limits where enquiries = counted;
  select salt into hash_salt from private.enquiry_salt;
  this_sender := sha256(convert_to(hash_salt || ' ' || private.sender(), 'UTF8'));
  this_email := sha256(convert_to(hash_salt || ' ' || coalesce(private.canonical_email(count_sent.email), ''), 'UTF8'));
  select count(*) filter (where r.sender = this_sender and r.email = this_email) as by_email,
      count(*) filter (where r.sender = this_sender) as by_sender,
      count(*) as in_all,
      min(r.created_at) filter (where r.sender = this_sender and r.email = this_email) as email_since,
      min(r.created_at) filter (where r.sender = this_sender) as sender_since,
      min(r.created_at) as all_since
    into counts from private.recent_enquiries r where r.enquiries = counted;

  by_one := counts.by_email >= limits.by_email or counts.by_sender >= limits.by_sender;
  oldest := case
    when counts.by_email >= limits.by_email then counts.email_since
    when counts.by_sender >= limits.by_sender then counts.sender_since
    when counts.in_all >= limits.in_all then counts.all_since
  end;
  if oldest is null then
    insert into private.recent_enquiries (enquiries, sender, email) values (counted, this_sender, this_email);
  else
    retry_seconds := greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - now())));
  end if;
end $$;
comment on function private.count_sent(text, text) is
  'Counts one message or held time of the sender. Above a limit of private.enquiry_limits it counts nothing, and '
  'returns the seconds until the next one, and whether the limit is the sender''s own.';

-- Counts after the row's own checks: before them, the refusal of an invalid row would reveal that its email address
-- had written. A row sent again is refused by its key, and is not counted.
create or replace function private.limit_sender() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  counted constant record := private.count_sent(tg_table_name, new.email);
begin
  if counted.retry_seconds is not null then
    -- PostgREST turns this into a response: 429, with Retry-After.
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'rate_limit',
        'hint', case when counted.by_one then 'sender-rate-limit' else 'site-rate-limit' end,
        'message', case when counted.by_one
          then 'You have written to us several times this hour. Please call us, and we will help you at once.'
          else 'More messages than usual are reaching us this hour. Please call us, and we will help you at once.'
          end)::text,
      detail = json_build_object('status', 429,
        'headers', json_build_object('Retry-After', counted.retry_seconds::text))::text;
  end if;
  return null;
end $$;

create function private.limit_held_times(counted text, email text) returns void
  language plpgsql volatile set search_path = ''
  as $$
declare
  retry_seconds constant integer := (private.count_sent(counted, email)).retry_seconds;
begin
  if retry_seconds is not null then
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'rate_limit',
        'hint', case counted when 'held_viewings' then 'slots-rate-limit' else 'visits-rate-limit' end,
        'message', case counted
          when 'held_viewings' then 'Many viewings have been booked this hour. Please type a date and time, or call us.'
          else 'Many visits have been booked this hour. We have your request, and will agree a time when we call.'
          end)::text,
      detail = json_build_object('status', 429,
        'headers', json_build_object('Retry-After', retry_seconds::text))::text;
  end if;
end $$;
comment on function private.limit_held_times(text, text) is
  'Counts a held viewing or visit of the sender, and refuses one above the limit in private.enquiry_limits.';

create or replace function private.hold_slot() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  wanted_kind constant text := coalesce(new.viewing_kind, 'in_person');
  place constant text := case wanted_kind when 'video' then '' else private.recorded_place(new.property_id) end;
  -- The visitor may have taken it: with a response that was lost, or in another window. To say which would reveal to
  -- strangers who has a viewing, because a refused enquiry leaves no trace.
  taken constant text :=
    'This time has just been taken. If you get our email about it, it is yours. Otherwise please choose another.';
  slot record;
  nearest text;
begin
  -- Before every other refusal: a sender above the limit learns nothing.
  perform private.limit_held_times('held_viewings', new.email);
  begin
    select * into slot from private.claim_slot(new.property_id, wanted_kind, new.preferred_viewing_date);
  exception when sqlstate 'PT409' then
    get stacked diagnostics nearest = pg_exception_detail;
    raise exception '%', taken using errcode = 'PT409', hint = 'slot-taken', detail = nearest;
  end;
  perform private.refuse_held_slots(new.property_id, new.email);
  insert into public.viewings (enquiry_kind, enquiry_id, property_id, starts_at, minutes, kind, meeting_place, host,
      attendee_id, by_visitor, state)
    values ('inquiry', new.id, new.property_id, new.preferred_viewing_date, slot.minutes, wanted_kind, place,
      coalesce(nullif(slot.attendee, ''), 'Our team'), slot.attendee_id, true,
      case when slot.self_confirming and (wanted_kind = 'video' or place <> '') then 'booked' else 'requested' end);
  return null;
exception when unique_violation then
  raise exception '%', taken using errcode = 'PT409', hint = 'slot-taken';
end $$;

create or replace function public.hold_visit(enquiry uuid, start timestamptz, time_zone text default null) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  found_kind text;
  person record;
  place text;
  slot record;
  visit public.viewings;
begin
  -- The lock makes two requests for one enquiry wait for each other.
  perform from public.booking_valuations b where b.id = enquiry and b.created_at > now() - interval '1 day' for update;
  if found then
    found_kind := 'booking';
  else
    perform from public.valuation_requests r where r.id = enquiry and r.created_at > now() - interval '1 day'
      for update;
    if found then found_kind := 'request'; end if;
  end if;
  if found_kind is null then
    raise exception 'You can choose a time within a day of your request. Please call us to agree one.'
      using errcode = 'PT410', hint = 'visit-too-late';
  end if;
  select v.* into visit from public.viewings v
    where v.enquiry_kind = found_kind and v.enquiry_id = enquiry and v.appointment = 'valuation'
      and v.state <> 'cancelled' and v.starts_at > now() limit 1;
  if found then
    -- A repeated request has been done already.
    if visit.starts_at = start then
      return jsonb_build_object('state', visit.state, 'starts_at', visit.starts_at, 'minutes', visit.minutes);
    end if;
    raise exception 'You have already chosen a time. To move the visit, use the link in our email.'
      using errcode = 'PT409', hint = 'visit-held';
  end if;
  perform private.limit_time_changes(found_kind, enquiry);
  select e.email, e.about into person from private.enquiry_people e where e.kind = found_kind and e.id = enquiry;
  perform private.limit_held_times('held_visits', person.email);
  select * into slot from private.claim_slot(null, 'in_person', start);
  if (select count(*) >= 3 from public.viewings v
      join private.enquiry_people e on e.kind = v.enquiry_kind and e.id = v.enquiry_id
      where v.by_visitor and v.appointment = 'valuation' and v.state <> 'cancelled' and v.starts_at > now()
        and private.canonical_email(e.email) = private.canonical_email(person.email)) then
    raise exception 'You have already chosen three visits. Please call us to book more.'
      using errcode = 'PT409', hint = 'visits-of-three-homes-held';
  end if;
  place := left(btrim(regexp_replace(coalesce(person.about, ''), '[[:space:][:cntrl:]]+', ' ', 'g')), 300);
  insert into public.viewings (enquiry_kind, enquiry_id, appointment, starts_at, minutes, kind, meeting_place, host,
      attendee_id, by_visitor, state, viewer_time_zone)
    values (found_kind, enquiry, 'valuation', start, slot.minutes, 'in_person', place,
      coalesce(nullif(slot.attendee, ''), 'Our team'), slot.attendee_id, true,
      case when slot.self_confirming and place <> '' then 'booked' else 'requested' end,
      case when time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' then time_zone end)
    returning * into visit;
  perform private.tell_staff_of_viewing(visit, 'chosen', null);
  return jsonb_build_object('state', visit.state, 'starts_at', visit.starts_at, 'minutes', visit.minutes);
exception when unique_violation then
  raise exception 'Somebody else has just taken this time. Please choose another.'
    using errcode = 'PT409', hint = 'slot-taken';
end $$;
revoke all on function
  private.count_sent(text, text), private.limit_held_times(text, text)
  from public, anon, authenticated, service_role;
