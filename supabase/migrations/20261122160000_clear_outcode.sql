-- Deleting a postcode also deletes its public first half, because nobody confirms an outcode without a postcode.

create or replace function private.keep_outcode() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    listing uuid := coalesce(new.property_id, old.property_id);
    half text := split_part(new.postcode, ' ', 1);
  begin
    update public.properties set outcode = half where id = listing and outcode is distinct from half;
    return null;
  end $$;

-- A record that never had a postcode does not change the outcode, which may come from an import.
drop trigger listing_records_outcode on public.listing_records;
create trigger listing_records_outcode_set after insert on public.listing_records
  for each row when (new.postcode is not null) execute function private.keep_outcode();
create trigger listing_records_outcode_changed after update of postcode on public.listing_records
  for each row when (new.postcode is distinct from old.postcode) execute function private.keep_outcode();
create trigger listing_records_outcode_removed after delete on public.listing_records
  for each row when (old.postcode is not null) execute function private.keep_outcode();
