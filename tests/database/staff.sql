-- Somebody of every role beside the administrator, and an administrator whose account was ended.
do $$
declare
  account record;
  made uuid;
begin
  for account in select * from (values
    ('reader', 'reader', null::timestamptz), ('negotiator', 'negotiator', null), ('ended', 'administrator', now() - interval '1 day')
  ) as accounts (name, role, ended_at) loop
    made := gen_random_uuid();
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (made, 'authenticated', 'authenticated', account.name || '@example.com', crypt(account.name || '-demo', gen_salt('bf', 4)), now(),
        '{"provider":"email","providers":["email"]}', '{}', now(), now());
    insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
      values (gen_random_uuid(), made, made, 'email', jsonb_build_object('sub', made, 'email', account.name || '@example.com'), now(), now(), now());
    insert into public.staff (user_id, name, email, role, ended_at)
      values (made, initcap(account.name), account.name || '@example.com', account.role, account.ended_at);
  end loop;
end $$;
