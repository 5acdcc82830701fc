
-- Somebody signed in who is no administrator.
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
values ('5f0f3f5e-0000-4000-8000-000000000011', 'authenticated', 'authenticated', 'stranger@example.com',
  crypt('stranger-demo', gen_salt('bf')), now(), '{"provider":"email","providers":["email"]}', '{}', now(), now());
insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
values ('5f0f3f5e-0000-4000-8000-000000000012', '5f0f3f5e-0000-4000-8000-000000000011', '5f0f3f5e-0000-4000-8000-000000000011', 'email',
  '{"sub":"5f0f3f5e-0000-4000-8000-000000000011","email":"stranger@example.com"}', now(), now(), now());
