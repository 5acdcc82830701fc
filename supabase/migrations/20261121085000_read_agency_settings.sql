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
  language plpgsql volatile set search_path = ''
  as $$
  begin
    update private.agency_settings set reference_prefix = prefix, coordinate_decimals = decimals
      where id and (reference_prefix, coordinate_decimals) is distinct from (prefix, decimals);
    if found or exists (select from public.properties where reference is null) then
      perform private.number_listings();
    end if;
  end $$;
comment on function private.set_agency(text, integer) is
  'Stores the agency''s settings. Only the owner of the database may call it.';

revoke all on private.agency_settings from public, anon, authenticated, service_role;
revoke all on function private.set_agency(text, integer) from public, anon, authenticated, service_role;
