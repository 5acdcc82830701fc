-- What the database needs of the agency's folder. `npm start` and `npm run setup` write it
-- (scripts/lib/agency-settings.ts), so that no migration repeats it.

create table private.agency_settings (
  id boolean primary key default true constraint agency_settings_one_row check (id),
  reference_prefix text not null default 'REF'
    constraint agency_settings_reference_prefix_shape check (reference_prefix ~ '^[A-Z][A-Z0-9]{0,7}$'),
  coordinate_decimals smallint not null default 3
    constraint agency_settings_coordinate_decimals_range check (coordinate_decimals between 1 and 4),
  listing_types text[] not null default '{sale,rent}'
    constraint agency_settings_listing_types_known check (
      listing_types <@ '{sale,rent}' and cardinality(listing_types) > 0)
);
comment on table private.agency_settings is 'The agency''s settings that the database uses. One row.';
comment on column private.agency_settings.reference_prefix is 'Letters before the number of a listing: MR in MR-1042.';
comment on column private.agency_settings.coordinate_decimals is
  'Decimals of a listing''s position, in degrees: three are about a hundred metres.';
comment on column private.agency_settings.listing_types is
  'Types of listings that the agency offers. Visitors get none of another type.';
insert into private.agency_settings default values;

alter table private.agency_settings enable row level security;

-- Security definer, because no role reads the settings. Policies call it in a subquery, so it runs once per statement.
create function private.offered_types() returns text[]
  language sql stable security definer set search_path = ''
  as $$ select listing_types from private.agency_settings $$;
comment on function private.offered_types() is 'Types of listings that visitors may see.';

create function private.set_agency(prefix text, decimals integer, types text[]) returns void
  language plpgsql volatile set search_path = ''
  as $$
  begin
    update private.agency_settings
      set reference_prefix = prefix, coordinate_decimals = decimals, listing_types = types
      where id and (reference_prefix, coordinate_decimals, listing_types) is distinct from (prefix, decimals, types);
    if found or exists (select from public.properties where reference is null) then
      perform private.number_listings();
    end if;
  end $$;
comment on function private.set_agency(text, integer, text[]) is
  'Stores the agency''s settings. Only the owner of the database may call it.';

revoke all on private.agency_settings from public, anon, authenticated, service_role;
revoke all on function private.offered_types(), private.set_agency(text, integer, text[])
  from public, anon, authenticated, service_role;
grant execute on function private.offered_types() to anon, authenticated, service_role;
