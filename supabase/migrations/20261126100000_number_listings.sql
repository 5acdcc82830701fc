-- Every listing has a reference: portals identify listings by it, so an export leaves out those without one.

create sequence private.listing_number;
comment on sequence private.listing_number is
  'The last number of a reference MR-1042. A number is never used again, also if its insert fails.';

select setval('private.listing_number', 1000);

create function private.next_reference() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    prefix text := (select reference_prefix from private.agency_settings);
    number bigint;
    candidate text;
  begin
    loop
      number := nextval('private.listing_number');
      candidate := prefix || '-' || lpad(number::text, greatest(4, length(number::text)), '0');
      -- A feed of another branch may have brought the same reference.
      exit when not exists (select from public.properties where reference = candidate);
    end loop;
    return candidate;
  end $$;
comment on function private.next_reference() is 'The next free reference of a listing: MR-1042.';

create function private.assign_reference() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    own_number constant text :=
      substring(new.reference from (select '^' || reference_prefix || '-([0-9]{1,9})$' from private.agency_settings));
  begin
    if new.reference is null then
      -- An existing reference can be changed, but not removed.
      if tg_op = 'UPDATE' then
        new.reference := old.reference;
      end if;
      if new.reference is null then
        new.reference := private.next_reference();
        new.reference_branch := null;
      end if;
    elsif new.reference_branch is null and own_number is not null then
      perform setval('private.listing_number', own_number::bigint)
        from private.listing_number where last_value < own_number::bigint;
    end if;
    return new;
  end $$;
comment on function private.assign_reference() is
  'Gives a listing without a reference the next free one. A reference that staff or a feed gave stays.';
create trigger properties_reference_assigned before insert or update of reference on public.properties
  for each row execute function private.assign_reference();

-- Listings of an adopted database have none until the agency's prefix is known. They have not changed for anybody, so
-- no other trigger runs. A row that violates a check stays as it is, and gets a reference when somebody corrects it.
create function private.number_listings() returns void
  language plpgsql volatile set search_path = ''
  as $$
  declare
    own constant text := (select '^' || reference_prefix || '-([0-9]{1,9})$' from private.agency_settings);
    highest constant bigint := (select max(substring(reference from own)::bigint) from public.properties
      where reference_branch is null);
    listing uuid;
  begin
    perform setval('private.listing_number', highest) from private.listing_number where last_value < highest;
    if not exists (select from public.properties where reference is null) then return; end if;
    alter table public.properties disable trigger user;
    for listing in select id from public.properties where reference is null order by created_at, id loop
      begin
        update public.properties set reference = private.next_reference() where id = listing;
      exception when check_violation then null;
      end;
    end loop;
    alter table public.properties enable trigger user;
  end $$;
comment on function private.number_listings() is
  'Continues after the highest number with the agency''s prefix. Numbers listings without a reference, oldest first.';

revoke all on sequence private.listing_number from public, anon, authenticated, service_role;
revoke all on function private.next_reference(), private.assign_reference(), private.number_listings()
  from public, anon, authenticated, service_role;
