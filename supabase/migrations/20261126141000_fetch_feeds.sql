-- Feeds that a worker fetches every hour from an address (scripts/lib/fetch-feeds.ts).

create function private.is_feed_address(address text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select length(address) <= 2000 and address !~ '[[:cntrl:][:space:]"<>\\^`{|}@]'
      and address ~* '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:[0-9]{1,5})?([/?].*)?$'
  $$;
comment on function private.is_feed_address(text) is
  'Whether a URL may be fetched as a feed: https on a named host, without credentials.';

create table public.feed_sources (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint feed_sources_name_shape check (name ~ '[^[:space:]]' and length(name) <= 80 and name !~ '[[:cntrl:]]'),
  url text not null constraint feed_sources_url_shape check (private.is_feed_address(url)),
  enabled boolean not null default true,
  withdraw_percent integer not null default 10
    constraint feed_sources_withdraw_percent_range check (withdraw_percent between 0 and 100),
  branch text constraint feed_sources_branch_shape check (branch ~ '^[A-Za-z0-9]{1,20}$'),
  next_run_at timestamptz default now(),
  claimed_at timestamptz,
  approved_digest text constraint feed_sources_approved_digest_shape check (approved_digest ~ '^[0-9a-f]{64}$'),
  etag text constraint feed_sources_etag_length check (length(etag) <= 500),
  last_modified text constraint feed_sources_last_modified_length check (length(last_modified) <= 100),
  state text not null default 'new'
    constraint feed_sources_state_known check (state in ('new', 'unchanged', 'imported', 'stopped', 'failed')),
  error text not null default '' constraint feed_sources_error_length check (length(error) <= 1000),
  failures integer not null default 0 constraint feed_sources_failures_range check (failures >= 0),
  summary jsonb,
  last_run_at timestamptz,
  last_import_at timestamptz,
  last_notified_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.feed_sources is
  'Addresses of feeds that a worker fetches every hour. For administrators, because an address may contain a secret.';
comment on column public.feed_sources.withdraw_percent is
  'Highest share of the feed''s published homes that one import may withdraw without confirmation. One home may always '
  'be withdrawn, unless it is 0.';
comment on column public.feed_sources.branch is
  'Branch of the first import. A feed of another branch is refused. Null before the first import.';
comment on column public.feed_sources.claimed_at is 'When a worker began the current run. Null if none runs.';
comment on column public.feed_sources.approved_digest is
  'SHA-256 of the stopped file that an administrator approved. The next run imports exactly that file.';
comment on column public.feed_sources.state is
  'unchanged: the file is the last one; imported: its changes were made; stopped: it needs confirmation; failed: it '
  'could not be fetched or read.';
comment on column public.feed_sources.failures is 'Consecutive failed runs. The agency gets an email after the third.';
comment on column public.feed_sources.summary is
  'Counts of the last plan, its withdrawn titles and its digest: see src/domain/feed/source-run.ts.';
comment on column public.feed_sources.last_notified_at is 'Last email to the agency. At most one a day.';

create unique index feed_sources_url on public.feed_sources (url);

alter table public.feed_sources enable row level security;

create policy "An administrator reads feed addresses" on public.feed_sources
  for select to authenticated using ((select public.is_admin()));
create policy "An administrator adds feed addresses" on public.feed_sources
  for insert to authenticated with check ((select public.is_admin()));
create policy "An administrator changes feed addresses" on public.feed_sources
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "An administrator removes feed addresses" on public.feed_sources
  for delete to authenticated using ((select public.is_admin()));

-- Another address is another feed: nothing of the old one applies.
create function private.reset_feed_source() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.etag := null;
    new.last_modified := null;
    new.approved_digest := null;
    new.summary := null;
    new.error := '';
    new.failures := 0;
    new.state := 'new';
    new.next_run_at := now();
    return new;
  end $$;
comment on function private.reset_feed_source() is 'Forgets the results of the old address of a feed.';
create trigger feed_sources_moved before update of url on public.feed_sources
  for each row when (new.url is distinct from old.url) execute function private.reset_feed_source();

-- A claim expires after fifteen minutes, in case the worker crashed.
create function public.claim_feed() returns jsonb
  language sql volatile security definer set search_path = ''
  as $$
    with due as (
      select id from public.feed_sources
        where enabled and next_run_at <= now() and (claimed_at is null or claimed_at < now() - interval '15 minutes')
        order by next_run_at limit 1 for update skip locked
    )
    update public.feed_sources source set claimed_at = now(), next_run_at = now() + interval '1 hour'
      from due where source.id = due.id
      returning jsonb_build_object('id', source.id, 'name', source.name, 'url', source.url, 'branch', source.branch,
        'etag', source.etag, 'last_modified', source.last_modified, 'withdraw_percent', source.withdraw_percent,
        'approved_digest', source.approved_digest)
  $$;
comment on function public.claim_feed() is 'Worker: claims the next due feed. Null if none is due.';

create function public.settle_feed(source uuid, outcome jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    result constant text := outcome ->> 'state';
    feed public.feed_sources;
  begin
    update public.feed_sources set
        state = result,
        error = left(coalesce(outcome ->> 'error', ''), 1000),
        summary = coalesce(outcome -> 'summary', summary),
        etag = case when result = 'imported' then left(outcome ->> 'etag', 500) else etag end,
        last_modified = case when result = 'imported' then left(outcome ->> 'last_modified', 100)
          else last_modified end,
        branch = case when result = 'imported' then coalesce(branch, outcome ->> 'branch') else branch end,
        approved_digest = case when result = 'failed' then approved_digest end,
        failures = case when result = 'failed' then failures + 1 else 0 end,
        last_import_at = case when result = 'imported' then now() else last_import_at end,
        last_run_at = now(), claimed_at = null
      where id = source returning * into feed;
    if feed.id is null then return; end if;
    if (feed.state = 'stopped' or feed.failures >= 3)
      and coalesce(feed.last_notified_at, '-infinity') < now() - interval '24 hours' then
      insert into private.outbox (kind, data) values ('feed_stopped', jsonb_build_object(
        'name', feed.name, 'state', feed.state, 'error', feed.error, 'summary', feed.summary));
      update public.feed_sources set last_notified_at = now() where id = feed.id;
    end if;
  end $$;
comment on function public.settle_feed(uuid, jsonb) is
  'Worker: records the result of a run {state, error, summary, etag, last_modified, branch}. Emails the agency when a '
  'feed stops, at most once a day.';

revoke all on public.feed_sources from public, anon, authenticated, service_role;
grant select, delete, insert (id, name, url, enabled, withdraw_percent),
  update (name, url, enabled, withdraw_percent, next_run_at, approved_digest) on public.feed_sources to authenticated;
grant select on public.feed_sources to service_role;
revoke all on function private.is_feed_address(text), private.reset_feed_source(), public.claim_feed(),
  public.settle_feed(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.is_feed_address(text) to authenticated;
grant execute on function public.claim_feed(), public.settle_feed(uuid, jsonb) to service_role;
