-- Feeds: what a file of the trade does to the listings, in one transaction.

alter table public.listing_records
  add column feed_branch text constraint listing_records_feed_branch_shape check (feed_branch ~ '^[A-Za-z0-9]{1,20}$'),
  add column feed_media jsonb not null default '{}',
  add column protected_columns text[] not null default '{}'
    constraint listing_records_protected_size check (cardinality(protected_columns) <= 60);
comment on column public.listing_records.feed_branch is 'The branch whose feed brought the listing: only what a feed brought does a feed withdraw.';
comment on column public.listing_records.feed_media is 'What the last feed called its pictures, by column; they have addresses of ours since.';
comment on column public.listing_records.protected_columns is 'Columns that no feed changes: somebody here has put them right.';

-- One of the columns that a row names, written into a table: `create` or `change`. The caller's policies and the publish check
-- judge it as they judge any other.
create function public.import_listings(plan jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  as $$
  declare
    one jsonb;
    columns text;
    listing uuid;
    written timestamptz;
    conflicts jsonb := '[]';
    allowed constant text[] := (select array_agg(attname::text) from pg_catalog.pg_attribute
      where attrelid = 'public.properties'::regclass and attnum > 0 and not attisdropped);
  begin
    -- The service key is no account of the staff, and may not ask.
    if current_user <> 'service_role' then
      if not public.may_edit() then
        raise exception 'Only who keeps listings imports them.'
          using errcode = '42501', hint = 'editors-only';
      end if;
    end if;
    -- Whatever has changed since the dry run was another listing than the one that was compared.
    for one in select * from jsonb_array_elements((plan -> 'change') || (plan -> 'withdraw')) loop
      select updated_at into written from public.properties where id = (one ->> 'id')::uuid for update;
      if written is distinct from (one ->> 'updated_at')::timestamptz then
        conflicts := conflicts || jsonb_build_array(one -> 'id');
      end if;
    end loop;
    if conflicts <> '[]' then
      return jsonb_build_object('conflicts', conflicts);
    end if;

    for one in select * from jsonb_array_elements(plan -> 'create') loop
      select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(one -> 'row') key where key = any (allowed);
      execute format('insert into public.properties (%1$s) select %1$s from jsonb_populate_record(null::public.properties, $1) returning id', columns)
        into listing using one -> 'row';
      insert into public.listing_records (property_id, address_line, postcode, feed_branch, feed_media)
        values (listing, one -> 'record' ->> 'address_line', one -> 'record' ->> 'postcode', plan ->> 'branch', coalesce(one -> 'media', '{}'));
    end loop;

    for one in select * from jsonb_array_elements(plan -> 'change') loop
      listing := (one ->> 'id')::uuid;
      select string_agg(format('%1$I = filled.%1$I', key), ', ') into columns from jsonb_object_keys(one -> 'row') key where key = any (allowed);
      if columns is not null then
        execute format('update public.properties set %s from jsonb_populate_record(null::public.properties, $1) filled where properties.id = $2', columns)
          using one -> 'row', listing;
      end if;
      insert into public.listing_records as record (property_id, address_line, postcode, feed_branch, feed_media)
        values (listing, one -> 'record' ->> 'address_line', one -> 'record' ->> 'postcode', plan ->> 'branch', coalesce(one -> 'media', '{}'))
        on conflict (property_id) do update set
          address_line = coalesce(excluded.address_line, record.address_line),
          postcode = coalesce(excluded.postcode, record.postcode),
          feed_branch = excluded.feed_branch,
          feed_media = record.feed_media || excluded.feed_media,
          protected_columns = (select coalesce(array_agg(distinct name), '{}') from (
            select unnest(record.protected_columns) as name
            union select jsonb_array_elements_text(coalesce(one -> 'protect', '[]'))) as names);
    end loop;

    update public.properties set status = 'draft'
      where id in (select (each ->> 'id')::uuid from jsonb_array_elements(plan -> 'withdraw') each);
    return jsonb_build_object('conflicts', conflicts, 'created', jsonb_array_length(plan -> 'create'),
      'changed', jsonb_array_length(plan -> 'change'), 'withdrawn', jsonb_array_length(plan -> 'withdraw'));
  end $$;
comment on function public.import_listings(jsonb) is
  'Does what a dry run said, all or nothing: {branch, create: [{row, record, media}], change: [{id, updated_at, row, record, media, protect}], withdraw: [{id, updated_at}]}. Where a listing has changed since, nothing is done and the conflicts are named.';
revoke all on function public.import_listings(jsonb) from public, anon;
grant execute on function public.import_listings(jsonb) to authenticated, service_role;
