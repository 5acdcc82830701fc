-- Takes away from the listings what our migrations have added: what is left is a database of the specification.
drop view if exists public.enquiries;
drop view if exists public.featured_cards;
drop view if exists public.listing_cards;
drop view if exists public.staff_listings;
drop policy "A visitor reads what is public" on public.properties;
drop policy "Signed-in users read what is public, staff read all" on public.properties;
create policy "Anyone reads listings" on public.properties for select to anon, authenticated using (true);
drop trigger properties_changed on public.properties;
drop trigger properties_publishing on public.properties;
drop trigger properties_published on public.properties;
drop trigger properties_unpublished on public.properties;
drop trigger properties_position_rounded on public.properties;
drop trigger properties_copy_renamed on public.properties;
alter table public.properties drop column status, drop column picture_alts, drop column latitude, drop column longitude, drop column updated_at;
