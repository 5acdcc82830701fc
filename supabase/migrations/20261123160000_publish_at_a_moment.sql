-- A draft may go live at a set moment. The worker that sends letters sees to it.

alter table public.listing_records
  add column publish_at timestamptz,
  add column publish_refusal text constraint listing_records_publish_refusal_length check (length(publish_refusal) between 1 and 5000);
comment on column public.listing_records.publish_at is 'When a draft goes live by itself; null once it has, or where somebody does it by hand.';
comment on column public.listing_records.publish_refusal is 'Why it did not go live at its moment, as the database said it; null once it is published or has another moment.';
create index listing_records_publish_at on public.listing_records (publish_at) where publish_at is not null;

create function private.forget_refusal() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.publish_refusal := null; return new; end $$;
comment on function private.forget_refusal() is 'A new moment is a new try.';
revoke all on function private.forget_refusal() from public;
create trigger listing_records_refusal before update of publish_at on public.listing_records
  for each row when (new.publish_at is not null and new.publish_at is distinct from old.publish_at)
  execute function private.forget_refusal();

create function private.forget_moment() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.listing_records set publish_at = null, publish_refusal = null
      where property_id = new.id and num_nonnulls(publish_at, publish_refusal) > 0;
    return null;
  end $$;
comment on function private.forget_moment() is 'What is published has no moment left: taken back to a draft, it stays one until somebody says otherwise.';
revoke all on function private.forget_moment() from public;
create trigger properties_published after update on public.properties
  for each row when (old.status = 'draft' and new.status <> 'draft') execute function private.forget_moment();

create function public.publish_due() returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    due uuid;
    published integer := 0;
    problems text;
    key text;
  begin
    for due in
      select record.property_id from public.listing_records record join public.properties listing on listing.id = record.property_id
        where record.publish_at <= now() and listing.status = 'draft'
        order by record.publish_at limit 20 for update of record skip locked
    loop
      begin
        update public.properties set status = 'live' where id = due;
        published := published + 1;
      exception when others then
        get stacked diagnostics problems = pg_exception_detail, key = pg_exception_hint;
        update public.listing_records set publish_at = null,
            publish_refusal = left(case key when 'listing-incomplete' then problems else sqlerrm end, 5000)
          where property_id = due;
      end;
    end loop;
    return published;
  end $$;
comment on function public.publish_due() is
  'Publishes the drafts whose moment has come, for the worker. What the publish check refuses stays a draft, with the reason beside it. Says how many were published.';
revoke all on function public.publish_due() from public, anon, authenticated;
grant execute on function public.publish_due() to service_role;
