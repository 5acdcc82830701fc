-- A lower rent lowers deposits that would be above the legal maximum: the admin list shows and changes both.

-- With the deposits at the end, where a view can grow.
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
    listing.deposit, listing.holding_deposit
  from public.properties listing
    left join public.listing_records record on record.property_id = listing.id
    left join public.listing_progress progress on progress.property_id = listing.id
  where (select public.is_staff());

-- A rent cannot fall below what the deposits allow (properties_deposit_cap), so they move in the same change.
--
-- Each listing is changed, or stays as it is with the reason: {"id", "before", "after"}, with the keys status, price,
-- deposit, holding_deposit, negotiator_id and archived (and publish_at, which only a draft has). If a value is not as in `before`, somebody else
-- has changed it.
create or replace function public.change_listings(changes jsonb, dry_run boolean default false)
  returns table (id uuid, outcome text, failure jsonb, stored jsonb)
  language plpgsql volatile set search_path = '' set statement_timeout = '55s'
  as $$
  declare
    change record;
    there jsonb;
    details text;
    key text;
  begin
    if not public.may_edit() then
      raise exception 'Only negotiators and administrators can change listings.'
        using errcode = '42501', hint = 'editors-only';
    end if;
    if jsonb_array_length(changes) > 1000 then
      raise exception 'At most 1,000 listings can be changed at once.'
        using errcode = '22023', hint = 'too-many-listings';
    end if;
    -- Listings are locked in the same order, so that simultaneous changes do not deadlock.
    for change in
      select (each->>'id')::uuid as listing, each->'before' as before, each->'after' as after
        from jsonb_array_elements(changes) each order by 1
    loop
      id := change.listing;
      failure := null;
      select jsonb_build_object('status', coalesce(listing.status, 'live'), 'price', listing.price,
          'deposit', listing.deposit, 'holding_deposit', listing.holding_deposit, 'negotiator_id', record.negotiator_id, 'archived', record.archived_at is not null) into there
        from public.properties listing left join public.listing_records record on record.property_id = listing.id
        where listing.id = change.listing for update of listing;
      stored := there;
      if there is null then
        outcome := 'gone';
      elsif exists (select from jsonb_each(change.before) was
          where there ? was.key and there -> was.key <> was.value) then
        outcome := 'conflict';
      else
        begin
          if change.after ?| array['status', 'price', 'deposit', 'holding_deposit'] then
            update public.properties listing set status = coalesce(change.after->>'status', listing.status),
                price = case when change.after ? 'price' then (change.after->>'price')::numeric else listing.price end,
                deposit = case when change.after ? 'deposit' then (change.after->>'deposit')::numeric
                  else listing.deposit end,
                holding_deposit = case when change.after ? 'holding_deposit'
                  then (change.after->>'holding_deposit')::numeric else listing.holding_deposit end
              where listing.id = change.listing;
          end if;
          if change.after ?| array['negotiator_id', 'archived', 'publish_at'] then
            insert into public.listing_records as record (property_id) values (change.listing) on conflict do nothing;
            update public.listing_records record set
                negotiator_id = case when change.after ? 'negotiator_id' then (change.after->>'negotiator_id')::uuid
                  else record.negotiator_id end,
                archived_at = case when change.after ? 'archived'
                  then case when (change.after->>'archived')::boolean then now() end
                  else record.archived_at end,
                publish_at = case when change.after ? 'publish_at' then (change.after->>'publish_at')::timestamptz
                  else record.publish_at end
              where record.property_id = change.listing;
          end if;
          if dry_run then raise exception using errcode = 'ZZDRY', hint = 'dry-run'; end if;
          outcome := 'changed';
        exception
          when sqlstate 'ZZDRY' then outcome := 'changed';
          when others then
            get stacked diagnostics details = pg_exception_detail, key = pg_exception_hint;
            outcome := 'refused';
            failure := jsonb_build_object('code', sqlstate, 'message', left(sqlerrm, 1000),
              'details', left(details, 5000), 'hint', key);
        end;
      end if;
      return next;
    end loop;
  end $$;
comment on function public.change_listings(jsonb, boolean) is
  'Changes up to 1,000 listings independently. Outcomes: changed, conflict (with stored values), refused (with the '
  'error) or gone.';
