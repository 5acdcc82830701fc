-- Imports: a feed changes listings in one transaction.

-- Otherwise the next import would publish a listing again that staff unpublished.
create function private.lock_unpublished() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.listing_records set protected_columns = protected_columns || array['status']
      where property_id = new.id and feed_media ? 'feed_status' and not 'status' = any (protected_columns);
    return null;
  end $$;
comment on function private.lock_unpublished() is
  'Locks the status of a feed''s listing that staff unpublish. Publishing it unlocks it.';
create trigger properties_unpublished after update on public.properties
  for each row when (old.status <> 'draft' and new.status = 'draft'
    and current_setting('app.importing', true) is distinct from 'yes')
  execute function private.lock_unpublished();

-- Four statements write all listings of a feed, so that thousands are imported within the time limit of one call.
-- Policies and the publish check apply as to any other write.
create function public.import_listings(plan jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = '' set statement_timeout = '55s'
  as $$
  declare
    creations constant jsonb := coalesce(plan -> 'create', '[]');
    alterations constant jsonb := coalesce(plan -> 'change', '[]');
    withdrawals constant jsonb := coalesce(plan -> 'withdraw', '[]');
    conflicts jsonb;
    ids uuid[];
    columns text[];
    default_values text;
    defaults jsonb;
  begin
    -- The secret key is no staff account, and cannot call may_edit().
    if current_user <> 'service_role' then
      if not public.may_edit() then
        raise exception 'Only negotiators and administrators can import listings.'
          using errcode = '42501', hint = 'editors-only';
      end if;
    end if;

    perform set_config('app.importing', 'yes', true);

    -- Imports lock listings in the same order. A listing that has changed since the dry run is a conflict.
    perform from public.properties
      where id in (select (one ->> 'id')::uuid from jsonb_array_elements(alterations || withdrawals) one)
      order by id for update;
    select coalesce(jsonb_agg(one -> 'id' order by place), '[]') into conflicts
      from jsonb_array_elements(alterations || withdrawals) with ordinality as listed (one, place)
        left join public.properties listing on listing.id = (one ->> 'id')::uuid
      where listing.updated_at is distinct from (one ->> 'updated_at')::timestamptz;
    if conflicts <> '[]' then
      return jsonb_build_object('conflicts', conflicts);
    end if;

    if creations <> '[]' then
      select array_agg(coalesce((one -> 'row' ->> 'id')::uuid, gen_random_uuid()) order by place) into ids
        from jsonb_array_elements(creations) with ordinality as listed (one, place);
      select array_agg(attname) into columns from pg_catalog.pg_attribute
        where attrelid = 'public.properties'::regclass and attnum > 0 and not attisdropped
          and (attname in ('id', 'outcode') or attname in (
            select jsonb_object_keys(one -> 'row') from jsonb_array_elements(creations) one));
      -- If other listings of the feed have a column that a listing lacks, the listing gets its default.
      select format('select jsonb_build_object(%s)',
          string_agg(format('%L, %s', attname, pg_catalog.pg_get_expr(adbin, adrelid)), ', ')) into default_values
        from pg_catalog.pg_attrdef join pg_catalog.pg_attribute on attrelid = adrelid and attnum = adnum
        where adrelid = 'public.properties'::regclass and attname <> 'id' and attname = any (columns);
      execute default_values into defaults;
      execute format($insert$
        insert into public.properties (%s)
          select %s from jsonb_array_elements($1) with ordinality as listed (one, place),
            jsonb_populate_record(null::public.properties, $2 || (one -> 'row')
              || case when one -> 'record' ->> 'postcode' is null then '{}'
                else jsonb_build_object('outcode', split_part(one -> 'record' ->> 'postcode', ' ', 1)) end
              || jsonb_build_object('id', $3[place])) filled
          order by place $insert$,
        (select string_agg(format('%I', name), ', ') from unnest(columns) name),
        (select string_agg(format('filled.%I', name), ', ') from unnest(columns) name))
        using creations, defaults, ids;
      insert into public.listing_records (property_id, address_line, postcode, feed_branch, feed_media)
        select ids[place], one -> 'record' ->> 'address_line', one -> 'record' ->> 'postcode', plan ->> 'branch',
            coalesce(one -> 'media', '{}')
          from jsonb_array_elements(creations) with ordinality as listed (one, place);
    end if;

    if alterations <> '[]' then
      select array_agg(attname) into columns from pg_catalog.pg_attribute
        where attrelid = 'public.properties'::regclass and attnum > 0 and not attisdropped
          and (attname = 'outcode' or attname in (
            select jsonb_object_keys(one -> 'row') from jsonb_array_elements(alterations) one));
      -- Materialized, because the condition of row-level security lets only a comparison of plain columns use an index.
      execute format($update$
        with change as materialized (
          select (one ->> 'id')::uuid as id, (one -> 'row')
              || case when one -> 'record' ->> 'postcode' is null then '{}'
                else jsonb_build_object('outcode', split_part(one -> 'record' ->> 'postcode', ' ', 1)) end as named
            from jsonb_array_elements($1) one)
        update public.properties listing set %s
          from change, jsonb_populate_record(null::public.properties, change.named) filled
          where listing.id = change.id and change.named ?| $2 $update$,
        (select string_agg(
            format('%1$I = case when change.named ? %1$L then filled.%1$I else listing.%1$I end', name), ', ')
          from unnest(columns) name))
        using alterations, columns;
      insert into public.listing_records as record
          (property_id, address_line, postcode, feed_branch, feed_media, protected_columns)
        select (one ->> 'id')::uuid, one -> 'record' ->> 'address_line', one -> 'record' ->> 'postcode',
            plan ->> 'branch', coalesce(one -> 'media', '{}'),
            array(select distinct jsonb_array_elements_text(coalesce(one -> 'protect', '[]')) order by 1)
          from jsonb_array_elements(alterations) one
        on conflict (property_id) do update set
          address_line = coalesce(excluded.address_line, record.address_line),
          postcode = coalesce(excluded.postcode, record.postcode),
          -- A partial feed names no branch: it changes a listing, but not its owner.
          feed_branch = coalesce(excluded.feed_branch, record.feed_branch),
          feed_media = record.feed_media || excluded.feed_media,
          protected_columns = array(
            select unnest(record.protected_columns) union select unnest(excluded.protected_columns) order by 1);
    end if;

    update public.properties set status = 'draft'
      where id in (select (one ->> 'id')::uuid from jsonb_array_elements(withdrawals) one);
    -- The feed no longer offers it, so it is no gap.
    update public.listing_records set feed_media = feed_media - 'feed_status'
      where property_id in (select (one ->> 'id')::uuid from jsonb_array_elements(withdrawals) one);
    perform set_config('app.importing', '', true);
    return jsonb_build_object('conflicts', conflicts, 'created', jsonb_array_length(creations),
      'changed', jsonb_array_length(alterations), 'withdrawn', jsonb_array_length(withdrawals));
  end $$;
comment on function public.import_listings(jsonb) is
  'Applies the plan of a dry run in one transaction: {branch, create: [{row, record, media}], change: [{id, '
  'updated_at, row, record, media, protect}], withdraw: [{id, updated_at}]}. Listings changed since the dry run are '
  'conflicts, and stop the import.';

revoke all on function private.lock_unpublished(), public.import_listings(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.import_listings(jsonb) to authenticated, service_role;
