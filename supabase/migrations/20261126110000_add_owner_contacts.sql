-- The owner's contact of a listing: whom staff call. It is in the private record, so visitors, feeds and cards never have
-- it.

alter table public.listing_records
  add column owner_name text,
  add column owner_email text,
  add column owner_phone text;
comment on column public.listing_records.owner_name is 'Name of the seller or landlord. Personal data.';
comment on column public.listing_records.owner_email is 'Email address of the seller or landlord. Personal data.';
comment on column public.listing_records.owner_phone is 'Telephone number of the seller or landlord. Personal data.';

alter table public.listing_records
  add constraint listing_records_owner_name_length check (length(owner_name) between 1 and 200),
  add constraint listing_records_owner_email_shape check (owner_email is null
    or private.is_address(owner_email)),
  add constraint listing_records_owner_phone_shape check (owner_phone ~ '^[0-9+ ().-]{7,40}$');

-- The history has only the fact that a contact changed: it cannot be erased, and a contact can.
create or replace function private.write_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- Columns that other triggers derive. The history has the columns from which they follow.
    derived constant text[] :=
      '{updated_at,version,search_text,handled_at,outcode,price_reduced_on,previous_price,feed_media}';
    -- Texts that may name a person. The history has only the fact that they changed.
    kept_out constant text[] := '{vendor_notes,owner_name,owner_email,owner_phone,note,keep_reason}';
    -- The defaults of a row that does not exist yet.
    before constant jsonb := case when tg_op = 'INSERT' then '{"state": "new", "note": ""}' else to_jsonb(old) end;
    after constant jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
    whole constant jsonb := case when tg_op = 'DELETE' then before else after end;
    happened constant text := case when tg_argv[2] = 'beside' or tg_op = 'UPDATE' then 'changed'
      when tg_op = 'INSERT' then 'added' else 'removed' end;
    changed jsonb := '[]';
  begin
    -- A new row has its own values until a change records them. All values of a deleted listing are recorded.
    if happened <> 'added' then
      select coalesce(jsonb_agg(
          case when key = any (kept_out) then jsonb_build_object('column', key)
            -- The current name: the account may be renamed or deleted later.
            when key in ('assigned_to', 'negotiator_id') then jsonb_build_object('column', key,
              'from', private.account_name(before ->> key), 'to', private.account_name(after ->> key))
            else jsonb_build_object('column', key, 'from', before -> key, 'to', after -> key) end order by key), '[]')
        into changed
        from jsonb_object_keys(whole) key
        where key <> all (derived) and coalesce(before -> key, 'null') <> coalesce(after -> key, 'null')
          -- An empty list in a new row is no change.
          and not (tg_op = 'INSERT' and after -> key = '[]')
          and key not in ('kind', tg_argv[1]);
    end if;
    if happened = 'changed' and changed = '[]' then return null; end if;
    insert into public.audit_log (actor, actor_name, thing, thing_id, action, changes)
      values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''),
        coalesce(whole ->> 'kind', tg_argv[0]), (whole ->> tg_argv[1])::uuid, happened, changed);
    return null;
  end $$;

-- The finder also finds a listing by its owner.
create or replace function public.find_listings(patterns text[])
  returns table (id uuid, title text, area text, status text, listing_type text, reference text)
  language sql stable security definer set search_path = ''
  as $$
    select listing.id, coalesce(listing.title, ''), coalesce(listing.area, ''), listing.status, listing.listing_type,
      coalesce(listing.reference, '')
    from public.properties listing left join public.listing_records record on record.property_id = listing.id
    where (select public.is_staff()) and cardinality(patterns) > 0
      and private.folded(concat_ws(' ', listing.title, listing.area, listing.reference, record.address_line,
        record.postcode, record.owner_name, record.owner_email, record.owner_phone,
        private.folded_phone(record.owner_phone)))
        like all (patterns)
    order by listing.status in ('sold', 'let'), listing.created_at desc, listing.id
    limit 8
  $$;
comment on function public.find_listings(text[]) is
  'Staff: the eight newest listings whose title, area, reference, address or owner matches every pattern. Sold and let '
  'ones last.';
