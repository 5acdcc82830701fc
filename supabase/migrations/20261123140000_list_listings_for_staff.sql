-- The list of the admin: what staff see of each listing beside what visitors see, changes of several listings at once,
-- and the finder.

-- How much of what its advert needs is known of each listing, and what is missing. It is stored, so that a list of
-- thousands stays fast: one listing takes a tenth of a millisecond.
create table public.listing_progress (
  property_id uuid primary key references public.properties (id) on delete cascade,
  needed smallint not null,
  known smallint not null,
  missing text[] not null default '{}'
);
comment on table public.listing_progress is 'Number of required and known facts per listing, maintained by a trigger.';
comment on column public.listing_progress.missing is 'Required facts without a value, in form order.';

alter table public.listing_progress enable row level security;

create policy "Staff read progress" on public.listing_progress
  for select to authenticated using ((select public.is_staff()));

create function private.update_progress() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    listing constant jsonb := to_jsonb(new);
    missing_facts constant text[] := (select coalesce(array_agg(name order by place), '{}')
      from private.missing_columns(listing));
  begin
    insert into public.listing_progress (property_id, needed, known, missing)
      select new.id, count(*), count(*) filter (
        where name <> all (missing_facts) and listing->'fact_notes'->name->>'state' is distinct from 'asked'),
        missing_facts
      from private.needed_columns(listing)
    on conflict (property_id) do update set needed = excluded.needed, known = excluded.known,
      missing = excluded.missing;
    return null;
  end $$;
comment on function private.update_progress() is
  'Updates the number of known facts. A fact that was only requested is not known.';
create trigger properties_progress after insert or update on public.properties
  for each row execute function private.update_progress();

-- Rows of an adopted database.
insert into public.listing_progress (property_id, needed, known, missing)
  select listing.id, count(*), count(*) filter (
      where missing.name is null and listing.fact_notes->needed.name->>'state' is distinct from 'asked'),
    coalesce(array_agg(missing.name order by missing.place) filter (where missing.name is not null), '{}')
  from public.properties listing, private.needed_columns(to_jsonb(listing)) needed
    left join lateral private.missing_columns(to_jsonb(listing)) missing on missing.name = needed.name
  group by listing.id;

-- Sort columns have the collation that people expect, whatever the database's. Hosted databases use ICU (alpha, Alpha,
-- beta); others may use C (Alpha, alpha, beta).
create view public.staff_listings with (security_invoker = true) as
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
    listing.deposit, listing.holding_deposit, listing.tenancy
  from public.properties listing
    left join public.listing_records record on record.property_id = listing.id
    left join public.listing_progress progress on progress.property_id = listing.id
  where (select public.is_staff());
comment on view public.staff_listings is 'Listings with the columns of the admin list. Empty for everybody but staff.';
comment on column public.staff_listings.attention is
  'Reasons to check a listing: scheduled (goes live later), facts (missing), quiet (live for 30 days without an '
  'enquiry for 30 days), certificate (expired or expires within 60 days).';

-- The numbers on the tabs of the admin list, for the same filters as its rows.
create function public.listing_counts(
    of_type text default null, of_view text default null, patterns text[] default '{}', prices numeric[] default '{}',
    of_area text default null, lowest numeric default null, highest numeric default null,
    of_negotiator text default null, changed_since timestamptz default null, without uuid[] default '{}')
  returns jsonb
  language sql stable set search_path = ''
  as $$
  with listing as materialized (
    select one.listing_type, one.status, one.archived, one.attention,
      (cardinality(patterns) = 0 or not exists (
        select from unnest(patterns, prices) as word (pattern, price)
          where not coalesce(one.title ilike word.pattern or one.area ilike word.pattern or one.slug ilike word.pattern
            or one.reference ilike word.pattern or one.outcode ilike word.pattern
            or one.address_line ilike word.pattern or one.postcode ilike word.pattern
            or one.price = word.price, false)))
      and (of_area is null or one.area = of_area)
      and (lowest is null or one.price >= lowest)
      and (highest is null or one.price <= highest)
      and (of_negotiator is null or coalesce(one.negotiator_id::text, 'nobody') = of_negotiator)
      and (changed_since is null or one.updated_at >= changed_since) as matches
    from public.staff_listings one
    where one.id <> all (without)),
  matching as (select * from listing where matches),
  typed as (select * from matching where of_type is null or listing_type = of_type),
  views as (
    select 'all' as name, count(*) from typed where not archived
    union all select 'archived', count(*) from typed where archived
    union all select status, count(*) from typed where not archived group by status
    union all select kind, count(*) from typed, unnest(attention) kind where not archived group by kind),
  viewed as (
    select listing_type from matching
      where archived = (of_view is not distinct from 'archived')
        and coalesce(of_view = 'archived' or status = of_view or of_view = any (attention), true))
  select jsonb_build_object(
    'views', (select jsonb_object_agg(name, count) from views),
    'types', (select jsonb_build_object('all', count(*), 'sale', count(*) filter (where listing_type = 'sale'),
      'rent', count(*) filter (where listing_type = 'rent')) from viewed),
    'unfiltered', (select count(*) from listing
      where not archived and (of_type is null or listing_type = of_type)))
  $$;
comment on function public.listing_counts(
  text, text, text[], numeric[], text, numeric, numeric, text, timestamptz, uuid[]) is
  'Staff: numbers of the admin list. types: matching listings of the view, by type. views: matching listings of the '
  'type, by view; empty views are omitted except all and archived. unfiltered: listings of the type. Each search word '
  'has a pattern for texts and a price, which may be null.';

-- Each listing is changed, or stays as it is with the reason: {"id", "before", "after"}, with the keys status, price,
-- deposit, holding_deposit, negotiator_id and archived (and publish_at, which only a draft has). If a value is not as
-- in `before`, somebody else has changed it. A rent cannot fall below what the deposits allow
-- (properties_deposit_cap), so they move in the same change.
create function public.change_listings(changes jsonb, dry_run boolean default false)
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
      -- The next statement reads what was committed during a wait for the lock. This one would not.
      perform from public.properties listing where listing.id = change.listing for update;
      select jsonb_build_object('status', coalesce(listing.status, 'live'), 'price', listing.price,
          'deposit', listing.deposit, 'holding_deposit', listing.holding_deposit,
          'negotiator_id', record.negotiator_id, 'archived', record.archived_at is not null) into there
        from public.properties listing left join public.listing_records record on record.property_id = listing.id
        where listing.id = change.listing;
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

-- The list settings of each account.
create table public.staff_settings (
  user_id uuid primary key default auth.uid() references public.staff (user_id) on delete cascade,
  list_columns text[] constraint staff_settings_columns check (cardinality(list_columns) <= 20),
  saved_filters jsonb not null default '[]' constraint staff_settings_filters check (
    jsonb_typeof(saved_filters) = 'array' and jsonb_array_length(saved_filters) <= 20
      and length(saved_filters::text) <= 10000)
);
comment on table public.staff_settings is 'Each account''s columns and saved filters of the admin list.';
comment on column public.staff_settings.list_columns is 'Visible columns. Null for the default.';
comment on column public.staff_settings.saved_filters is
  'Saved filters: [{"name", "search"}], with the query string as search.';

alter table public.staff_settings enable row level security;

create policy "Staff read their own settings" on public.staff_settings
  for select to authenticated using (user_id = (select auth.uid()) and (select public.is_staff()));
create policy "Staff add their own settings" on public.staff_settings
  for insert to authenticated with check (user_id = (select auth.uid()) and (select public.is_staff()));
create policy "Staff change their own settings" on public.staff_settings
  for update to authenticated using (user_id = (select auth.uid()) and (select public.is_staff()))
  with check (user_id = (select auth.uid()) and (select public.is_staff()));

-- The admin's finder (Ctrl K).
create function public.find_listings(patterns text[])
  returns table (id uuid, title text, area text, status text, listing_type text, reference text)
  language sql stable security definer set search_path = ''
  as $$
    select listing.id, coalesce(listing.title, ''), coalesce(listing.area, ''), listing.status, listing.listing_type,
      coalesce(listing.reference, '')
    from public.properties listing left join public.listing_records record on record.property_id = listing.id
    where (select public.is_staff()) and cardinality(patterns) > 0
      and private.folded(concat_ws(' ', listing.title, listing.area, listing.reference, record.address_line,
        record.postcode, record.owner_name, record.owner_email, record.owner_phone,
        private.folded_phone(record.owner_phone)))
        like all (patterns)
    order by listing.status in ('sold', 'let'), listing.created_at desc, listing.id
    limit 8
  $$;
comment on function public.find_listings(text[]) is
  'Staff: the eight newest listings whose title, area, reference, address or owner matches every pattern. Sold and let '
  'ones last.';

revoke all on
  public.listing_progress, public.staff_listings, public.staff_settings
  from public, anon, authenticated, service_role;
grant select on public.listing_progress, public.staff_listings to authenticated;
grant select, insert, update on public.staff_settings to authenticated;
grant select, insert, update, delete on public.listing_progress, public.staff_settings to service_role;
revoke all on function
  private.update_progress(), public.listing_counts(
    text, text, text[], numeric[], text, numeric, numeric, text, timestamptz, uuid[]),
  public.change_listings(jsonb, boolean), public.find_listings(text[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.listing_counts(
    text, text, text[], numeric[], text, numeric, numeric, text, timestamptz, uuid[]),
  public.change_listings(jsonb, boolean), public.find_listings(text[])
  to authenticated;
