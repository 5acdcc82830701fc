-- A feed whose address was changed during its run: the result belongs to the old address.

create or replace function public.settle_feed(source uuid, outcome jsonb) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    result constant text := outcome ->> 'state';
    feed public.feed_sources;
  begin
    update public.feed_sources set claimed_at = null
      where id = source and url <> outcome ->> 'url' returning * into feed;
    if feed.id is not null then return; end if;
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
  'Worker: records the result of a run {state, url, error, summary, etag, last_modified, branch}, unless the feed has '
  'another url by now. Emails the agency when a feed stops, at most once a day.';
