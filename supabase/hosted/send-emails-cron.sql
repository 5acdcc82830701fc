-- Calls the Edge Function send-emails every minute to send due emails. Run this file in the SQL editor of a hosted
-- project. Replace two placeholders first:
--   {project_url}      https://<ref>.supabase.co, without a slash at its end
--   {send_emails_key}  the secret SEND_EMAILS_KEY of the project's Edge Functions
-- You can run it again, also with another key.
-- To stop the job: select cron.unschedule('send-emails');

do $$
declare
  secret_id uuid;
begin
  if '{project_url}' !~ '^https?://[^/{}]+$' then
    raise exception 'Put the address of the project in place of its placeholder, as https://<ref>.supabase.co.';
  end if;
  if length('{send_emails_key}') < 20 or '{send_emails_key}' ~ '[{}]' then
    raise exception 'Put the secret SEND_EMAILS_KEY, of 20 characters or more, in place of its placeholder.';
  end if;
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;

  select id into secret_id from vault.secrets where name = 'send_emails_key';
  if secret_id is null then
    perform vault.create_secret('{send_emails_key}', 'send_emails_key');
  else
    perform vault.update_secret(secret_id, '{send_emails_key}');
  end if;
end $$;

-- pg_net has a default timeout of five seconds, so the job sets the function's own limit.
-- The request contains no email.
select cron.schedule('send-emails', '* * * * *', $job$
  select net.http_post(
    url := '{project_url}/functions/v1/send-emails',
    headers := jsonb_build_object('x-send-emails-key',
      (select decrypted_secret from vault.decrypted_secrets where name = 'send_emails_key')),
    timeout_milliseconds := 150000)
$job$);
