-- Who may keep listings and read enquiries: a row here, asked afresh by every policy. The row gone, the right is gone.

create schema if not exists private;
revoke all on schema private from public;

create table if not exists private.administrators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.administrators is 'The users who may write listings and read enquiries.';

alter table private.administrators enable row level security;

-- Security definer, because its caller may touch neither schema private nor schema auth.
create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select 1 from private.administrators where user_id = (select auth.uid())) $$;
comment on function public.is_admin() is 'Whether the caller is an administrator. Policies call it as (select public.is_admin()), once a statement.';

revoke all on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated;
