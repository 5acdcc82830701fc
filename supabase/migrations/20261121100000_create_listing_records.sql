-- The agency's private record of a listing, with the owner's contact: whom staff call. It is a separate table, because
-- whoever can read a listing can read all its columns.

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
  archived_at timestamptz,
  owner_name text constraint listing_records_owner_name_length check (length(owner_name) between 1 and 200),
  owner_email text constraint listing_records_owner_email_shape check (
    owner_email is null or private.is_address(owner_email)),
  owner_phone text constraint listing_records_owner_phone_shape check (owner_phone ~ '^[0-9+ ().-]{7,40}$')
);
comment on table public.listing_records is
  'Private data of a listing, for staff only: full address, certificates, notes about the owner.';
comment on column public.listing_records.feed_branch is
  'Branch of the full feed that created the listing. Only that branch''s feed can withdraw it.';
comment on column public.listing_records.feed_media is
  'Media names in the last feed, by column. Detects changed files, because stored copies have other URLs. Also '
  '"fetched" (stored copies by address) and "feed_status" (the listing''s status in the last feed).';
comment on column public.listing_records.protected_columns is
  'Columns corrected by staff, which imports must not overwrite.';
comment on column public.listing_records.publish_at is
  'Scheduled publication time of a draft. Null if none is scheduled.';
comment on column public.listing_records.publish_refusal is
  'Error of the failed scheduled publication. Cleared by publishing or rescheduling.';
comment on column public.listing_records.negotiator_id is
  'Staff account responsible for the listing. Null if unassigned.';
comment on column public.listing_records.archived_at is
  'When the draft was archived and so hidden from the admin list. Published listings cannot be archived.';
comment on column public.listing_records.owner_name is 'Name of the seller or landlord. Personal data.';
comment on column public.listing_records.owner_email is 'Email address of the seller or landlord. Personal data.';
comment on column public.listing_records.owner_phone is 'Telephone number of the seller or landlord. Personal data.';

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
create function private.sync_outcode() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    listing uuid := coalesce(new.property_id, old.property_id);
    half text := split_part(new.postcode, ' ', 1);
  begin
    update public.properties set outcode = half where id = listing and outcode is distinct from half;
    return null;
  end $$;
comment on function private.sync_outcode() is 'Updates the public outcode when the private postcode changes.';

-- A record that never had a postcode does not change the outcode, which may come from an import.
create trigger listing_records_outcode_set after insert on public.listing_records
  for each row when (new.postcode is not null) execute function private.sync_outcode();
create trigger listing_records_outcode_changed after update of postcode on public.listing_records
  for each row when (new.postcode is distinct from old.postcode) execute function private.sync_outcode();
create trigger listing_records_outcode_removed after delete on public.listing_records
  for each row when (old.postcode is not null) execute function private.sync_outcode();

-- A published listing is always in the list, whoever publishes it and however.
create function private.refuse_archiving() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.properties where id = new.property_id and status <> 'draft') then
      raise exception 'Only drafts can be archived.' using errcode = 'PT409', hint = 'only-drafts-archived';
    end if;
    return new;
  end $$;
comment on function private.refuse_archiving() is 'Refuses to archive a published listing.';
create trigger listing_records_archived before insert or update of archived_at on public.listing_records
  for each row when (new.archived_at is not null) execute function private.refuse_archiving();

revoke all on public.listing_records from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.listing_records to authenticated, service_role;
revoke all on function
  private.sync_outcode(), private.refuse_archiving()
  from public, anon, authenticated, service_role;
