-- Pages depend on the date: opening hours, news, availability, and rates that begin on a day. So a build is due on each
-- day, also without a change.

create or replace view private.build_schedule as
  select build.*, pending.since,
    greatest(build.called_at + delay.length,
      coalesce(build.requested_at, least(pending.since + interval '5 minutes', changes.newest + interval '30 seconds')))
      as due_at,
    greatest(build.called_at + delay.length, coalesce(build.requested_at, pending.since + interval '5 minutes'))
      as due_by
  from private.site_builds build
    cross join (select min(changed_at) as oldest, max(changed_at) as newest from private.public_changes) changes
    cross join lateral (
      select date_trunc('day', clock_timestamp() at time zone 'Europe/London') at time zone 'Europe/London' as midnight
    ) today
    cross join lateral (
      select least(build.waiting_since, build.requested_at, changes.oldest,
        case when build.state = 'accepted' and build.called_at < today.midnight then today.midnight end) as since
    ) pending
    cross join lateral (
      select interval '5 minutes' * least(2 ^ greatest(build.failures - 1, 0), 12) as length) delay
  where build.hook_host is not null;
comment on view private.build_schedule is
  'Time of the next call: due_at, or due_by at the latest after further changes. since is null if nothing waits; it is '
  'midnight in London if the last accepted call was on an earlier day.';
