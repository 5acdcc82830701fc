-- Follow-ups: the state of an enquiry, a note, the assigned member of staff, and how long it is stored. They are
-- separate from the enquiries, so that no visitor can write them.

create table public.enquiry_followups (
  kind text not null
    constraint enquiry_followups_kind_known check (kind in ('inquiry', 'booking', 'request', 'message')),
  enquiry_id uuid not null,
  state text not null default 'new'
    constraint enquiry_followups_state_known check (state in ('new', 'contacted', 'viewing_booked', 'closed')),
  note text not null default ''
    constraint enquiry_followups_note_length check (length(note) <= 5000),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text generated always as (private.folded(note)) stored,
  handled_at timestamptz,
  keep_until date,
  keep_reason text
    constraint enquiry_followups_keep_reason_length check (keep_reason ~ '[^[:space:]]' and length(keep_reason) <= 500),
  assigned_to uuid references public.staff (user_id) on delete set null,
  primary key (kind, enquiry_id),
  constraint enquiry_followups_keep_both check ((keep_until is null) = (keep_reason is null))
);
comment on table public.enquiry_followups is 'Staff''s work on an enquiry. An enquiry without a row is new.';
comment on column public.enquiry_followups.kind is
  'inquiry: property_inquiries; booking: booking_valuations; request: valuation_requests; message: '
  'contact_submissions.';
comment on column public.enquiry_followups.version is 'Optimistic lock: an update must set the next version.';
comment on column public.enquiry_followups.search_text is 'Normalised text for the inbox search.';
comment on column public.enquiry_followups.handled_at is
  'Last change of the state or note, reply, sent listings or booking. Retention changes do not count.';
comment on column public.enquiry_followups.keep_until is 'The enquiry must not be erased until after this date.';
comment on column public.enquiry_followups.keep_reason is
  'Reason for the longer retention, such as a complaint or a legal duty.';
comment on column public.enquiry_followups.assigned_to is
  'Assigned staff account, or null. An ended account stays assigned but gets no new enquiries.';

create index enquiry_followups_assigned_to on public.enquiry_followups (assigned_to) where assigned_to is not null;

alter table public.enquiry_followups enable row level security;

create policy "Staff read follow-ups" on public.enquiry_followups
  for select to authenticated using ((select public.is_staff()));
create policy "A negotiator adds follow-ups" on public.enquiry_followups
  for insert to authenticated with check ((select public.may_edit()));
create policy "A negotiator changes follow-ups" on public.enquiry_followups
  for update to authenticated using ((select public.may_edit())) with check ((select public.may_edit()));
create policy "An administrator removes follow-ups" on public.enquiry_followups
  for delete to authenticated using ((select public.is_admin()));

-- Security definer, because the rules hold for everybody who deletes or writes. Two people may have the same enquiry
-- open: an update based on an older version is refused.
create function private.check_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  today constant date := (now() at time zone 'Europe/London')::date;
  there integer;
  kept_before date;
  assigned_before uuid;
  assignee record;
begin
  -- The check constraint refuses an unknown kind.
  if sent is null then return new; end if;
  if tg_op = 'INSERT' then
    new.version := 1;
    new.handled_at := case when new.state <> 'new' or new.note <> '' then now() end;
  else
    -- Deleting an account clears its assignments (on delete set null), which is a change too.
    if new.version = old.version and new.assigned_to is null and old.assigned_to is not null
      and not exists (select from public.staff where user_id = old.assigned_to) then
      new.version := old.version + 1;
    end if;
    if new.version <> old.version + 1 then
      raise exception 'Somebody else changed this follow-up.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    end if;
    new.handled_at := case when (new.state, new.note, new.handled_at)
      is distinct from (old.state, old.note, old.handled_at) then now() else old.handled_at end;
    kept_before := old.keep_until;
    assigned_before := old.assigned_to;
  end if;
  if new.keep_until is distinct from kept_before
    and new.keep_until not between today and today + interval '6 years' then
    raise exception 'The retention date must be from today to six years from now.'
      using errcode = 'PT422', hint = 'keep-until-out-of-range';
  end if;
  if new.assigned_to is distinct from assigned_before and new.assigned_to is not null then
    -- The lock prevents the account from ending until this is written. The foreign key refuses an unknown account.
    select ended_at, role into assignee from public.staff where user_id = new.assigned_to for share;
    if assignee.ended_at is not null then
      raise exception 'This person no longer has access.' using errcode = 'PT409', hint = 'account-ended';
    end if;
    if assignee.role = 'reader' then
      raise exception 'This person can only read, so they cannot be assigned enquiries.'
        using errcode = 'PT409', hint = 'reader-not-assignable';
    end if;
  end if;
  -- The lock prevents an erasure until this is written, so that the erasure includes it.
  execute format('select 1 from public.%I where id = $1 for key share', sent) into there using new.enquiry_id;
  if there is null then
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.check_followup() is
  'Refuses a follow-up of an erased enquiry, with an outdated version, or assigned to an ended account or a reader.';

create function private.delete_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.enquiry_replies where kind = tg_argv[0] and enquiry_id = old.id;
  delete from public.enquiry_followups where kind = tg_argv[0] and enquiry_id = old.id;
  return null;
end $$;
comment on function private.delete_followup() is
  'Deletes the follow-up and the replies of a deleted enquiry. Argument: the kind.';
create trigger enquiry_followups_keep before insert or update on public.enquiry_followups
  for each row execute function private.check_followup();
create trigger property_inquiries_forget after delete on public.property_inquiries
  for each row execute function private.delete_followup('inquiry');
create trigger booking_valuations_forget after delete on public.booking_valuations
  for each row execute function private.delete_followup('booking');
create trigger valuation_requests_forget after delete on public.valuation_requests
  for each row execute function private.delete_followup('request');
create trigger contact_submissions_forget after delete on public.contact_submissions
  for each row execute function private.delete_followup('message');

-- A negotiator writes the follow-up, but only an administrator sets how long the enquiry is stored. The triggers check
-- who writes, because a function with its definer's rights cannot.
create function private.check_retention_change() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if not (select public.is_admin()) then
    raise exception 'Only administrators can change how long an enquiry is stored.'
      using errcode = '42501', hint = 'administrators-only';
  end if;
  return new;
end $$;
comment on function private.check_retention_change() is 'Allows only administrators to change an enquiry''s retention.';
create trigger enquiry_followups_kept before insert on public.enquiry_followups
  for each row when (current_user = 'authenticated' and (new.keep_until is not null or new.keep_reason is not null))
  execute function private.check_retention_change();
create trigger enquiry_followups_kept_on before update on public.enquiry_followups
  for each row when (current_user = 'authenticated' and
    (new.keep_until, new.keep_reason) is distinct from (old.keep_until, old.keep_reason))
  execute function private.check_retention_change();

-- PostgreSQL computes the columns of a union for every row, so one page built the JSON of 20,000 enquiries. Each part
-- of the union now passes its whole row on. The high cost makes the planner call this after sorting, for one page only.
create function private.enquiry_details(inquiry public.property_inquiries, booking public.booking_valuations,
    request public.valuation_requests, contact public.contact_submissions) returns jsonb
  language sql immutable parallel safe cost 10000 set search_path = ''
  as $$
    select coalesce(to_jsonb(inquiry), to_jsonb(booking), to_jsonb(request), to_jsonb(contact)) - 'search_text'
  $$;
comment on function private.enquiry_details(public.property_inquiries, public.booking_valuations,
  public.valuation_requests, public.contact_submissions) is
  'All columns of an enquiry of any kind, for the view enquiries. Three of the four rows are null.';

-- All enquiries as one list. With security_invoker it is empty for everybody but staff. Each part reads one table only,
-- so that sorting by time uses the four indexes and reads one page. A text search reads all rows, but only search_text.
-- It also finds the reference in emails: ENQ-7C5B6DA5, and MR-7C5B6DA5 in early ones.
create view public.enquiries with (security_invoker = true) as
select sent.kind, sent.id, sent.created_at, sent.type, sent.name, sent.email, sent.phone, sent.about,
  listing.slug as listing_slug, sent.message,
  lower(sent.email) as email_key, right(regexp_replace(sent.phone, '[^0-9]', '', 'g'), 9) as phone_key,
  private.enquiry_details(sent.inquiry, sent.booking, sent.request, sent.contact) as details,
  coalesce(followup.state, 'new') as state,
  coalesce(followup.note, '') as note,
  concat_ws(' ', sent.search_text, followup.search_text, 'enq' || left(sent.id::text, 8),
    'mr' || left(sent.id::text, 8)) as search,
  coalesce(followup.version, 0) as version,
  sent.department,
  followup.keep_until,
  followup.keep_reason,
  -- The periods of the privacy policy. A test compares them with its table.
  greatest(
    ((greatest(sent.created_at, followup.handled_at) at time zone 'Europe/London')
      + case when sent.kind in ('booking', 'request') then interval '24 months' else interval '12 months' end)::date,
    followup.keep_until + 1
  ) as erase_on,
  followup.assigned_to,
  sent.property_id
from (
  select 'inquiry'::text as kind, i.id, i.created_at, i.type, i.name, i.email, i.phone, i.property_title as about,
    i.property_id, i.message, i.search_text,
    case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department,
    i as inquiry, null::public.booking_valuations as booking, null::public.valuation_requests as request,
    null::public.contact_submissions as contact
  from public.property_inquiries i
  union all
  select 'booking'::text, b.id, b.created_at, b.type, b.name, b.email, b.phone, b.postcode, null::uuid, null::text,
    b.search_text, case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end,
    null::public.property_inquiries, b, null::public.valuation_requests, null::public.contact_submissions
  from public.booking_valuations b
  union all
  select 'request'::text, r.id, r.created_at, r.type, r.name, r.email, r.phone, concat_ws(', ', r.address, r.postcode),
    null::uuid, r.comments, r.search_text,
    case r.type when 'sales' then 'sales' when 'rental' then 'lettings' else 'unknown' end,
    null::public.property_inquiries, null::public.booking_valuations, r, null::public.contact_submissions
  from public.valuation_requests r
  union all
  select 'message'::text, c.id, c.created_at, null::text, c.name, c.email, c.phone, null::text, null::uuid, c.message,
    c.search_text, 'unknown',
    null::public.property_inquiries, null::public.booking_valuations, null::public.valuation_requests, c
  from public.contact_submissions c
) sent
left join public.enquiry_followups followup on followup.kind = sent.kind and followup.enquiry_id = sent.id
left join public.properties listing on listing.id = sent.property_id and listing.status <> 'draft'
  and listing.listing_type = any ((select private.offered_types())::text[]);
comment on view public.enquiries is 'All four kinds of enquiries with their follow-ups. Staff only.';
comment on column public.enquiries.listing_slug is 'Slug of the enquiry''s listing. Null if it has no public page.';
comment on column public.enquiries.phone_key is
  'Last nine digits of the phone number, which match with and without the country code.';
comment on column public.enquiries.search is
  'Normalised text for search, with the enquiry''s reference: see private.folded() and private.folded_phone().';
comment on column public.enquiries.version is 'Version of the follow-up. 0 without one.';
comment on column public.enquiries.department is
  'sales or lettings. unknown for contact messages and for visitors who switch agents.';
comment on column public.enquiries.erase_on is
  'London date of the erasure: the retention period after arrival or the last work, but after keep_until.';
comment on column public.enquiries.property_id is 'Listing of the enquiry, which may be deleted. Null if it has none.';

create function public.enquiry_tally(patterns text[] default '{}', due_by date default null, listing uuid default null)
  returns table (kind text, state text, department text, assigned_to uuid, enquiries bigint, due bigint,
    oldest timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select e.kind, e.state, e.department, e.assigned_to, count(*), count(*) filter (where e.erase_on <= due_by),
      min(e.created_at)
    from public.enquiries e
    where (cardinality(patterns) = 0 or e.search like all (patterns)) and (listing is null or e.property_id = listing)
    group by e.kind, e.state, e.department, e.assigned_to
  $$;
comment on function public.enquiry_tally(text[], date, uuid) is
  'Counts of matching enquiries by kind, state, department and assignee, with those due for erasure and the oldest '
  'date.';

create or replace function public.erase_enquiries(which jsonb) returns integer
  language sql volatile security invoker set search_path = '' set statement_timeout = '55s'
  as $$
    with named as (select e.kind, e.id from jsonb_to_recordset(which) as e (kind text, id uuid)),
    inquiries as (delete from public.property_inquiries where id in (select id from named where kind = 'inquiry')
      returning 1),
    bookings as (delete from public.booking_valuations where id in (select id from named where kind = 'booking')
      returning 1),
    requests as (delete from public.valuation_requests where id in (select id from named where kind = 'request')
      returning 1),
    messages as (delete from public.contact_submissions where id in (select id from named where kind = 'message')
      returning 1)
    select ((select count(*) from inquiries) + (select count(*) from bookings)
      + (select count(*) from requests) + (select count(*) from messages))::integer
  $$;
comment on function public.erase_enquiries(jsonb) is
  'Erases the given enquiries [{"kind", "id"}] in one transaction. Returns their number.';

revoke all on public.enquiry_followups, public.enquiries from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.enquiry_followups to authenticated, service_role;
grant select on public.enquiries to authenticated, service_role;
revoke all on function
  private.check_followup(), private.delete_followup(), private.check_retention_change(),
  public.enquiry_tally(text[], date, uuid), public.erase_enquiries(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.enquiry_tally(text[], date, uuid), public.erase_enquiries(jsonb) to authenticated;
revoke all on function private.enquiry_details(public.property_inquiries, public.booking_valuations,
  public.valuation_requests, public.contact_submissions) from public, anon, authenticated, service_role;
grant execute on function private.enquiry_details(public.property_inquiries, public.booking_valuations,
  public.valuation_requests, public.contact_submissions) to authenticated, service_role;
