-- The report on a listing for its owner: for staff, and at a secret address that needs no account. It names no visitor
-- in full.

create table private.owner_reports (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  token_hash bytea not null unique,
  created_by uuid references public.staff (user_id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  revoked_at timestamptz
);
comment on table private.owner_reports is
  'Secret addresses of reports that were emailed to owners. Only a hash of the secret is stored.';

create index owner_reports_of_listing on private.owner_reports (property_id, created_at desc);

alter table private.owner_reports enable row level security;

-- `Adaeze O.`: a first name and an initial; of a name in one word only the first letter.
create function private.short_name(name text) returns text
  language sql immutable set search_path = ''
  as $$
    select case when btrim(name) ~ '[[:space:]]'
      then regexp_replace(btrim(name), '^([^[:space:]]+)[[:space:]].*?([^[:space:]])[^[:space:]]*$', '\1 \2.')
      else left(btrim(name), 1) || '.' end
  $$;
comment on function private.short_name(text) is 'First name and initial of a visitor, for the owner''s report.';

-- Views, enquiries and viewings of the last twelve weeks, by London week; and all prices since the publication.
create function private.owner_report_data(listing uuid) returns jsonb
  language sql stable set search_path = ''
  as $$
    with home as (
      select p.*, (coalesce(p.published_at, p.created_at) at time zone 'Europe/London')::date as listed_on,
        (now() at time zone 'Europe/London')::date as today
      from public.properties p where p.id = listing
    ),
    weeks as (
      select week::date as week from home, generate_series(
        greatest(
          date_trunc('week', home.listed_on::timestamp),
          date_trunc('week', home.today::timestamp) - interval '11 weeks'),
        date_trunc('week', home.today::timestamp), interval '1 week') as week
    ),
    viewings as (
      select v.*, enquiry.name, v.starts_at at time zone 'Europe/London' as local_start
      from public.viewings v
      join private.enquiry_people enquiry on enquiry.kind = v.enquiry_kind and enquiry.id = v.enquiry_id
      where v.property_id = listing and v.state = 'booked'
    ),
    prices as (
      select c.changed_on, c.price_before as price_from,
        coalesce(lead(c.price_before) over (order by c.changed_on), home.price) as price_to
      from private.price_changes c, home where c.property_id = listing
    )
    select jsonb_build_object(
      'title', coalesce(home.title, ''), 'area', coalesce(home.area, ''), 'slug', coalesce(home.slug, ''),
      'listing_type', home.listing_type, 'status', coalesce(home.status, 'live'), 'price', home.price,
      'listed_on', home.listed_on, 'made_on', home.today,
      'views', (select coalesce(sum(views), 0) from public.listing_views where property_id = listing),
      'enquiries', (select count(*) from public.property_inquiries where property_id = listing),
      'viewings_ahead', (select count(*) from viewings where starts_at > now()),
      'weeks', (select coalesce(jsonb_agg(jsonb_build_object('week', weeks.week,
          'views', (select coalesce(sum(counted.views), 0) from public.listing_views counted
            where counted.property_id = listing and counted.day >= weeks.week and counted.day < weeks.week + 7),
          'enquiries', (select count(*) from public.property_inquiries i where i.property_id = listing
            and (i.created_at at time zone 'Europe/London')::date >= weeks.week
            and (i.created_at at time zone 'Europe/London')::date < weeks.week + 7)
        ) order by weeks.week), '[]') from weeks),
      'viewings', (select coalesce(jsonb_agg(jsonb_build_object('day', local_start::date, 'kind', kind,
          'visitor', private.short_name(name), 'feedback', coalesce(feedback, ''), 'note', feedback_note)
        order by starts_at desc), '[]') from viewings where starts_at <= now()),
      'prices', (select coalesce(jsonb_agg(jsonb_build_object('day', changed_on, 'from', price_from, 'to', price_to)
        order by changed_on), '[]') from prices))
    from home
  $$;
comment on function private.owner_report_data(uuid) is
  'The figures of a listing''s report. Null for a deleted listing.';

create function public.listing_report(listing uuid) returns jsonb
  language sql stable security definer set search_path = ''
  as $$ select case when (select public.is_staff()) then private.owner_report_data(listing) end $$;
comment on function public.listing_report(uuid) is 'Staff: the report on a listing for its owner.';

create function public.send_owner_report(listing uuid, mailbox text, owner text default '') returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  report constant jsonb := private.owner_report_data(listing);
  link uuid;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can send a report.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  if report is null then
    raise exception 'This listing has been deleted.' using errcode = 'PT410', hint = 'listing-deleted';
  end if;
  if not (report ->> 'listing_type') = any (private.offered_types()) then
    raise exception 'A listing that is not published has no figures to report.'
      using errcode = 'PT409', hint = 'type-not-offered';
  end if;
  if report ->> 'status' = 'draft' then
    raise exception 'A draft has no figures to report.' using errcode = 'PT409', hint = 'draft-not-reported';
  end if;
  if mailbox is null or not private.is_address(mailbox) or length(coalesce(owner, '')) > 200 then
    raise exception 'This is not an email address.' using errcode = 'PT422', hint = 'no-email-address';
  end if;
  delete from private.owner_reports where expires_at < now();
  insert into private.owner_reports (property_id, token_hash, created_by)
    values (listing, sha256(convert_to(token, 'UTF8')), auth.uid()) returning id into link;
  insert into private.outbox (kind, department, recipient, data, report_id)
    values ('owner_report', case report ->> 'listing_type' when 'rent' then 'lettings' else 'sales' end, mailbox,
      report - 'weeks' || jsonb_build_object('token', token, 'owner', coalesce(owner, '')), link);
  return link;
end $$;
comment on function public.send_owner_report(uuid, text, text) is
  'Editors: emails the report on a listing to its owner, with a secret address that works for 30 days.';

create function public.owner_report(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.owner_report_data(r.property_id) - 'slug'
    from private.owner_reports r join public.properties p on p.id = r.property_id
    where r.token_hash = sha256(convert_to(token, 'UTF8')) and r.revoked_at is null and r.expires_at > now()
      and private.is_public(p)
  $$;
comment on function public.owner_report(text) is
  'The report of a secret address. Null if it is unknown, has expired or was revoked.';

create function public.owner_report_links(listing uuid)
  returns table (id uuid, created_at timestamptz, expires_at timestamptz, created_by text)
  language sql stable security definer set search_path = ''
  as $$
    select r.id, r.created_at, r.expires_at, coalesce(staff.name, '')
    from private.owner_reports r left join public.staff on staff.user_id = r.created_by
    where (select public.is_staff()) and r.property_id = listing and r.revoked_at is null and r.expires_at > now()
    order by r.created_at desc
  $$;
comment on function public.owner_report_links(uuid) is 'Staff: the addresses of a listing''s reports that still work.';

create function public.revoke_owner_report(link uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can revoke a report.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  update private.owner_reports set revoked_at = now() where id = link and revoked_at is null;
  return found;
end $$;
comment on function public.revoke_owner_report(uuid) is 'Editors: stops the address of a report from working.';

revoke all on private.owner_reports from public, anon, authenticated, service_role;
revoke all on function
  private.short_name(text), private.owner_report_data(uuid), public.listing_report(uuid),
  public.send_owner_report(uuid, text, text), public.owner_report(text), public.owner_report_links(uuid),
  public.revoke_owner_report(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.owner_report(text) to anon, authenticated;
grant execute on function
  public.listing_report(uuid), public.send_owner_report(uuid, text, text), public.owner_report_links(uuid),
  public.revoke_owner_report(uuid)
  to authenticated;
