-- Enquiries are erased when the privacy policy says so, unless staff set a later date with a reason. The view of the
-- inbox has the date (erase_on), which the nightly job reads.

create table private.retention_log (
  ran_at timestamptz primary key default clock_timestamp(),
  inquiries integer not null,
  bookings integer not null,
  requests integer not null,
  messages integer not null
);
comment on table private.retention_log is
  'Number of enquiries of each kind that each run of private.erase_old_enquiries() erased.';

alter table private.retention_log enable row level security;

-- A row that somebody is editing waits for the next night. The second query excludes enquiries whose date changed
-- before the lock, and those with a viewing ahead, which would be deleted without an email to the visitor. Triggers of the tables delete what belongs to an enquiry.
create function private.erase_due(which text, sent text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  today constant date := (now() at time zone 'Europe/London')::date;
  locked uuid[];
  erased integer;
begin
  execute format(
    'select array(select id from public.%I
      where id in (select e.id from public.enquiries e where e.kind = $1 and e.erase_on <= $2)
      for update skip locked)', sent) into locked using which, today;
  execute format(
    'with gone as (delete from public.%I as enquiry where id = any ($1)
      and id in (select e.id from public.enquiries e where e.kind = $2 and e.erase_on <= $3)
      and not exists (select from public.viewings v where v.enquiry_kind = $2 and v.enquiry_id = enquiry.id
        and v.state <> ''cancelled'' and v.starts_at + v.minutes * interval ''1 minute'' > now()) returning 1)
     select count(*) from gone', sent) into erased using locked, which, today;
  return erased;
end $$;
comment on function private.erase_due(text, text) is
  'Erases due enquiries of one kind from the given table. Returns their number.';

create function private.erase_old_enquiries() returns private.retention_log
  language sql volatile security definer set search_path = ''
  as $$
    insert into private.retention_log (inquiries, bookings, requests, messages)
    values (
      private.erase_due('inquiry', 'property_inquiries'), private.erase_due('booking', 'booking_valuations'),
      private.erase_due('request', 'valuation_requests'), private.erase_due('message', 'contact_submissions'))
    returning *
  $$;
comment on function private.erase_old_enquiries() is 'Erases due enquiries, and logs their number.';

-- pg_cron logs each run and deletes none: two jobs a minute would fill a small database in two years. A failure must
-- not stop the erasure, so a night deletes only so many rows.
create function private.delete_old_job_runs() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if to_regclass('cron.job_run_details') is null then return; end if;
  execute $query$
    delete from cron.job_run_details where runid in (
      select runid from cron.job_run_details where coalesce(end_time, start_time) < now() - interval '7 days'
        order by runid limit 50000) $query$;
exception when others then
  raise warning 'Old runs of scheduled jobs were not deleted: %', sqlerrm;
end $$;
comment on function private.delete_old_job_runs() is 'Deletes runs of scheduled jobs that are older than a week.';

create function public.run_retention() returns integer
  language sql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
    select private.delete_old_job_runs();
    select inquiries + bookings + requests + messages from private.erase_old_enquiries()
  $$;
comment on function public.run_retention() is
  'Nightly job, for pg_cron or a worker: erases data by the privacy policy, and old runs of scheduled jobs. '
  'Returns the number of enquiries.';

-- Every night at 02:30 UTC, if the server has pg_cron. If it cannot be enabled here, docs/deploy.md explains how.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('erase-old-enquiries', '30 2 * * *', 'select public.run_retention()');
  end if;
exception when others then
  raise warning 'The nightly erasure is not scheduled: %', sqlerrm;
end $$;

revoke all on private.retention_log from public, anon, authenticated, service_role;
revoke all on function
  private.erase_due(text, text), private.erase_old_enquiries(), private.delete_old_job_runs(), public.run_retention()
  from public, anon, authenticated, service_role;
grant execute on function public.run_retention() to service_role;
