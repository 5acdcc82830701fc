-- An enquiry whose last booked viewing is cancelled is no longer "Viewing booked", whoever cancelled it.

create function private.mark_viewing_cancelled() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.enquiry_followups followup set state = 'contacted', version = followup.version + 1
    where followup.kind = new.enquiry_kind and followup.enquiry_id = new.enquiry_id
      and followup.state = 'viewing_booked'
      and not exists (select from public.viewings other
        where other.enquiry_kind = new.enquiry_kind and other.enquiry_id = new.enquiry_id
          and other.state = 'booked' and other.starts_at + other.minutes * interval '1 minute' > now());
  return null;
end $$;
comment on function private.mark_viewing_cancelled() is
  'Sets an enquiry back to contacted when its last viewing ahead is cancelled.';
create trigger viewings_cancelled after update of state on public.viewings
  for each row when (old.state = 'booked' and new.state = 'cancelled')
  execute function private.mark_viewing_cancelled();

revoke all on function private.mark_viewing_cancelled() from public, anon, authenticated, service_role;
