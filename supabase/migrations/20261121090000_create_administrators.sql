-- The administrators: accounts that may edit listings and read enquiries. Every policy checks this table, so a deleted
-- row ends the rights at once.

create schema if not exists private;
revoke all on schema private from public;

create table if not exists private.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.administrators is 'The users who may write listings and read enquiries.';

alter table private.administrators enable row level security;

-- Security definer, because the caller may not read the schemas private and auth.
create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select 1 from private.administrators where user_id = (select auth.uid())) $$;
comment on function public.is_admin() is 'Whether the caller is an administrator. Policies call it as (select public.is_admin()), once a statement.';

revoke all on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated;

-- The repository once contained the demo administrator's password. A user with that password is locked out. `npm start`
-- then sets its own password, and a hosted project has its own administrators.

do $$
declare
  pgcrypto text;
begin
  select namespace.nspname into pgcrypto from pg_extension extension join pg_namespace namespace on namespace.oid = extension.extnamespace
    where extension.extname = 'pgcrypto';
  -- Without pgcrypto the seed cannot have created that user.
  if pgcrypto is null or not exists (select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'encrypted_password') then
    return;
  end if;
  execute format(
    'update auth.users set encrypted_password = %1$I.crypt(gen_random_uuid()::text, %1$I.gen_salt(''bf''))
     where email = ''admin@meridianrow.example'' and encrypted_password = %1$I.crypt(''meridian-demo'', encrypted_password)', pgcrypto);
end $$;
