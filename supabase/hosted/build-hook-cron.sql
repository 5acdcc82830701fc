-- Calls the host's build hook after changes that visitors see. pg_cron checks every minute, and pg_net sends the
-- request. Run this file in the SQL editor of a hosted project. Replace the placeholder first:
--   {build_hook}  the address under Build hooks or Deploy hooks at the host: https://api.netlify.com/build_hooks/…
-- You can run it again, also with another hook.
-- To stop the calls: select cron.unschedule('call-build-hook'); select private.set_build_hook(null);

do $$
begin
  if '{build_hook}' !~ '^https://[^/{}]+/[^{}]+$' then
    raise exception 'Put the address of your host''s build hook in place of its placeholder. It begins with https://.';
  end if;
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
  if to_regnamespace('net') is null then create extension pg_net; end if;
  perform private.set_build_hook('{build_hook}');
end $$;

select cron.schedule('call-build-hook', '* * * * *', 'select private.call_build_hook()');
