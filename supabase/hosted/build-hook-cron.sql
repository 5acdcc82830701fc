-- Calls the host's build hook when something visitors see has changed: pg_cron looks every minute, pg_net calls. For
-- a hosted project, in its SQL editor; can be run again, also with another hook. One value goes in place of its
-- placeholder:
--   {build_hook}  what the host shows under Build hooks or Deploy hooks: https://api.netlify.com/build_hooks/…
-- To end it: select cron.unschedule('ask-for-builds'); select private.set_build_hook(null);

do $$
begin
  if '{build_hook}' !~ '^https://[^/{}]+/[^{}]+$' then
    raise exception 'Put the address of your host''s build hook in place of its placeholder. It begins with https://.';
  end if;
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;
  perform private.set_build_hook('{build_hook}');
end $$;

select cron.schedule('ask-for-builds', '* * * * *', 'select private.ask_for_build()');
