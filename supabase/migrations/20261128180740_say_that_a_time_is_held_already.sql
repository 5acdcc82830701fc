-- An enquiry whose response was lost holds its time. Sent again with another text it is a new one, for which the time
-- is taken: by the same visitor, who is told so. Checked again after the lock and after a refusal, for two that arrive
-- together.

create function private.refuse_held_slots(listing uuid, email text) returns void
  language plpgsql stable set search_path = ''
  as $$
declare
  held record;
begin
  select count(*) as viewings, count(*) filter (where v.property_id = listing) as here into held
    from public.viewings v join public.property_inquiries i on i.id = v.enquiry_id and v.enquiry_kind = 'inquiry'
    where v.by_visitor and v.state <> 'cancelled' and v.starts_at > now()
      and private.canonical_email(i.email) = private.canonical_email(refuse_held_slots.email);
  if held.here > 0 then
    raise exception 'You have already chosen a time for this home. To move it, use the link in our email.'
      using errcode = 'PT409', hint = 'slot-of-this-home-held';
  end if;
  if held.viewings >= 5 then
    raise exception 'You have already chosen five viewings. Please call us to book more.'
      using errcode = 'PT409', hint = 'slots-of-five-homes-held';
  end if;
end $$;
comment on function private.refuse_held_slots(uuid, text) is
  'Refuses a second slot of one listing, and a sixth of all, for one email address.';

create or replace function private.hold_slot() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  wanted_kind constant text := coalesce(new.viewing_kind, 'in_person');
  place constant text := case wanted_kind when 'video' then '' else private.recorded_place(new.property_id) end;
  slot record;
begin
  perform private.refuse_held_slots(new.property_id, new.email);
  select * into slot from private.claim_slot(new.property_id, wanted_kind, new.preferred_viewing_date);
  perform private.refuse_held_slots(new.property_id, new.email);
  insert into public.viewings (enquiry_kind, enquiry_id, property_id, starts_at, minutes, kind, meeting_place, host,
      attendee_id, by_visitor, state)
    values ('inquiry', new.id, new.property_id, new.preferred_viewing_date, slot.minutes, wanted_kind, place,
      coalesce(nullif(slot.attendee, ''), 'Our team'), slot.attendee_id, true,
      case when slot.self_confirming and (wanted_kind = 'video' or place <> '') then 'booked' else 'requested' end);
  return null;
exception when sqlstate 'PT409' or unique_violation then
  -- The one who took it meanwhile may be the same visitor.
  perform private.refuse_held_slots(new.property_id, new.email);
  if sqlstate = '23505' then
    raise exception 'Somebody else has just taken this time. Please choose another.'
      using errcode = 'PT409', hint = 'slot-taken';
  end if;
  raise;
end $$;

revoke all on function private.refuse_held_slots(uuid, text) from public, anon, authenticated, service_role;
