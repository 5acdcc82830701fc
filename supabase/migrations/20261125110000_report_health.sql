-- Data for npm run doctor that no table of the API provides: rights, scheduled jobs, waiting letters, limits. Only
-- counts and names of objects, never texts of visitors or staff.

-- If an extension is missing or not accessible to this function's owner, the report contains null.
create function private.scheduled_jobs() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  jobs jsonb;
begin
  if to_regclass('cron.job') is null then return null; end if;
  execute $query$
    select coalesce(jsonb_agg(jsonb_build_object('name', job.jobname, 'schedule', job.schedule, 'active', job.active,
        'status', last_run.status, 'message', last_run.return_message, 'ran_at', last_run.start_time)
        order by job.jobname), '[]')
      from cron.job left join lateral (
        select details.status, details.return_message, details.start_time from cron.job_run_details details
          where details.jobid = job.jobid and details.status in ('succeeded', 'failed')
          order by details.start_time desc limit 1) last_run on true
      where job.jobname is not null $query$ into jobs;
  return jobs;
exception when insufficient_privilege or undefined_table or undefined_column then
  return null;
end $$;
comment on function private.scheduled_jobs() is 'Jobs of pg_cron with their last run. Null without pg_cron.';

-- A project with manually applied migrations has no history.
create function private.applied_migrations() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  versions jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then return null; end if;
  execute $query$ select jsonb_agg(version order by version) from supabase_migrations.schema_migrations $query$
    into versions;
  return versions;
exception when insufficient_privilege then
  return null;
end $$;
comment on function private.applied_migrations() is 'Versions in the migration history. Null without a history.';

-- Null until the migration of build hooks is applied.
create function private.build_hook_report() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  report jsonb;
begin
  if to_regclass('private.site_builds') is null then return null; end if;
  execute $query$
    select jsonb_build_object('host', hook_host, 'state', state, 'error', error) from private.site_builds $query$
    into report;
  return report;
end $$;
comment on function private.build_hook_report() is 'Host of the build hook, and result of the last call.';

create function private.missing_rights() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    with missing as (
      select wanted.role || ' may not ' || privilege || ' ' || name as says
        from (values
          ('anon', 'properties', array['select']),
          ('service_role', 'properties', array['select', 'insert', 'update', 'delete']),
          ('service_role', 'listing_records', array['select', 'insert', 'update', 'delete'])
        ) as wanted (role, name, privileges), unnest(wanted.privileges) as privilege
        where not has_table_privilege(wanted.role, format('public.%I', name), privilege)
      union all
      select wanted.role || ' may not execute ' || name
        from (values
          ('anon', array['search_listings', 'is_admin']),
          ('service_role', array['import_listings', 'claim_emails', 'settle_email', 'publish_due', 'match_alerts',
            'queue_alert_emails', 'queue_change_emails', 'run_retention'])
        ) as wanted (role, names), unnest(wanted.names) as name
        where not exists (select from pg_catalog.pg_proc routine
          where routine.pronamespace = 'public'::regnamespace and routine.proname = name
            and has_function_privilege(wanted.role, routine.oid, 'execute'))
    )
    select coalesce(jsonb_agg(says order by says), '[]') from missing
  $$;
comment on function private.missing_rights() is
  'Rights that visitors, imports, exports or the email worker need and do not have.';

create function public.health_report() returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object(
      'administrators', (select count(*) from public.staff where role = 'administrator' and ended_at is null),
      -- The functions of invitations write these tables as their owner.
      'makes_accounts', has_table_privilege('auth.users', 'insert') and has_table_privilege('auth.users', 'update')
        and has_table_privilege('auth.identities', 'insert') and has_table_privilege('auth.sessions', 'select')
        and has_table_privilege('auth.sessions', 'delete'),
      'migrations', private.applied_migrations(),
      'missing_rights', private.missing_rights(),
      'jobs', private.scheduled_jobs(),
      'build_hook', private.build_hook_report(),
      'late_letters', (select count(*) from private.outbox
        where state in ('queued', 'sending') and greatest(created_at, next_attempt_at) < now() - interval '10 minutes'),
      'late_drafts', (select count(*) from public.listing_records record
        join public.properties listing on listing.id = record.property_id
        where record.publish_at < now() - interval '10 minutes' and listing.status = 'draft'),
      'trusted_proxies', (select count(*) from private.trusted_proxies),
      'limits_senders', exists (select from private.enquiry_limits where by_sender is not null),
      'listing_types', private.offered_types())
  $$;
comment on function public.health_report() is
  'For npm run doctor with the secret key: administrators, missing rights, jobs, delayed emails and drafts, limits, '
  'and the types of listings that visitors get.';

create function public.health_rows() returns setof integer
  language sql immutable set search_path = ''
  as $$ select generate_series(1, 1000) $$;
comment on function public.health_rows() is
  'A thousand rows. If fewer arrive, the API''s row limit is too low for exports.';

revoke all on function private.scheduled_jobs(), private.applied_migrations(), private.build_hook_report(),
  private.missing_rights() from public, anon, authenticated;
revoke all on function public.health_report(), public.health_rows() from public, anon, authenticated;
grant execute on function public.health_report(), public.health_rows() to service_role;
