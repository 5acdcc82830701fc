-- A field that offers only published listings found none behind eight newer drafts.
drop function public.find_listings(text[]);
create function public.find_listings(patterns text[], only_listed boolean default false)
  returns table (id uuid, title text, area text, status text, listing_type text, reference text)
  language sql stable security definer set search_path = ''
  as $$
    select listing.id, coalesce(listing.title, ''), coalesce(listing.area, ''), listing.status, listing.listing_type,
      coalesce(listing.reference, '')
    from public.properties listing
      join public.listing_progress progress on progress.property_id = listing.id
      left join public.listing_records record on record.property_id = listing.id
    where (select public.is_staff()) and cardinality(patterns) > 0
      and (not only_listed or (listing.status in ('live', 'under_offer', 'let_agreed')
        and listing.listing_type = any ((select private.offered_types())::text[])))
      and concat_ws(' ', progress.search_text, record.search_text) like all (patterns)
    order by listing.status in ('sold', 'let'), listing.created_at desc, listing.id
    limit 8
  $$;
comment on function public.find_listings(text[], boolean) is
  'Staff: the eight newest listings whose title, area, reference, address or owner matches every pattern. Sold and let '
  'ones last, or only those that visitors see in lists.';
revoke all on function public.find_listings(text[], boolean) from public, anon, authenticated, service_role;
grant execute on function public.find_listings(text[], boolean) to authenticated;
