-- Publishes drafts at their time, every minute. The email worker does so too; this job needs no mail server. Run this
-- file in the SQL editor of a hosted project. You can run it again.
-- To stop the job: select cron.unschedule('publish-due');

do $$
begin
  if to_regnamespace('cron') is null then create extension pg_cron; end if;
end $$;

select cron.schedule('publish-due', '* * * * *', 'select public.publish_due()');
