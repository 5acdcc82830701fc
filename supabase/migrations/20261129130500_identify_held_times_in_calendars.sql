-- A held time has one entry in the visitor's calendar: the page's file and those of our emails name the same viewing. A
-- viewing has the id of the enquiry that holds it, which the visitor's browser chose.

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
  insert into public.viewings (id, enquiry_kind, enquiry_id, property_id, starts_at, minutes, kind, meeting_place, host,
      attendee_id, by_visitor, state)
    values (new.id, 'inquiry', new.id, new.property_id, new.preferred_viewing_date, slot.minutes, wanted_kind, place,
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
      return jsonb_build_object('id', visit.id, 'state', visit.state, 'starts_at', visit.starts_at,
        'minutes', visit.minutes);
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
  return jsonb_build_object('id', visit.id, 'state', visit.state, 'starts_at', visit.starts_at,
    'minutes', visit.minutes);
exception when unique_violation then
  raise exception 'Somebody else has just taken this time. Please choose another.'
    using errcode = 'PT409', hint = 'slot-taken';
end $$;

revoke all on function private.hold_slot(), public.hold_visit(uuid, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function public.hold_visit(uuid, timestamptz, text) to anon, authenticated;
