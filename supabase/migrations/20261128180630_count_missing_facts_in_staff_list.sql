-- The list of listings tells facts without a value from those that wait for the owner.

create or replace view public.staff_listings with (security_invoker = true) as
  select listing.id, listing.slug, listing.listing_type, coalesce(listing.status, 'live') as status,
    listing.title collate "en-x-icu" as title, listing.area collate "en-x-icu" as area, listing.price, listing.beds,
    listing.baths, listing.thumb, listing.gallery, listing.floor_plans, listing.epc_documents, listing.epc_expires,
    listing.reference collate "en-x-icu" as reference, listing.outcode, listing.created_at, listing.updated_at,
    record.address_line, record.postcode, record.publish_at, record.negotiator_id,
    record.archived_at is not null as archived,
    progress.needed, progress.known,
    (select count(*) from public.property_inquiries enquiry where enquiry.property_id = listing.id) as enquiries,
    (select count(*) from public.property_inquiries enquiry
      left join public.enquiry_followups followup on followup.kind = 'inquiry' and followup.enquiry_id = enquiry.id
      where enquiry.property_id = listing.id and coalesce(followup.state, 'new') = 'new') as new_enquiries,
    array_remove(array[
      case when record.publish_at is not null then 'scheduled' end,
      case when progress.known < progress.needed
        and coalesce(listing.status, 'live') not in ('sold', 'let') then 'facts' end,
      case when coalesce(listing.status, 'live') = 'live'
        and coalesce(listing.published_at, listing.created_at) < now() - interval '30 days'
        and not exists (select from public.property_inquiries enquiry
          where enquiry.property_id = listing.id and enquiry.created_at >= now() - interval '30 days') then 'quiet' end,
      case when coalesce(listing.status, 'live') in ('live', 'under_offer', 'let_agreed')
        and least(listing.epc_expires, record.gas_safety_expires, record.eicr_expires)
          <= (now() at time zone 'Europe/London')::date + 60 then 'certificate' end
    ], null) as attention,
    listing.deposit, listing.holding_deposit, listing.tenancy, cardinality(progress.missing) as missing
  from public.properties listing
    left join public.listing_records record on record.property_id = listing.id
    left join public.listing_progress progress on progress.property_id = listing.id
  where (select public.is_staff());
comment on column public.staff_listings.missing is
  'Number of required facts without a value. needed - known also counts those that wait for the owner.';

revoke all on public.staff_listings from public, anon, authenticated, service_role;
grant select on public.staff_listings to authenticated;
