-- Builds after changes. Statement triggers note that something visitors see has changed; a worker, or pg_cron with
-- pg_net, calls the host's build hook: once for all that changed, and at most every five minutes.

create table private.site_builds (
  id boolean primary key default true constraint site_builds_one_row check (id),
  hook_url text,
  hook_host text,
  requested_at timestamptz,
  waiting_since timestamptz,
  called_at timestamptz,
  state text constraint site_builds_state_known check (state in ('calling', 'accepted', 'failed')),
  error text constraint site_builds_error_length check (length(error) <= 300),
  failures integer not null default 0 constraint site_builds_failures_range check (failures >= 0),
  request_id bigint
);
comment on table private.site_builds is 'The build hook and the result of its last call. One row.';
comment on column private.site_builds.hook_url is 'Secret URL of the build hook. Null if it is in the Vault.';
comment on column private.site_builds.hook_host is 'Host of the build hook, which is not secret. Null without a hook.';
comment on column private.site_builds.requested_at is
  'When an administrator requested a build. Null once it is claimed.';
comment on column private.site_builds.waiting_since is
  'Oldest claimed change without an accepted build. Null once a build is accepted.';
comment on column private.site_builds.state is
  'calling: request sent; accepted: host started a build; failed: see error.';
comment on column private.site_builds.failures is 'Consecutive failed calls. Each doubles the delay, up to an hour.';
comment on column private.site_builds.request_id is 'Request id of pg_net.';
insert into private.site_builds default values;

-- One row per transaction, never an update of a shared one: a long import would make every other save wait for its
-- lock. A row is visible once its transaction commits, so no claim misses a change that commits after it.
create table private.public_changes (
  transaction_id xid8 primary key default pg_current_xact_id(),
  changed_at timestamptz not null default clock_timestamp()
);
comment on table private.public_changes is 'Transactions with changes visible to visitors, until a build is claimed.';

create function private.is_build_hook(address text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select length(address) <= 2000 and address !~ '[[:cntrl:][:space:]"<>\\^`{|}]'
      and (address ~* '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:[0-9]{1,5})?([/?].*)?$'
        or address ~* '^http://(localhost|127\.0\.0\.1|\[::1\])(:[0-9]{1,5})?([/?].*)?$')
  $$;
comment on function private.is_build_hook(text) is
  'Whether a URL is a valid build hook: https on a named host, or http on localhost, without credentials.';
alter table private.site_builds
  add constraint site_builds_hook_url_shape check (private.is_build_hook(hook_url)),
  add constraint site_builds_hook_has_host check (hook_url is null or hook_host is not null);

alter table private.site_builds enable row level security;
alter table private.public_changes enable row level security;
revoke all on private.site_builds, private.public_changes from public, anon, authenticated, service_role;

-- What changes --------------------------------------------------------------------------------------------------------

-- All columns of these tables are public, because a page compares its whole row. Only drafts are private.
create function private.record_public_change() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    is_public boolean;
  begin
    -- Without a hook no changes are collected; setting one requests a build.
    if not exists (select from private.site_builds where hook_host is not null)
      or exists (select from private.public_changes where transaction_id = pg_current_xact_id()) then
      return null;
    end if;
    if tg_op = 'INSERT' then
      is_public := exists (select from new_rows r where to_jsonb(r) ->> 'status' is distinct from 'draft');
    elsif tg_op = 'DELETE' then
      is_public := exists (select from old_rows r where to_jsonb(r) ->> 'status' is distinct from 'draft');
    else
      -- Sets, not a join: a plan cached for one row would compare each of five thousand with every other.
      with before as materialized (
        select to_jsonb(r) - 'updated_at' as shown from old_rows r
          where to_jsonb(r) ->> 'status' is distinct from 'draft'
      ), after as materialized (
        select to_jsonb(r) - 'updated_at' as shown from new_rows r
          where to_jsonb(r) ->> 'status' is distinct from 'draft'
      )
      select (select count(*) from before) <> (select count(*) from after)
          or exists (select shown from after except select shown from before)
        into is_public;
    end if;
    if is_public then
      insert into private.public_changes default values on conflict do nothing;
    end if;
    return null;
  end $$;
comment on function private.record_public_change() is
  'Records once per transaction that public rows changed. For tables in which only drafts are hidden.';
revoke all on function private.record_public_change() from public;

-- A trigger with transition tables can have one event only.
create trigger properties_public_insert after insert on public.properties
  referencing new table as new_rows for each statement execute function private.record_public_change();
create trigger properties_public_update after update on public.properties
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_public_change();
create trigger properties_public_delete after delete on public.properties
  referencing old table as old_rows for each statement execute function private.record_public_change();
create trigger site_content_public_update after update on public.site_content
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.record_public_change();

-- The hook ------------------------------------------------------------------------------------------------------------

create function private.build_hook() returns text
  language plpgsql stable set search_path = ''
  as $$
  declare
    hook text;
    host text;
  begin
    select site_builds.hook_url, site_builds.hook_host into hook, host from private.site_builds;
    if host is not null and hook is null and to_regnamespace('vault') is not null then
      execute 'select decrypted_secret from vault.decrypted_secrets where name = ''build_hook''' into hook;
    end if;
    return hook;
  end $$;
comment on function private.build_hook() is 'URL of the build hook, from the Vault or the table. Null without a hook.';

create function private.store_build_hook_in_vault(address text) returns boolean
  language plpgsql set search_path = ''
  as $$
  begin
    if to_regnamespace('vault') is null then return false; end if;
    execute 'delete from vault.secrets where name = ''build_hook''';
    if address is not null then execute 'select vault.create_secret($1, ''build_hook'')' using address; end if;
    return address is not null;
  exception when others then
    raise warning 'The Vault does not take the build hook, so it stays in private.site_builds: %', sqlerrm;
    return false;
  end $$;
comment on function private.store_build_hook_in_vault(text) is
  'Stores the build hook in the Vault if there is one. Returns whether it did.';

create function private.set_build_hook(address text) returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare
    wanted constant text := nullif(btrim(address), '');
    in_vault boolean;
  begin
    if not coalesce(private.is_build_hook(wanted), true) then
      raise exception 'This is not the address of a build hook.' using errcode = '22023', hint = 'build-hook-invalid',
        detail = 'It begins with https:// and a host''s name, as https://api.netlify.com/build_hooks/0123456789abcdef. '
          'Your host shows it under Build hooks or Deploy hooks.';
    end if;
    -- A hook whose secret is missing from the Vault can still be removed.
    if wanted = private.build_hook()
      or (wanted is null and exists (select from private.site_builds where hook_host is null)) then return; end if;
    in_vault := private.store_build_hook_in_vault(wanted);
    -- A build by the new hook publishes earlier changes, and shows whether the hook works.
    update private.site_builds
      set hook_url = case when not in_vault then wanted end, hook_host = substring(wanted from '^https?://([^/?]+)'),
        requested_at = case when wanted is not null then clock_timestamp() end,
        waiting_since = null, failures = 0, request_id = null, error = null,
        state = case when state = 'accepted' then state end
      where id;
    delete from private.public_changes where true;
  end $$;
comment on function private.set_build_hook(text) is
  'Owner: sets or (null) removes the build hook. Administrators use public.set_build_hook().';
revoke all on function private.is_build_hook(text), private.build_hook(), private.store_build_hook_in_vault(text),
  private.set_build_hook(text) from public;

-- The schedule --------------------------------------------------------------------------------------------------------

-- The hook waits until thirty seconds pass without a change, or the oldest change is five minutes old: saving six
-- listings in a row starts one build.
create view private.build_schedule as
  select build.*, pending.since,
    greatest(build.called_at + delay.length,
      coalesce(build.requested_at, least(pending.since + interval '5 minutes', changes.newest + interval '30 seconds')))
      as due_at,
    greatest(build.called_at + delay.length, coalesce(build.requested_at, pending.since + interval '5 minutes'))
      as due_by
  from private.site_builds build
    cross join (select min(changed_at) as oldest, max(changed_at) as newest from private.public_changes) changes
    cross join lateral (select least(build.waiting_since, build.requested_at, changes.oldest) as since) pending
    cross join lateral (
      select interval '5 minutes' * least(2 ^ greatest(build.failures - 1, 0), 12) as length) delay
  where build.hook_host is not null;
comment on view private.build_schedule is
  'Time of the next call: due_at, or due_by at the latest after further changes. since is null if nothing waits.';
revoke all on private.build_schedule from public, anon, authenticated, service_role;

create function public.claim_build() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    hook text;
    oldest timestamptz;
  begin
    -- Of two simultaneous callers the second skips.
    perform from private.site_builds where hook_host is not null for update skip locked;
    if not found then return null; end if;
    select since into oldest from private.build_schedule where since is not null and due_at <= clock_timestamp();
    if not found then return null; end if;
    hook := private.build_hook();
    update private.site_builds
      set waiting_since = oldest, requested_at = null, called_at = clock_timestamp(), request_id = null,
        -- A call without a result has failed.
        failures = failures + case when state = 'calling' or hook is null then 1 else 0 end,
        state = case when hook is null then 'failed' else 'calling' end,
        error = case when hook is null
          then 'The address of the build hook is not in the Vault any more. Set it again.' end
      where id;
    delete from private.public_changes where true;
    return hook;
  end $$;
comment on function public.claim_build() is
  'Worker: URL of the build hook if a call is due, else null. settle_build() records the result.';

create function public.settle_build(outcome text, reason text default null) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if outcome is null or outcome not in ('accepted', 'failed') then
      raise exception 'outcome is accepted or failed; it is %', coalesce(outcome, 'null')
        using errcode = '22023', hint = 'unknown-outcome';
    end if;
    update private.site_builds
      set state = outcome, request_id = null,
        error = case when outcome = 'failed'
          then left(replace(reason, coalesce(private.build_hook(), ''), 'the hook'), 300) end,
        failures = case when outcome = 'failed' then failures + 1 else 0 end,
        waiting_since = case when outcome = 'failed' then waiting_since end
      where id and state = 'calling';
  end $$;
comment on function public.settle_build(text, text) is
  'Worker: records accepted or failed. A failed call is retried after 5, 10, 20, 40 and then 60 minutes.';
revoke all on function public.claim_build(), public.settle_build(text, text) from public, anon, authenticated;
grant execute on function public.claim_build(), public.settle_build(text, text) to service_role;

create function private.call_build_hook() returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare
    hook text;
    request bigint;
    response record;
  begin
    if to_regnamespace('net') is null then return; end if;
    -- pg_net sends after the commit, so the result of a request is read a minute later.
    select request_id into request from private.site_builds where state = 'calling' and request_id is not null;
    if found then
      for response in
        execute 'select status_code, timed_out, error_msg from net._http_response where id = $1' using request
      loop
        if response.status_code between 200 and 299 then
          perform public.settle_build('accepted');
        else
          perform public.settle_build('failed', case
            when response.timed_out then 'The host did not answer within 10 seconds.'
            when response.status_code is not null then format('The host answered %s.', response.status_code)
            else 'The host could not be reached: ' || coalesce(response.error_msg, 'no reason is given') end);
        end if;
      end loop;
    end if;
    hook := public.claim_build();
    if hook is null then return; end if;
    if hook !~* '^https:' then
      perform public.settle_build('failed', 'A hook on this machine is called by npm start alone.');
      return;
    end if;
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb, timeout_milliseconds := 10000)'
      into request using hook;
    update private.site_builds set request_id = request where id;
  exception when others then
    -- The error rolls the claim back too.
    raise warning 'The build hook was not called: %', sqlerrm;
  end $$;
comment on function private.call_build_hook() is
  'Calls a due build hook by pg_net, for pg_cron every minute. Does nothing without pg_net.';
revoke all on function private.call_build_hook() from public;

-- For the admin -------------------------------------------------------------------------------------------------------

create function public.build_state()
  returns table (
    hook_host text, state text, error text, called_at timestamptz, waiting_since timestamptz, due_by timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select build.hook_host, build.state, build.error, build.called_at, schedule.since, schedule.due_by
    from private.site_builds build left join private.build_schedule schedule on schedule.id = build.id
    where (select public.is_staff())
  $$;
comment on function public.build_state() is
  'Staff: host of the build hook, result of the last call, oldest waiting change, and latest time of the next call.';

create function public.set_build_hook(address text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not public.is_admin() then
      raise exception 'Only administrators can set the build hook.'
        using errcode = '42501', hint = 'administrators-only';
    end if;
    perform private.set_build_hook(address);
  end $$;
comment on function public.set_build_hook(text) is
  'Administrators: sets or (null) removes the build hook. The URL cannot be read back.';

create function public.request_build() returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not public.is_admin() then
      raise exception 'Only administrators can request a build.'
        using errcode = '42501', hint = 'administrators-only';
    end if;
    update private.site_builds set requested_at = clock_timestamp(), failures = 0 where id and hook_host is not null;
    if not found then
      raise exception 'There is no build hook to call. Set its address first.'
        using errcode = '55000', hint = 'build-hook-missing';
    end if;
  end $$;
comment on function public.request_build() is
  'Administrators: requests a build without changes, at least five minutes after the last call.';
revoke all on function public.build_state(), public.set_build_hook(text), public.request_build()
  from public, anon, service_role;
grant execute on function public.build_state(), public.set_build_hook(text), public.request_build() to authenticated;
