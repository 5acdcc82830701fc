-- An enquiry whose last booked viewing is cancelled is no longer "Viewing booked", whoever cancelled it. Its visitor
-- may have moved the viewing first, which then waited for staff.

create function private.mark_viewing_cancelled() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update public.enquiry_followups followup set version = followup.version + 1,
      state = case when public.may_edit() or followup.note <> ''
          or exists (select from public.enquiry_replies reply
            where reply.kind = followup.kind and reply.enquiry_id = followup.enquiry_id)
          or exists (select from public.sent_listings sent
            where sent.kind = followup.kind and sent.enquiry_id = followup.enquiry_id)
          or exists (select from public.audit_log entry where entry.thing = followup.kind
            and entry.thing_id = followup.enquiry_id and entry.actor is not null
            and entry.changes @> '[{"column": "state"}]')
        then 'contacted' else 'new' end
    where followup.kind = new.enquiry_kind and followup.enquiry_id = new.enquiry_id
      and followup.state = 'viewing_booked'
      and not exists (select from public.viewings other
        where other.enquiry_kind = new.enquiry_kind and other.enquiry_id = new.enquiry_id
          and other.state = 'booked' and other.starts_at + other.minutes * interval '1 minute' > now());
  return null;
end $$;
comment on function private.mark_viewing_cancelled() is
  'Sets an enquiry back when its last viewing ahead is cancelled: to contacted if staff worked on it, else to new.';
create trigger viewings_cancelled after update of state on public.viewings
  for each row when (old.state <> 'cancelled' and new.state = 'cancelled')
  execute function private.mark_viewing_cancelled();

-- A visitor must not prolong the retention. The name sorts after enquiry_followups_keep, whose handled_at it replaces.
create function private.keep_handled_at() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.handled_at := old.handled_at;
  return new;
end $$;
comment on function private.keep_handled_at() is 'Leaves the time of the last work on an enquiry as it was.';
create trigger enquiry_followups_unbook before update on public.enquiry_followups
  for each row when (pg_trigger_depth() > 0 and old.state = 'viewing_booked' and new.state in ('new', 'contacted'))
  execute function private.keep_handled_at();
comment on column public.enquiry_followups.handled_at is
  'Last change of the state or note, reply, sent listings or booking. Cancellations of viewings and retention changes '
  'do not count.';

revoke all on function private.mark_viewing_cancelled(), private.keep_handled_at()
  from public, anon, authenticated, service_role;
