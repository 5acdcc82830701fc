-- Visitors may know the street of a home, not the door. They can read the table, so positions are rounded when written:
-- three decimals of a degree, about a hundred metres. The address is in listing_records, which only an administrator
-- reads. src/site.ts has the same number (`coordinateDecimals`).

create function private.round_position() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    new.latitude := round(new.latitude::numeric, 3);
    new.longitude := round(new.longitude::numeric, 3);
    return new;
  end $$;
comment on function private.round_position() is 'Keeps of a listing''s position what anybody may know: its street.';
revoke all on function private.round_position() from public;

create trigger properties_position_rounded before insert or update of latitude, longitude on public.properties
  for each row when (new.latitude is not null) execute function private.round_position();

-- Existing rows of an adopted database.
update public.properties set latitude = latitude, longitude = longitude where latitude is not null;

comment on column public.properties.latitude is
  'Degrees north, WGS 84, to three decimals; longitude likewise, degrees east.';
