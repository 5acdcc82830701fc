-- Invitations and forgotten passwords: a letter with a link. Sign-ups stay off, and no browser needs a key of the
-- server: whoever has the token of the link has read the letter, and the function that accepts the token makes the
-- account.

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint staff_invitations_name_shape check (
    name ~ '[^[:space:]]' and length(name) <= 100 and name !~ '[[:cntrl:]]'),
  email text not null,
  role text not null constraint staff_invitations_role_known check (role in ('administrator', 'negotiator', 'reader')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days'
);
comment on table public.staff_invitations is 'Invitations that are not accepted yet.';

alter table public.staff_invitations
  add constraint staff_invitations_email_shape check (email = lower(email) and private.is_address(email)) not valid;

create unique index staff_invitations_email_once on public.staff_invitations (email);

alter table public.staff_invitations enable row level security;

create policy "An administrator reads invitations" on public.staff_invitations
  for select to authenticated using ((select public.is_admin()));
create policy "An administrator withdraws invitations" on public.staff_invitations
  for delete to authenticated using ((select public.is_admin()));

-- The tokens of the links, as hashes: a copy of the database opens no account.
create table private.staff_links (
  token_hash bytea primary key,
  invitation_id uuid references public.staff_invitations on delete cascade,
  user_id uuid references public.staff on delete cascade,
  expires_at timestamptz not null,
  constraint staff_links_of_one_thing check (num_nonnulls(invitation_id, user_id) = 1)
);
comment on table private.staff_links is
  'Hashed tokens of links that set a password, for invitations and forgotten passwords.';

create index staff_links_of_an_invitation on private.staff_links (invitation_id);
create index staff_links_of_an_account on private.staff_links (user_id);

alter table private.staff_links enable row level security;

create function private.new_link_token() returns text
  language sql volatile set search_path = ''
  as $$ select encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex') $$;

create function private.link_hash(token text) returns bytea
  language sql immutable set search_path = ''
  as $$ select sha256(convert_to(token, 'UTF8')) $$;

-- Only the letter contains the token, and its text is deleted when it is sent.
create function private.queue_invitation_email(invitation public.staff_invitations) returns void
  language plpgsql volatile set search_path = ''
  as $$
declare
  token constant text := private.new_link_token();
begin
  delete from private.staff_links l where l.invitation_id = invitation.id;
  delete from private.outbox o where o.invitation_id = invitation.id;
  insert into private.staff_links (token_hash, invitation_id, expires_at)
    values (private.link_hash(token), invitation.id, invitation.expires_at);
  insert into private.outbox (kind, recipient, data, invitation_id)
    values ('staff_invited', invitation.email, jsonb_build_object(
      'name', invitation.name, 'role', invitation.role, 'token', token,
      'invited_by', (select s.name from public.staff s where s.user_id = (select auth.uid()))), invitation.id);
end $$;
comment on function private.queue_invitation_email(public.staff_invitations) is
  'Queues the email of an invitation with a new link. Earlier links stop working.';

create function public.invite_staff(name text, email text, role text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  mailbox constant text := lower(btrim(invite_staff.email));
  invitation public.staff_invitations;
begin
  if not public.is_admin() then
    raise exception 'Only administrators can invite people.' using errcode = '42501', hint = 'administrators-only';
  end if;
  if exists (select from public.staff s where lower(s.email) = mailbox and s.ended_at is null) then
    raise exception 'This email already has an account.'
      using errcode = 'PT409', hint = 'account-exists';
  end if;
  delete from public.staff_invitations i where i.email = mailbox and i.expires_at < now();
  begin
    insert into public.staff_invitations (name, email, role)
      values (btrim(invite_staff.name), mailbox, invite_staff.role)
      returning * into invitation;
  exception when unique_violation then
    raise exception 'This email has already been invited.' using errcode = 'PT409', hint = 'already-invited';
  end;
  perform private.queue_invitation_email(invitation);
end $$;
comment on function public.invite_staff(text, text, text) is
  'Administrators: invites somebody by an email with a single-use link that is valid for seven days.';

create function public.send_invitation_again(invitation uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  renewed public.staff_invitations;
begin
  if not public.is_admin() then
    raise exception 'Only administrators can invite people.' using errcode = '42501', hint = 'administrators-only';
  end if;
  update public.staff_invitations i set created_at = now(), expires_at = now() + interval '7 days'
    where i.id = invitation returning * into renewed;
  if renewed.id is null then return false; end if;
  perform private.queue_invitation_email(renewed);
  return true;
end $$;
comment on function public.send_invitation_again(uuid) is
  'Administrators: renews the link and expiry of an invitation. False if the invitation no longer exists.';

-- Anybody may call this. The result is the same whether or not the address belongs to an account. A mailbox gets at
-- most three letters an hour.
create function public.request_password_reset(email text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  account public.staff;
  token constant text := private.new_link_token();
begin
  select * into account from public.staff s
    where lower(s.email) = lower(btrim(request_password_reset.email)) and s.ended_at is null for update;
  if account.user_id is null or (select count(*) >= 3 from private.outbox o
      where o.kind = 'staff_password' and o.staff_id = account.user_id
        and o.created_at > now() - interval '1 hour') then
    return;
  end if;
  delete from private.staff_links l where l.expires_at < now();
  insert into private.staff_links (token_hash, user_id, expires_at)
    values (private.link_hash(token), account.user_id, now() + interval '1 hour');
  insert into private.outbox (kind, recipient, data, staff_id)
    values ('staff_password', account.email, jsonb_build_object('name', account.name, 'token', token), account.user_id);
end $$;
comment on function public.request_password_reset(text) is
  'Sends a single-use link that is valid for an hour. The result never reveals whether the account exists.';

create function public.staff_link(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('kind', 'invitation', 'name', i.name, 'email', i.email)
      from private.staff_links l join public.staff_invitations i on i.id = l.invitation_id
      where l.token_hash = private.link_hash(token) and l.expires_at > now()
    union all
    select jsonb_build_object('kind', 'password', 'name', s.name, 'email', s.email)
      from private.staff_links l join public.staff s on s.user_id = l.user_id and s.ended_at is null
      where l.token_hash = private.link_hash(token) and l.expires_at > now()
  $$;
comment on function public.staff_link(text) is
  'Account or invitation of a link. Null if the link was used, replaced, withdrawn or has expired.';

create function private.password_hash(password text) returns text
  language plpgsql volatile set search_path = ''
  as $$
declare
  pgcrypto text;
  hash text;
begin
  select n.nspname into pgcrypto from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pgcrypto';
  execute format('select %1$I.crypt($1, %1$I.gen_salt(''bf'', 10))', pgcrypto) into hash using password;
  return hash;
end $$;
comment on function private.password_hash(text) is
  'Hashes a password like the auth server. pgcrypto is in a different schema on Supabase and in the embedded backend.';

-- The columns by which the auth server of a hosted project reads a user. The embedded one has all but the first.
create function private.make_user(email text, password text) returns uuid
  language plpgsql volatile set search_path = ''
  as $$
declare
  made constant uuid := gen_random_uuid();
begin
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
    raw_user_meta_data, confirmation_token, recovery_token, email_change, email_change_token_new,
    created_at, updated_at)
  values (made, 'authenticated', 'authenticated', email, private.password_hash(password), now(),
    '{"provider":"email","providers":["email"]}', '{}', '', '', '', '', now(), now());
  if exists (select from pg_catalog.pg_attribute
      where attrelid = 'auth.users'::regclass and attname = 'instance_id') then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where id = made;
  end if;
  insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at,
    updated_at)
    values (gen_random_uuid(), made, made::text, 'email',
      jsonb_build_object('sub', made, 'email', email, 'email_verified', true), now(), now(), now());
  return made;
end $$;
comment on function private.make_user(text, text) is
  'Creates a user of the auth server with a confirmed email address.';

-- A new password ends sessions and the calendar address: somebody else may have had the old one.
create function public.choose_staff_password(token text, password text) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  link private.staff_links;
  invitation public.staff_invitations;
  account uuid;
  address text;
begin
  -- The lock makes simultaneous uses of a link run one after the other: the second finds none.
  select * into link from private.staff_links l
    where l.token_hash = private.link_hash(choose_staff_password.token) and l.expires_at > now() for update;
  account := link.user_id;
  if link.token_hash is null or (account is not null and not exists (
      select from public.staff s where s.user_id = account and s.ended_at is null)) then
    raise exception 'This link was used, replaced or has expired.' using errcode = 'PT410', hint = 'link-expired';
  end if;
  if password is null or length(password) < 12 or octet_length(password) > 72 then
    raise exception 'A password must have 12 to 72 characters.'
      using errcode = 'PT422', hint = 'password-length';
  end if;

  if link.invitation_id is not null then
    select * into invitation from public.staff_invitations i where i.id = link.invitation_id;
    select u.id into account from auth.users u where lower(u.email) = invitation.email;
    account := coalesce(account, private.make_user(invitation.email, choose_staff_password.password));
    insert into public.staff as s (user_id, name, email, role)
      values (account, invitation.name, invitation.email, invitation.role)
      on conflict (user_id) do update set name = excluded.name, email = excluded.email, role = excluded.role,
        ended_at = null;
    delete from public.staff_invitations i where i.id = invitation.id;
  end if;
  update auth.users u set encrypted_password = private.password_hash(choose_staff_password.password),
    email_confirmed_at = coalesce(u.email_confirmed_at, now()), updated_at = now()
    where u.id = account returning u.email into address;
  delete from private.staff_links l where l.user_id = account;
  -- The former password no longer keeps anybody signed in, nor does the former calendar address work.
  delete from private.calendar_keys k where k.user_id = account;
  delete from auth.sessions session where session.user_id = account;
  return address;
end $$;
comment on function public.choose_staff_password(text, text) is
  'Sets the password by a link, and creates an invited account. Returns the email address for signing in.';

create function public.sign_in_requires_email() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select count(*) > 1 from public.staff $$;
comment on function public.sign_in_requires_email() is
  'Whether signing in requires an email address, because more than one account exists or existed.';

-- An ended account loses its sessions, its links and its calendar address. If it is restored, it has none of them.
create function private.end_access() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.calendar_keys where user_id = new.user_id;
  delete from private.staff_links where user_id = new.user_id;
  delete from auth.sessions where user_id = new.user_id;
  return null;
end $$;
comment on function private.end_access() is 'Deletes the sessions, links and calendar URL of an ended account.';
create trigger staff_end_access after update of ended_at on public.staff
  for each row when (new.ended_at is not null) execute function private.end_access();

revoke all on public.staff_invitations, private.staff_links from public, anon, authenticated, service_role;
grant select, delete on public.staff_invitations to authenticated;
grant select, insert, update, delete on public.staff_invitations to service_role;
revoke all on function
  private.new_link_token(), private.link_hash(text), private.queue_invitation_email(public.staff_invitations),
  public.invite_staff(text, text, text), public.send_invitation_again(uuid), public.request_password_reset(text),
  public.staff_link(text), private.password_hash(text), private.make_user(text, text),
  public.choose_staff_password(text, text), public.sign_in_requires_email(), private.end_access()
  from public, anon, authenticated, service_role;
grant execute on function
  public.request_password_reset(text), public.staff_link(text), public.choose_staff_password(text, text),
  public.sign_in_requires_email()
  to anon, authenticated;
grant execute on function public.invite_staff(text, text, text), public.send_invitation_again(uuid) to authenticated;
