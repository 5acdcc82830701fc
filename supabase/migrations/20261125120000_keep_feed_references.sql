-- The reference as the feed wrote it. Two branches may use the same one, so the branch and the reference together
-- identify a listing.

alter table public.properties
  add column reference_branch text;
comment on column public.properties.reference_branch is
  'The branch whose feed gave the reference; null where somebody gave it here.';
comment on column public.properties.reference is
  'The agency''s own name for the listing, as MR-1042, or AGENT_REF as a feed has it, without its branch before it: with reference_branch the key of the feeds.';

alter table public.properties
  add constraint properties_reference_branch_shape check (reference_branch ~ '^[A-Za-z0-9]{1,20}$');
drop index public.properties_reference;
create unique index properties_reference on public.properties (reference_branch, reference) nulls not distinct
  where reference is not null;

comment on column public.listing_records.feed_branch is
  'The branch whose feed, arrived whole, brought the listing: only what it brought does a feed withdraw.';

-- A partial feed names no branch: it changes a home, but not its owner. The rest of import_listings is unchanged.
do $$ begin
  execute replace(pg_get_functiondef('public.import_listings(jsonb)'::regprocedure),
    'feed_branch = excluded.feed_branch,', 'feed_branch = coalesce(excluded.feed_branch, record.feed_branch),');
end $$;
