-- Erases every night at 02:30 UTC what the privacy policy says is erased. The migrations schedule it where they may; this is
-- for a project whose pg_cron was switched on afterwards. For its SQL editor; can be run again.
-- To end it: select cron.unschedule('erase-old-enquiries');

do $$
begin
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
end $$;

select cron.schedule('erase-old-enquiries', '30 2 * * *', 'select public.run_retention()');
