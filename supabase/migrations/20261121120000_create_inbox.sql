-- What the agency does about an enquiry: how far it has come, and a note. Apart from the four tables of what visitors send,
-- so that those stay as they are and nobody who writes to us can say that we have answered.

create table if not exists public.enquiry_followups (
  kind text not null,
  enquiry_id uuid not null,
  state text not null default 'new',
  note text not null default '',
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  search_text text generated always as (private.folded(note)) stored,
  primary key (kind, enquiry_id)
);
comment on table public.enquiry_followups is 'How far the agency has come with an enquiry. None is written until somebody does something: an enquiry without one is new.';
comment on column public.enquiry_followups.kind is 'inquiry: property_inquiries; booking: booking_valuations; request: valuation_requests; message: contact_submissions.';
-- Two people may have the same enquiry open: whoever has not seen the latest version is refused, and merges first. That
-- holds whatever a browser remembers.
comment on column public.enquiry_followups.version is 'Goes up by one with each change. An update names the next version; any other is refused.';
comment on column public.enquiry_followups.search_text is 'What a search of the inbox looks in.';

alter table public.enquiry_followups
  add constraint enquiry_followups_kind_known check (kind in ('inquiry', 'booking', 'request', 'message')),
  add constraint enquiry_followups_state_known check (state in ('new', 'contacted', 'viewing_booked', 'closed')),
  add constraint enquiry_followups_note_length check (length(note) <= 5000);

-- Security definer, since what they keep must hold whoever deletes or writes.
create or replace function private.keep_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  there integer;
begin
  -- A kind that is not known is the check's to refuse.
  if sent is null then return new; end if;
  if tg_op = 'INSERT' then
    new.version := 1;
  elsif new.version <> old.version + 1 then
    raise exception 'Somebody else has changed this follow-up meanwhile.'
      using errcode = 'PT409', hint = 'changed-meanwhile';
  end if;
  -- The lock holds back an erasure until this is written, so that the erasure takes it along.
  execute format('select 1 from public.%I where id = $1 for key share', sent) into there using new.enquiry_id;
  if there is null then
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.keep_followup() is
  'Refuses a follow-up of an enquiry that is not there, since a note would outlive the erasure of the person it is about, and a change that is not based on the latest version.';

create or replace function private.forget_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.enquiry_followups where kind = tg_argv[0] and enquiry_id = old.id;
  return null;
end $$;
comment on function private.forget_followup() is 'Removes what was noted about an enquiry together with it. Its argument is the kind.';
revoke all on function private.keep_followup(), private.forget_followup() from public;

create trigger enquiry_followups_keep before insert or update on public.enquiry_followups for each row execute function private.keep_followup();
create trigger property_inquiries_forget after delete on public.property_inquiries for each row execute function private.forget_followup('inquiry');
create trigger booking_valuations_forget after delete on public.booking_valuations for each row execute function private.forget_followup('booking');
create trigger valuation_requests_forget after delete on public.valuation_requests for each row execute function private.forget_followup('request');
create trigger contact_submissions_forget after delete on public.contact_submissions for each row execute function private.forget_followup('message');

alter table public.enquiry_followups enable row level security;

create policy "An administrator reads follow-ups" on public.enquiry_followups
  for select to authenticated using ((select public.is_admin()));
create policy "An administrator adds follow-ups" on public.enquiry_followups
  for insert to authenticated with check ((select public.is_admin()));
create policy "An administrator changes follow-ups" on public.enquiry_followups
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "An administrator removes follow-ups" on public.enquiry_followups
  for delete to authenticated using ((select public.is_admin()));

revoke all on public.enquiry_followups from anon, authenticated;
grant select, insert, update, delete on public.enquiry_followups to authenticated;

-- All that was sent, as one list. It reads as its caller does (security_invoker): to everyone but an administrator it is empty.
-- Each part is one table and nothing else, so that newest first takes the four indexes abreast and reads no more than a page.
-- A search reads them whole, in texts that were made as they were written (search_text).
create view public.enquiries with (security_invoker = true) as
select sent.kind, sent.id, sent.created_at, sent.type, sent.name, sent.email, sent.phone, sent.about, home.slug as home_slug, sent.message,
  sent.email_key, sent.phone_key, sent.details,
  coalesce(followup.state, 'new') as state,
  coalesce(followup.note, '') as note,
  concat_ws(' ', sent.search_text, followup.search_text) as search,
  coalesce(followup.version, 0) as version,
  sent.department
from (
  select 'inquiry'::text as kind, i.id, i.created_at, i.type, i.name, i.email, i.phone, i.property_title as about, i.property_id, i.message,
    lower(i.email) as email_key, right(regexp_replace(i.phone, '[^0-9]', '', 'g'), 9) as phone_key, to_jsonb(i) - 'search_text' as details, i.search_text,
    case i.type when 'buy' then 'sales' when 'rent' then 'lettings' else 'unknown' end as department
  from public.property_inquiries i
  union all
  select 'booking'::text, b.id, b.created_at, b.type, b.name, b.email, b.phone, b.postcode, null::uuid, null::text,
    lower(b.email), right(regexp_replace(b.phone, '[^0-9]', '', 'g'), 9), to_jsonb(b) - 'search_text', b.search_text,
    case b.type when 'sale' then 'sales' when 'rental' then 'lettings' else 'unknown' end
  from public.booking_valuations b
  union all
  select 'request'::text, r.id, r.created_at, r.type, r.name, r.email, r.phone, concat_ws(', ', r.address, r.postcode), null::uuid, r.comments,
    lower(r.email), right(regexp_replace(r.phone, '[^0-9]', '', 'g'), 9), to_jsonb(r) - 'search_text', r.search_text,
    case r.type when 'sales' then 'sales' when 'rental' then 'lettings' else 'unknown' end
  from public.valuation_requests r
  union all
  select 'message'::text, c.id, c.created_at, null::text, c.name, c.email, c.phone, null::text, null::uuid, c.message,
    lower(c.email), right(regexp_replace(c.phone, '[^0-9]', '', 'g'), 9), to_jsonb(c) - 'search_text', c.search_text,
    'unknown'
  from public.contact_submissions c
) sent
left join public.enquiry_followups followup on followup.kind = sent.kind and followup.enquiry_id = sent.id
left join public.properties home on home.id = sent.property_id and home.status <> 'draft';
comment on view public.enquiries is 'What visitors sent, of all four kinds, with what was done about it. For administrators.';
comment on column public.enquiries.home_slug is 'The address of the home asked about, while the site has a page for it.';
comment on column public.enquiries.phone_key is 'The last nine digits: the same number with and without its country code, however it is spaced.';
comment on column public.enquiries.search is 'What a text filter looks in: folded by private.folded() and private.folded_phone().';
comment on column public.enquiries.version is 'The version of its follow-up; 0 where nobody has noted anything.';
comment on column public.enquiries.department is 'sales or lettings; unknown for a message and for somebody who thinks of switching agent.';

create function public.enquiry_tally(patterns text[] default '{}')
  returns table (kind text, state text, department text, enquiries bigint, oldest timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select e.kind, e.state, e.department, count(*), min(e.created_at) from public.enquiries e
    where cardinality(patterns) = 0 or e.search like all (patterns)
    group by e.kind, e.state, e.department
  $$;
comment on function public.enquiry_tally(text[]) is
  'How many enquiries there are of each kind in each state and department whose text fits every pattern, and when the oldest of them came.';

create or replace function public.erase_enquiries(which jsonb) returns integer
  language sql volatile security invoker set search_path = ''
  as $$
    with named as (select e.kind, e.id from jsonb_to_recordset(which) as e (kind text, id uuid)),
    inquiries as (delete from public.property_inquiries where id in (select id from named where kind = 'inquiry') returning 1),
    bookings as (delete from public.booking_valuations where id in (select id from named where kind = 'booking') returning 1),
    requests as (delete from public.valuation_requests where id in (select id from named where kind = 'request') returning 1),
    messages as (delete from public.contact_submissions where id in (select id from named where kind = 'message') returning 1)
    select ((select count(*) from inquiries) + (select count(*) from bookings) + (select count(*) from requests) + (select count(*) from messages))::integer
  $$;
comment on function public.erase_enquiries(jsonb) is 'Erases enquiries, given as [{"kind", "id"}], all or none, and says how many there were.';

-- A hosted project grants what is new in this schema to everyone unless it is taken away.
revoke all on public.enquiries from anon, authenticated;
grant select on public.enquiries to authenticated;
revoke all on function public.enquiry_tally(text[]), public.erase_enquiries(jsonb) from public, anon;
grant execute on function public.enquiry_tally(text[]), public.erase_enquiries(jsonb) to authenticated;
