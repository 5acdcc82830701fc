-- Every listing has a reference: portals identify listings by it, so an export leaves out those without one. And the
-- address of a copy follows its title until it is published.

create sequence private.listing_number;
comment on sequence private.listing_number is
  'The last number of a reference MR-1042. A number is never used again, also if its insert fails.';

select setval('private.listing_number', greatest(1000, max(substring(reference from 4)::integer)))
  from public.properties where reference_branch is null and reference ~ '^MR-[0-9]{1,9}$';

create function private.next_reference() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    number bigint;
    candidate text;
  begin
    loop
      number := nextval('private.listing_number');
      candidate := 'MR-' || lpad(number::text, greatest(4, length(number::text)), '0');
      -- A feed of another branch may have brought the same reference.
      exit when not exists (select from public.properties where reference = candidate);
    end loop;
    return candidate;
  end $$;
comment on function private.next_reference() is 'The next free reference of a listing: MR-1042.';

create function private.assign_reference() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
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
    elsif new.reference_branch is null and new.reference ~ '^MR-[0-9]{1,9}$' then
      perform setval('private.listing_number', substring(new.reference from 4)::bigint)
        from private.listing_number where last_value < substring(new.reference from 4)::bigint;
    end if;
    return new;
  end $$;
comment on function private.assign_reference() is
  'Gives a listing without a reference the next free one. A reference that staff or a feed gave stays.';
create trigger properties_reference_assigned before insert or update of reference on public.properties
  for each row execute function private.assign_reference();

-- Existing listings, oldest first. They have not changed for anybody, so no other trigger runs. A row of an adopted
-- database that violates a check stays as it is, and gets a reference when somebody corrects it.
alter table public.properties disable trigger user;
do $$
declare listing uuid;
begin
  for listing in select id from public.properties where reference is null order by created_at, id loop
    begin
      update public.properties set reference = private.next_reference() where id = listing;
    exception when check_violation then null;
    end;
  end loop;
end $$;
alter table public.properties enable trigger user;

-- As before, but a listing does not compete with its own address.
create or replace function private.propose_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.slug := trim('-' from left(trim('-' from regexp_replace(
      replace(regexp_replace(lower(normalize(new.title, nfkd)), '[\u0300-\u036f''’]', '', 'g'), '&', ' and '),
      '[^a-z0-9]+', '-', 'g')), 100));
    if new.slug = '' or exists (select from public.properties where slug = new.slug and id <> new.id) then
      new.slug := concat_ws('-', coalesce(nullif(new.slug, ''), 'home'), left(new.id::text, 8));
    end if;
    return new;
  end $$;
comment on function private.propose_slug() is
  'Generates a slug for a listing without one, and for a renamed copy that was never published.';
create trigger properties_copy_renamed before update of title on public.properties
  for each row when (
    old.title is distinct from new.title and old.slug = new.slug and old.slug like 'copy-of-%'
    and old.status = 'draft' and new.status = 'draft' and old.published_at is null)
  execute function private.propose_slug();

-- Without a list of columns: a trigger that names one does not run if another trigger changes the slug.
drop trigger properties_address_changed on public.properties;
create trigger properties_address_changed after update on public.properties
  for each row when (old.slug is distinct from new.slug) execute function private.record_former_address();

revoke all on sequence private.listing_number from public, anon, authenticated, service_role;
revoke all on function private.next_reference(), private.assign_reference()
  from public, anon, authenticated, service_role;
