-- Erases old enquiries every night at 02:30 UTC, as the privacy policy says. The migrations schedule this job if
-- pg_cron is enabled. Otherwise run this file in the SQL editor. You can run it again.
-- To stop the job: select cron.unschedule('erase-old-enquiries');

do $$
begin
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
end $$;

select cron.schedule('erase-old-enquiries', '30 2 * * *', 'select public.run_retention()');
