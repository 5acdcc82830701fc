-- Staff accounts and their roles. A reader reads; a negotiator also edits listings, pictures, follow-ups and viewings;
-- an administrator also deletes, erases, sets how long an enquiry is stored, and invites. Every policy checks the
-- account and its session, so an ended account or session loses its rights at once, whatever access token still exists.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null
    constraint staff_name_shape check (name ~ '[^[:space:]]' and length(name) <= 100 and name !~ '[[:cntrl:]]'),
  email text not null,
  role text not null constraint staff_role_known check (role in ('administrator', 'negotiator', 'reader')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table public.staff is 'Staff accounts. A user without a row has no rights.';
comment on column public.staff.email is
  'Address for emails about the account, in lower case. Signing in uses the address in auth.users.';
comment on column public.staff.ended_at is
  'When the account lost its rights. The row remains, so that its past changes keep their author.';

create unique index staff_email_once on public.staff (lower(email)) where ended_at is null;

-- Security definer, because the caller may not read the schema auth, and the policy of staff calls it.
create function public.staff_role() returns text
  language sql stable security definer set search_path = ''
  as $$
    select s.role from public.staff s
    join auth.sessions session on session.user_id = s.user_id
    where s.user_id = (select auth.uid()) and s.ended_at is null
      and session.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and (session.not_after is null or session.not_after > now())
  $$;
comment on function public.staff_role() is
  'The caller''s role. Null without an account, for an ended account, and for an expired session.';

create function public.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select public.staff_role() is not null $$;
comment on function public.is_staff() is
  'Whether the caller may read what staff may read. Policies call it in a subquery, so it runs once per statement.';

create function public.may_edit() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(public.staff_role() in ('administrator', 'negotiator'), false) $$;
comment on function public.may_edit() is
  'Whether the caller may edit listings, records, pictures, follow-ups and viewings.';

create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(public.staff_role() = 'administrator', false) $$;
comment on function public.is_admin() is 'Whether the caller is an administrator.';

-- Somebody can always invite others. The lock makes two simultaneous endings run one after the other.
create function private.require_administrator() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.staff'));
  if not exists (select from public.staff where role = 'administrator' and ended_at is null) then
    raise exception 'This is the last administrator. Make somebody else an administrator first.'
      using errcode = 'PT409', hint = 'last-administrator';
  end if;
  return null;
end $$;
comment on function private.require_administrator() is 'Refuses to end, demote or delete the last administrator.';
create constraint trigger staff_keep_an_administrator after update or delete on public.staff
  for each row when (old.role = 'administrator' and old.ended_at is null)
    execute function private.require_administrator();

create function private.protect_staff() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.ended_at := case when new.ended_at is not null then coalesce(old.ended_at, now()) end;
  -- Through the API an account keeps its user, whatever the server grants.
  if current_user = 'authenticated' then
    new.user_id := old.user_id;
    new.email := old.email;
    new.created_at := old.created_at;
  end if;
  return new;
end $$;
comment on function private.protect_staff() is
  'Sets ended_at from the database clock, and prevents API changes of an account''s user and email address.';
create trigger staff_keep before update on public.staff for each row execute function private.protect_staff();

-- Only an accepted invitation adds a row. Accounts are ended instead of deleted.
alter table public.staff enable row level security;

create policy "Staff read accounts" on public.staff
  for select to authenticated using ((select public.is_staff()));
create policy "An administrator changes accounts" on public.staff
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

-- The repository once contained the demo administrator's password. A user with that password is locked out. `npm start`
-- then sets its own password, and a hosted project has its own administrators.
do $$
declare
  pgcrypto text;
begin
  select namespace.nspname into pgcrypto
    from pg_extension extension join pg_namespace namespace on namespace.oid = extension.extnamespace
    where extension.extname = 'pgcrypto';
  -- Without pgcrypto the seed cannot have created that user.
  if pgcrypto is null or not exists (select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'encrypted_password') then
    return;
  end if;
  execute format(
    'update auth.users set encrypted_password = %1$I.crypt(gen_random_uuid()::text, %1$I.gen_salt(''bf''))
     where email = ''admin@meridianrow.example''
       and encrypted_password = %1$I.crypt(''meridian-demo'', encrypted_password)', pgcrypto);
end $$;

-- Hosted projects from before 30 October 2026 grant everything on new objects, later ones nothing. So each migration
-- revokes everything, and then grants what is needed. tests/database/grants.test.ts lists all grants.
revoke all on public.staff from public, anon, authenticated, service_role;
grant select on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;
grant update (name, role, ended_at) on public.staff to authenticated;
revoke all on function
  public.staff_role(), public.is_staff(), public.may_edit(), public.is_admin(), private.require_administrator(),
  private.protect_staff()
  from public, anon, authenticated, service_role;
grant execute on function
  public.staff_role(), public.is_staff(), public.may_edit(), public.is_admin()
  to anon, authenticated;
