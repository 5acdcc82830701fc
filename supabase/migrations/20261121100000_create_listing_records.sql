-- The agency's private record of a home. It is a separate table, because whoever can read a listing can read all its
-- columns.

create table public.listing_records (
  property_id uuid primary key references public.properties (id) on delete cascade,
  address_line text constraint listing_records_address_line_length check (length(address_line) between 1 and 200),
  postcode text constraint listing_records_postcode_shape check (postcode ~ '^[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}$'),
  gas_safety_expires date,
  eicr_expires date,
  prs_reference text constraint listing_records_prs_reference_length check (length(prs_reference) between 1 and 60),
  vendor_notes text constraint listing_records_vendor_notes_length check (length(vendor_notes) between 1 and 5000),
  feed_branch text constraint listing_records_feed_branch_shape check (feed_branch ~ '^[A-Za-z0-9]{1,20}$'),
  feed_media jsonb not null default '{}',
  protected_columns text[] not null default '{}'
    constraint listing_records_protected_size check (cardinality(protected_columns) <= 60),
  publish_at timestamptz,
  publish_refusal text
    constraint listing_records_publish_refusal_length check (length(publish_refusal) between 1 and 5000),
  negotiator_id uuid references public.staff (user_id) on delete set null,
  archived_at timestamptz
);
comment on table public.listing_records is
  'What the agency keeps of a home and shows to nobody: its address, its certificates, the owner''s words.';
comment on column public.listing_records.feed_branch is
  'The branch whose feed, arrived whole, brought the listing: only what it brought does a feed withdraw.';
comment on column public.listing_records.feed_media is
  'What the last feed called its pictures, by column; they have addresses of ours since.';
comment on column public.listing_records.protected_columns is
  'Columns that no feed changes: somebody here has put them right.';
comment on column public.listing_records.publish_at is
  'When a draft goes live by itself; null once it has, or where somebody does it by hand.';
comment on column public.listing_records.publish_refusal is
  'Why it did not go live at its moment, as the database said it; null once it is published or has another moment.';
comment on column public.listing_records.negotiator_id is
  'Whose listing it is, of those who work here; null where it is nobody''s.';
comment on column public.listing_records.archived_at is
  'Since when a draft is put away: the list of the admin leaves it out. A listing that is published is not archived.';

create index listing_records_publish_at on public.listing_records (publish_at) where publish_at is not null;

alter table public.listing_records enable row level security;

create policy "Staff read records" on public.listing_records
  for select to authenticated using ((select public.is_staff()));
create policy "A negotiator adds records" on public.listing_records
  for insert to authenticated with check ((select public.may_edit()));
create policy "A negotiator changes records" on public.listing_records
  for update to authenticated using ((select public.may_edit())) with check ((select public.may_edit()));
create policy "An administrator removes records" on public.listing_records
  for delete to authenticated using ((select public.is_admin()));

-- Deleting a postcode also deletes its public first half, because nobody confirms an outcode without a postcode.
create function private.keep_outcode() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    listing uuid := coalesce(new.property_id, old.property_id);
    half text := split_part(new.postcode, ' ', 1);
  begin
    update public.properties set outcode = half where id = listing and outcode is distinct from half;
    return null;
  end $$;
comment on function private.keep_outcode() is 'Makes the public half of a postcode follow the postcode.';

-- A record that never had a postcode does not change the outcode, which may come from an import.
create trigger listing_records_outcode_set after insert on public.listing_records
  for each row when (new.postcode is not null) execute function private.keep_outcode();
create trigger listing_records_outcode_changed after update of postcode on public.listing_records
  for each row when (new.postcode is distinct from old.postcode) execute function private.keep_outcode();
create trigger listing_records_outcode_removed after delete on public.listing_records
  for each row when (old.postcode is not null) execute function private.keep_outcode();

-- A published listing is always in the list, whoever publishes it and however.
create function private.refuse_archiving() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.properties where id = new.property_id and status <> 'draft') then
      raise exception 'Only a draft is archived.' using errcode = 'PT409', hint = 'only-drafts-archived';
    end if;
    return new;
  end $$;
comment on function private.refuse_archiving() is 'Refuses to put away what is on the site.';
create trigger listing_records_archived before insert or update of archived_at on public.listing_records
  for each row when (new.archived_at is not null) execute function private.refuse_archiving();

revoke all on public.listing_records from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.listing_records to authenticated, service_role;
revoke all on function
  private.keep_outcode(), private.refuse_archiving()
  from public, anon, authenticated, service_role;
