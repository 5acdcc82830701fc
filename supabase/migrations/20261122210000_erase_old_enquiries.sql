-- Enquiries go when the privacy policy says that they go, unless somebody keeps one until a day and says why. The day stands
-- in the view of the inbox (erase_on), which the nightly job reads as the staff do.

alter table public.enquiry_followups
  add column handled_at timestamptz,
  add column keep_until date,
  add column keep_reason text,
  add constraint enquiry_followups_keep_both check ((keep_until is null) = (keep_reason is null)),
  add constraint enquiry_followups_keep_reason_length check (keep_reason ~ '[^[:space:]]' and length(keep_reason) <= 500);
comment on column public.enquiry_followups.handled_at is
  'When the state or the note was last changed; null where neither was. To keep an enquiry longer, or no longer, is no work on it.';
comment on column public.enquiry_followups.keep_until is 'The last day on which the enquiry must not be erased, whatever its age.';
comment on column public.enquiry_followups.keep_reason is 'Why it is kept: a complaint, a claim, a duty of the law.';

-- What was noted before this migration was work.
alter table public.enquiry_followups disable trigger enquiry_followups_keep;
update public.enquiry_followups set handled_at = updated_at;
alter table public.enquiry_followups enable trigger enquiry_followups_keep;

create or replace function private.keep_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  today constant date := (now() at time zone 'Europe/London')::date;
  there integer;
  kept_before date;
begin
  -- A kind that is not known is the check's to refuse.
  if sent is null then return new; end if;
  if tg_op = 'INSERT' then
    new.version := 1;
    new.handled_at := case when new.state <> 'new' or new.note <> '' then now() end;
  else
    if new.version <> old.version + 1 then
      raise exception 'Somebody else has changed this follow-up meanwhile.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    end if;
    new.handled_at := case when (new.state, new.note) is distinct from (old.state, old.note) then now() else old.handled_at end;
    kept_before := old.keep_until;
  end if;
  if new.keep_until is distinct from kept_before and new.keep_until not between today and today + interval '6 years' then
    raise exception 'An enquiry is kept until a day from today to six years from now.'
      using errcode = 'PT422', hint = 'keep-until-out-of-range';
  end if;
  -- The lock holds back an erasure until this is written, so that the erasure takes it along.
  execute format('select 1 from public.%I where id = $1 for key share', sent) into there using new.enquiry_id;
  if there is null then
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  new.updated_at := now();
  return new;
end $$;

-- As in 20261121120000_create_inbox.sql, with three columns more.
create or replace view public.enquiries with (security_invoker = true) as
select sent.kind, sent.id, sent.created_at, sent.type, sent.name, sent.email, sent.phone, sent.about, home.slug as home_slug, sent.message,
  sent.email_key, sent.phone_key, sent.details,
  coalesce(followup.state, 'new') as state,
  coalesce(followup.note, '') as note,
  concat_ws(' ', sent.search_text, followup.search_text) as search,
  coalesce(followup.version, 0) as version,
  sent.department,
  followup.keep_until,
  followup.keep_reason,
  -- The periods of the privacy policy. A test compares them with its table.
  greatest(
    ((greatest(sent.created_at, followup.handled_at) at time zone 'Europe/London')
      + case when sent.kind in ('booking', 'request') then interval '24 months' else interval '12 months' end)::date,
    followup.keep_until + 1
  ) as erase_on
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
comment on column public.enquiries.erase_on is
  'The day in London on which the nightly job erases it: so many months after it came or was last dealt with, and not before the day until which it is kept has passed.';

drop function public.enquiry_tally(text[]);
create function public.enquiry_tally(patterns text[] default '{}', due_by date default null)
  returns table (kind text, state text, department text, enquiries bigint, due bigint, oldest timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select e.kind, e.state, e.department, count(*), count(*) filter (where e.erase_on <= due_by), min(e.created_at)
    from public.enquiries e
    where cardinality(patterns) = 0 or e.search like all (patterns)
    group by e.kind, e.state, e.department
  $$;
comment on function public.enquiry_tally(text[], date) is
  'How many enquiries there are of each kind in each state and department whose text fits every pattern, how many of them are erased by a day, and when the oldest of them came.';
revoke all on function public.enquiry_tally(text[], date) from public, anon;
grant execute on function public.enquiry_tally(text[], date) to authenticated;

create table private.retention_log (
  ran_at timestamptz primary key default clock_timestamp(),
  inquiries integer not null,
  bookings integer not null,
  requests integer not null,
  messages integer not null
);
comment on table private.retention_log is 'How many enquiries of each kind every run of private.erase_old_enquiries() erased. Never whose.';
alter table private.retention_log enable row level security;
revoke all on private.retention_log from public, anon, authenticated;

-- What somebody is writing on at this moment is left for the next night. What was kept between the look and the lock is not
-- erased: the second look sees it. The tables' own triggers take along what belongs to an enquiry.
create function private.erase_due(which text, sent text) returns integer
  language plpgsql security definer set search_path = ''
  as $$
declare
  today constant date := (now() at time zone 'Europe/London')::date;
  locked uuid[];
  erased integer;
begin
  execute format(
    'select array(select id from public.%I where id in (select e.id from public.enquiries e where e.kind = $1 and e.erase_on <= $2)
      for update skip locked)', sent) into locked using which, today;
  execute format(
    'with gone as (delete from public.%I where id = any ($1)
      and id in (select e.id from public.enquiries e where e.kind = $2 and e.erase_on <= $3) returning 1)
     select count(*) from gone', sent) into erased using locked, which, today;
  return erased;
end $$;
comment on function private.erase_due(text, text) is 'Erases what is due of one kind, in the table it is stored in, and says how many there were.';

create function private.erase_old_enquiries() returns private.retention_log
  language sql volatile security definer set search_path = ''
  as $$
    insert into private.retention_log (inquiries, bookings, requests, messages)
    values (
      private.erase_due('inquiry', 'property_inquiries'), private.erase_due('booking', 'booking_valuations'),
      private.erase_due('request', 'valuation_requests'), private.erase_due('message', 'contact_submissions'))
    returning *
  $$;
comment on function private.erase_old_enquiries() is 'Erases the enquiries whose day has come, and logs how many.';

create function public.run_retention() returns integer
  language sql volatile security definer set search_path = ''
  as $$ select inquiries + bookings + requests + messages from private.erase_old_enquiries() $$;
comment on function public.run_retention() is
  'The nightly job: erases what is past the periods of the privacy policy, and says how many enquiries went. For pg_cron, and for a worker with the secret key.';

revoke all on function private.erase_due(text, text), private.erase_old_enquiries() from public, anon, authenticated;
revoke all on function public.run_retention() from public, anon, authenticated;
grant execute on function public.run_retention() to service_role;

-- Every night at 02:30 UTC, where the server has pg_cron. Where it cannot be switched on from here, docs/deploy.md says how.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('erase-old-enquiries', '30 2 * * *', 'select public.run_retention()');
  end if;
exception when others then
  raise warning 'The nightly erasure is not scheduled: %', sqlerrm;
end $$;
