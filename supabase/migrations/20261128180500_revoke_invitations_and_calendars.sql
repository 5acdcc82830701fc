-- Whoever loses access keeps no way back: neither by an invitation to another address, nor by the calendar's address.

alter table public.staff_invitations
  add column invited_by uuid default auth.uid() references public.staff on delete cascade;
comment on column public.staff_invitations.invited_by is
  'The administrator who sent it last. Null for invitations from before this column.';

create index staff_invitations_of_an_inviter on public.staff_invitations (invited_by);

create or replace function public.send_invitation_again(invitation uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  renewed public.staff_invitations;
begin
  if not public.is_admin() then
    raise exception 'Only administrators can invite people.' using errcode = '42501', hint = 'administrators-only';
  end if;
  update public.staff_invitations i
    set created_at = now(), expires_at = now() + interval '7 days', invited_by = (select auth.uid())
    where i.id = invitation returning * into renewed;
  if renewed.id is null then return false; end if;
  perform private.queue_invitation_email(renewed);
  return true;
end $$;

create function private.withdraw_invitations() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.staff_invitations where invited_by = new.user_id;
  return null;
end $$;
comment on function private.withdraw_invitations() is
  'Deletes the open invitations of somebody who is no longer an administrator.';
create trigger staff_withdraw_invitations after update of ended_at, role on public.staff
  for each row when (new.ended_at is not null or new.role <> 'administrator')
  execute function private.withdraw_invitations();

-- On a hosted project, a session can set a password at the auth server.
create function private.revoke_calendar() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.calendar_keys where user_id = new.id;
  return null;
end $$;
comment on function private.revoke_calendar() is 'Deletes the calendar URL of a user whose password changed.';
create trigger users_revoke_calendar after update of encrypted_password on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.revoke_calendar();

revoke all on function private.withdraw_invitations(), private.revoke_calendar()
  from public, anon, authenticated, service_role;
