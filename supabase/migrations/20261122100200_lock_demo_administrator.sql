-- The demo's administrator had a password that stood in the repository. Wherever that user still has it, nobody signs in by
-- it any more: `npm start` gives a password of its own afterwards, and a hosted project has its own administrators.

do $$
declare
  pgcrypto text;
begin
  select namespace.nspname into pgcrypto from pg_extension extension join pg_namespace namespace on namespace.oid = extension.extnamespace
    where extension.extname = 'pgcrypto';
  -- Without pgcrypto the seed could not have made that user.
  if pgcrypto is null or not exists (select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'encrypted_password') then
    return;
  end if;
  execute format(
    'update auth.users set encrypted_password = %1$I.crypt(gen_random_uuid()::text, %1$I.gen_salt(''bf''))
     where email = ''admin@meridianrow.example'' and encrypted_password = %1$I.crypt(''meridian-demo'', encrypted_password)', pgcrypto);
end $$;
