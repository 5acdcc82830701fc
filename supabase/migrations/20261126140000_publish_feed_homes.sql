-- Homes of a feed go live by the agency's settings; the others are listed with what they lack.

create table public.feed_settings (
  id boolean primary key default true constraint feed_settings_one_row check (id),
  publish_waiting boolean not null default false,
  letting_facts jsonb not null default '{}'
    constraint feed_settings_letting_facts_shape check (
      jsonb_typeof(letting_facts) = 'object'
      and letting_facts - array['tenancy', 'pets', 'bills_included', 'holding_deposit'] = '{}'),
  updated_at timestamptz not null default now()
);
comment on table public.feed_settings is 'How imported homes are published. One row, never inserted or deleted.';
comment on column public.feed_settings.publish_waiting is
  'Whether an import marks missing facts as waiting for the owner, where the publish check accepts it.';
comment on column public.feed_settings.letting_facts is
  'Facts of every imported letting that a feed cannot state, such as {"pets": "considered"}. See '
  'src/domain/feed/publish-settings.ts.';
insert into public.feed_settings default values;

alter table public.feed_settings enable row level security;

create policy "Staff read the settings of feeds" on public.feed_settings
  for select to authenticated using ((select public.is_staff()));
create policy "An administrator changes the settings of feeds" on public.feed_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

create trigger feed_settings_changed before update on public.feed_settings
  for each row execute function private.set_content_updated_at();

-- A home with a locked status is a draft on purpose. Policies apply, so nobody but staff gets a row.
create function public.feed_gaps() returns setof jsonb
  language sql stable security invoker set search_path = ''
  as $$
    select to_jsonb(listing) || jsonb_build_object('feed_status', record.feed_media ->> 'feed_status',
        'address_line', record.address_line, 'postcode', record.postcode)
      from public.properties listing join public.listing_records record on record.property_id = listing.id
      where listing.status = 'draft' and record.archived_at is null and record.publish_at is null
        and record.feed_media ->> 'feed_status' <> 'draft' and not 'status' = any (record.protected_columns)
      order by listing.reference, listing.id limit 500
  $$;
comment on function public.feed_gaps() is
  'Staff: drafts that their feed publishes, each a row of properties with feed_status, address_line and postcode.';

revoke all on public.feed_settings from public, anon, authenticated, service_role;
grant select on public.feed_settings to authenticated, service_role;
grant update (publish_waiting, letting_facts) on public.feed_settings to authenticated;
revoke all on function public.feed_gaps() from public, anon, authenticated, service_role;
grant execute on function public.feed_gaps() to authenticated;
