-- A stranger may have typed somebody else's email. So our emails carry none of the stranger's links.

-- A place that looks like a link waits for staff.
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
  select * into slot from private.claim_slot(null, 'in_person', start);
  select e.email, e.about into person from private.enquiry_people e where e.kind = found_kind and e.id = enquiry;
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
      case when slot.self_confirming and place <> ''
          and place !~ '://|@|[^[:space:].．․｡][.．․｡][^[:space:][:digit:][:punct:]]{2}'
        then 'booked' else 'requested' end,
      case when time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$' then time_zone end)
    returning * into visit;
  perform private.tell_staff_of_viewing(visit, 'chosen', null);
  return jsonb_build_object('state', visit.state, 'starts_at', visit.starts_at, 'minutes', visit.minutes);
exception when unique_violation then
  raise exception 'Somebody else has just taken this time. Please choose another.'
    using errcode = 'PT409', hint = 'slot-taken';
end $$;

-- The confirmation names areas and the day as they were requested.
create or replace function public.request_alert(id uuid, email text, filters jsonb, address text, frequency text,
  honeypot text default '', locale text default 'en')
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  known_filters jsonb;
begin
  if coalesce(honeypot, '') <> '' then
    raise exception 'A field that nobody sees is filled in.'
      using errcode = 'PT422', hint = 'honeypot-filled';
  end if;
  if not private.is_address(request_alert.email)
    or request_alert.frequency is null or request_alert.frequency not in ('at_once', 'daily')
    or request_alert.id is null or address is null or length(address) > 3000 or address !~ '^[A-Za-z0-9=&%+._*~,-]*$'
    or jsonb_typeof(request_alert.filters) is distinct from 'object' or length(request_alert.filters::text) > 10000
    or not coalesce((request_alert.filters ->> 'type') = any (private.offered_types()), false)
    or request_alert.filters ->> 'available' !~ '^\d{4}-\d\d-\d\d$'
    or jsonb_path_exists(request_alert.filters, '$.areas[*] ? (@.type() != "string")') then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  select coalesce(jsonb_object_agg(key, value), '{}') into known_filters from jsonb_each(request_alert.filters)
    where key = any (array_prepend('type', private.filter_names()));
  -- Filters that the search cannot read are refused.
  begin
    execute 'select from public.properties where ' || public.listing_condition(known_filters) || ' limit 1';
  exception when others then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end;
  perform private.store_alert(request_alert.id, request_alert.email, 'search', known_filters, request_alert.address,
    request_alert.frequency, request_alert.locale);
end $$;
