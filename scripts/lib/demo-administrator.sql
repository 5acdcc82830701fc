-- Creates the administrator with this clone's generated password (scripts/lib/secrets.ts). Runs before the seeds,
-- and again on an old database whose password was published in the repository.
create extension if not exists pgcrypto;
do $$
declare
  administrator constant uuid := '5f0f3f5e-0000-4000-8000-000000000001';
begin
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
    raw_user_meta_data, confirmation_token, recovery_token, email_change, email_change_token_new, created_at,
    updated_at)
  values (administrator, 'authenticated', 'authenticated', '{email}', crypt('{password}', gen_salt('bf')), now(),
    '{"provider":"email","providers":["email"]}', '{}', '', '', '', '', now(), now())
  on conflict (id) do update set encrypted_password = excluded.encrypted_password;
  insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at,
    updated_at)
  values ('5f0f3f5e-0000-4000-8000-000000000002', administrator, administrator::text, 'email',
    '{"sub":"5f0f3f5e-0000-4000-8000-000000000001","email":"{email}"}', now(), now(), now())
  on conflict do nothing;
  insert into public.staff (user_id, name, email, role)
  values (administrator, '{name}', '{email}', 'administrator') on conflict do nothing;
end $$;
