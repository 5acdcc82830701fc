-- Creates what a hosted Supabase project has before the first migration, as far as this site needs it: roles with time
-- limits, no automatic grants, and the schemas auth, storage and extensions. A superuser runs it once on an empty
-- database. A cluster's roles outlive its databases, so only missing roles are created.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('postgres', 'login createrole createdb bypassrls'),
      ('anon', 'nologin'),
      ('authenticated', 'nologin'),
      ('service_role', 'nologin bypassrls'),
      ('authenticator', 'login noinherit'),
      ('supabase_auth_admin', 'login noinherit createrole'),
      ('supabase_storage_admin', 'login noinherit createrole')
    ) as role (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
      if wanted.name = 'postgres' then
        alter role postgres set search_path = "$user", public, extensions;
      end if;
    end if;
  end loop;
end $$;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

grant anon, authenticated, service_role to authenticator, postgres;
-- In a hosted project, supautils lets postgres create policies on storage.objects. A plain server needs this
-- membership.
grant supabase_storage_admin to postgres;

do $$
begin
  execute format('grant create, connect, temporary on database %I to postgres', current_database());
end $$;
grant all on schema public to postgres with grant option;
grant usage on schema public to anon, authenticated, service_role;

-- Since 30 October 2026 hosted projects grant nothing on new objects of the schema public.
alter default privileges for role postgres in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  revoke all on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  revoke all on functions from anon, authenticated, service_role;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
create extension pgcrypto schema extensions;
grant execute on all functions in schema extensions to postgres, anon, authenticated, service_role;

-- Sign-in
-- --------------------------------------------------------------------------------------------------------------

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;

create table auth.users (
  instance_id uuid,
  id uuid primary key,
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_token varchar(255),
  confirmation_sent_at timestamptz,
  recovery_token varchar(255),
  recovery_sent_at timestamptz,
  email_change_token_new varchar(255),
  email_change varchar(255),
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb default '{}',
  raw_user_meta_data jsonb default '{}',
  is_super_admin boolean,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  phone text unique,
  phone_confirmed_at timestamptz,
  phone_change text default '',
  phone_change_token varchar(255) default '',
  phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  banned_until timestamptz,
  reauthentication_token varchar(255) default '',
  reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where not is_sso_user;

create table auth.identities (
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored,
  id uuid primary key default gen_random_uuid(),
  unique (provider_id, provider)
);
create index identities_user_id_idx on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz,
  updated_at timestamptz,
  factor_id uuid,
  aal text check (aal in ('aal1', 'aal2', 'aal3')),
  not_after timestamptz,
  refreshed_at timestamp,
  user_agent text,
  ip inet,
  tag text,
  oauth_client_id uuid,
  refresh_token_hmac_key text,
  refresh_token_counter bigint,
  scopes text check (char_length(scopes) <= 4096)
);
create index sessions_user_id_idx on auth.sessions (user_id);

-- The embedded backend identifies a token by a uuid, a hosted project by a number. No migration reads this table.
create table auth.refresh_tokens (
  id text primary key,
  token varchar(255) unique,
  user_id varchar(255),
  revoked boolean,
  created_at timestamptz,
  updated_at timestamptz,
  parent varchar(255),
  session_id uuid references auth.sessions (id) on delete cascade
);
create index refresh_tokens_session_id_revoked_idx on auth.refresh_tokens (session_id, revoked);

create table auth.audit_log_entries (
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address varchar(64) not null default ''
);

create table auth.flow_state (
  id uuid primary key,
  user_id uuid,
  auth_code text,
  code_challenge_method text,
  code_challenge text,
  provider_type text not null,
  provider_access_token text,
  provider_refresh_token text,
  created_at timestamptz,
  updated_at timestamptz,
  authentication_method text not null,
  auth_code_issued_at timestamptz,
  invite_token text,
  referrer text,
  oauth_client_state_id uuid,
  linking_target_id uuid,
  email_optional boolean not null default false
);

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), ''))::jsonb $$;
create function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role') $$;
create function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), auth.jwt() ->> 'email') $$;

-- Pictures
-- -------------------------------------------------------------------------------------------------------------

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb,
  unique (bucket_id, name)
);
create index objects_name_pattern_idx on storage.objects (name text_pattern_ops);

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[: cardinality(string_to_array(name, '/')) - 1] $$;
create function storage.filename(name text) returns text language sql immutable as $$
  select split_part(name, '/', -1) $$;
create function storage.extension(name text) returns text language sql immutable as $$
  select split_part(split_part(name, '/', -1), '.', -1) $$;
create function storage.operation() returns text language sql stable as $$
  select current_setting('storage.operation', true) $$;

-- Owners and rights
-- ----------------------------------------------------------------------------------------------------------------

do $$
declare
  one regclass;
  routine regprocedure;
  administrator name;
begin
  for one, administrator in
    select oid, format('supabase_%s_admin', relnamespace::regnamespace) from pg_class
      where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and relkind = 'r'
  loop
    execute format('alter table %s owner to %I', one, administrator);
    execute format('alter table %s enable row level security', one);
  end loop;
  for routine, administrator in
    select oid, format('supabase_%s_admin', pronamespace::regnamespace) from pg_proc
      where pronamespace in ('auth'::regnamespace, 'storage'::regnamespace)
  loop
    execute format('alter function %s owner to %I', routine, administrator);
  end loop;
end $$;
grant all on all tables in schema auth, storage to postgres with grant option;
grant all on all tables in schema storage to anon, authenticated, service_role;
grant execute on all functions in schema auth to public;
