-- The public half of a postcode goes when the postcode does: an outcode without one would name a place that nobody
-- vouches for any more.

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

-- A record that never had a postcode says nothing of it: the outcode may come from an import.
drop trigger listing_records_outcode on public.listing_records;
create trigger listing_records_outcode_set after insert on public.listing_records
  for each row when (new.postcode is not null) execute function private.keep_outcode();
create trigger listing_records_outcode_changed after update of postcode on public.listing_records
  for each row when (new.postcode is distinct from old.postcode) execute function private.keep_outcode();
create trigger listing_records_outcode_removed after delete on public.listing_records
  for each row when (old.postcode is not null) execute function private.keep_outcode();
