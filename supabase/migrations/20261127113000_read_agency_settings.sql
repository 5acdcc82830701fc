-- What the database needs of the agency's folder. `npm start` and `npm run setup` write it
-- (scripts/lib/agency-settings.ts), so that no migration repeats it.

create table private.agency_settings (
  id boolean primary key default true constraint agency_settings_one_row check (id),
  reference_prefix text not null default 'REF'
    constraint agency_settings_reference_prefix_shape check (reference_prefix ~ '^[A-Z][A-Z0-9]{0,7}$'),
  coordinate_decimals smallint not null default 3
    constraint agency_settings_coordinate_decimals_range check (coordinate_decimals between 1 and 4)
);
comment on table private.agency_settings is 'The agency''s settings that the database uses. One row.';
comment on column private.agency_settings.reference_prefix is 'Letters before the number of a listing: MR in MR-1042.';
comment on column private.agency_settings.coordinate_decimals is
  'Decimals of a listing''s position, in degrees: three are about a hundred metres.';
insert into private.agency_settings default values;

alter table private.agency_settings enable row level security;

create function private.set_agency(prefix text, decimals integer) returns void
  language sql volatile set search_path = ''
  as $$
    update private.agency_settings set reference_prefix = prefix, coordinate_decimals = decimals
    where id and (reference_prefix, coordinate_decimals) is distinct from (prefix, decimals);
  $$;
comment on function private.set_agency(text, integer) is
  'Stores the agency''s settings. Only the owner of the database may call it.';

create or replace function private.next_reference() returns text
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

create or replace function private.assign_reference() returns trigger
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

-- Reads the settings for everybody who may write a position.
create or replace function private.round_position() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    decimals constant integer := (select coordinate_decimals from private.agency_settings);
  begin
    new.latitude := round(new.latitude::numeric, decimals);
    new.longitude := round(new.longitude::numeric, decimals);
    return new;
  end $$;

revoke all on private.agency_settings from public, anon, authenticated, service_role;
revoke all on function private.set_agency(text, integer) from public, anon, authenticated, service_role;
