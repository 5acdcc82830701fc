-- A first import can leave hundreds of homes without a fact: the screen receives a hundred and the number of all.
create or replace function public.feed_gaps() returns setof jsonb
  language sql stable security invoker set search_path = ''
  as $$
    with waiting as (
      select record.property_id, record.address_line, record.postcode,
          record.feed_media ->> 'feed_status' as feed_status, count(*) over () as total
        from public.properties listing join public.listing_records record on record.property_id = listing.id
        where listing.status = 'draft' and record.archived_at is null and record.publish_at is null
          and record.feed_media ->> 'feed_status' <> 'draft' and not 'status' = any (record.protected_columns)
        order by listing.reference, listing.id limit 100
    )
    select to_jsonb(listing) || to_jsonb(waiting) - 'property_id'
      from waiting join public.properties listing on listing.id = waiting.property_id
      order by listing.reference, listing.id
  $$;
comment on function public.feed_gaps() is 'Staff: the first 100 drafts that their feed publishes, each a row of '
  'properties with feed_status, address_line, postcode and total, the number of all such drafts.';
