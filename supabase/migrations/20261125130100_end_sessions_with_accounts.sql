-- An account that ends takes its sessions, its links and its calendar address with it: restored, it has none of them. A new
-- password ends them too: somebody may have chosen it because another had the old one.

create or replace function private.forget_calendar_key() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.calendar_keys where user_id = new.user_id;
  delete from private.staff_links where user_id = new.user_id;
  delete from auth.sessions where user_id = new.user_id;
  return null;
end $$;
alter function private.forget_calendar_key() rename to end_access;
comment on function private.end_access() is
  'Ends the sessions, the links and the private calendar address of an account with the account.';
alter trigger staff_forget_calendar_key on public.staff rename to staff_end_access;

-- As it was, with the calendar.
create or replace function public.choose_staff_password(token text, password text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  link private.staff_links;
  invitation public.staff_invitations;
  account uuid;
  address text;
begin
  -- Two who bring the same link come one after the other: the second finds none.
  select * into link from private.staff_links l
    where l.token_hash = private.link_hash(choose_staff_password.token) and l.expires_at > now() for update;
  account := link.user_id;
  if link.token_hash is null or (account is not null and not exists (
      select from public.staff s where s.user_id = account and s.ended_at is null)) then
    raise exception 'This link is no longer good.' using errcode = 'PT410', hint = 'link-expired';
  end if;
  if password is null or length(password) < 12 or octet_length(password) > 72 then
    raise exception 'A password has at least 12 characters, and at most 72.'
      using errcode = 'PT422', hint = 'password-length';
  end if;

  if link.invitation_id is not null then
    select * into invitation from public.staff_invitations i where i.id = link.invitation_id;
    select u.id into account from auth.users u where lower(u.email) = invitation.email;
    account := coalesce(account, private.make_user(invitation.email, choose_staff_password.password));
    insert into public.staff as s (user_id, name, email, role) values (account, invitation.name, invitation.email, invitation.role)
      on conflict (user_id) do update set name = excluded.name, email = excluded.email, role = excluded.role, ended_at = null;
    delete from public.staff_invitations i where i.id = invitation.id;
  end if;
  update auth.users u set encrypted_password = private.password_hash(choose_staff_password.password),
    email_confirmed_at = coalesce(u.email_confirmed_at, now()), updated_at = now() where u.id = account returning u.email into address;
  delete from private.staff_links l where l.user_id = account;
  -- Whoever was signed in by the password of before is no longer, and reads no calendar by an address of before.
  delete from private.calendar_keys k where k.user_id = account;
  delete from auth.sessions session where session.user_id = account;
  return address;
end $$;
