-- Whose business an enquiry is: a member of staff, or nobody yet. It belongs to the follow-up, and keeps its rules: who may
-- write one assigns, and whoever has not seen the latest version is refused.

alter table public.enquiry_followups
  add column assigned_to uuid references public.staff (user_id) on delete set null;
comment on column public.enquiry_followups.assigned_to is
  'The account that deals with the enquiry; null for nobody. One that is ended keeps what it has and is given nothing new.';
create index enquiry_followups_assigned_to on public.enquiry_followups (assigned_to) where assigned_to is not null;

-- As in 20261122210000_erase_old_enquiries.sql, with whom an enquiry is assigned to. That is no work on it: the day on which
-- it is erased stays.
create or replace function private.keep_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  today constant date := (now() at time zone 'Europe/London')::date;
  there integer;
  kept_before date;
  assigned_before uuid;
  ended timestamptz;
begin
  -- A kind that is not known is the check's to refuse.
  if sent is null then return new; end if;
  if tg_op = 'INSERT' then
    new.version := 1;
    new.handled_at := case when new.state <> 'new' or new.note <> '' then now() end;
  else
    -- An account that is deleted takes its assignments along (on delete set null): that too is a change.
    if new.version = old.version and new.assigned_to is null and old.assigned_to is not null
      and not exists (select from public.staff where user_id = old.assigned_to) then
      new.version := old.version + 1;
    end if;
    if new.version <> old.version + 1 then
      raise exception 'Somebody else has changed this follow-up meanwhile.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    end if;
    new.handled_at := case when (new.state, new.note) is distinct from (old.state, old.note) then now() else old.handled_at end;
    kept_before := old.keep_until;
    assigned_before := old.assigned_to;
  end if;
  if new.keep_until is distinct from kept_before and new.keep_until not between today and today + interval '6 years' then
    raise exception 'An enquiry is kept until a day from today to six years from now.'
      using errcode = 'PT422', hint = 'keep-until-out-of-range';
  end if;
  if new.assigned_to is distinct from assigned_before and new.assigned_to is not null then
    -- The lock holds back whoever ends the account until this is written. One that is not there is the foreign key's to refuse.
    select ended_at into ended from public.staff where user_id = new.assigned_to for share;
    if ended is not null then
      raise exception 'This account has been ended.' using errcode = 'PT409', hint = 'account-ended';
    end if;
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
  'Refuses a follow-up of an enquiry that is not there, since a note would outlive the erasure of the person it is about, a change that is not based on the latest version, and an account that is ended.';

-- As in 20261122210000_erase_old_enquiries.sql, with whom it is assigned to and the listing asked about.
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
  ) as erase_on,
  followup.assigned_to,
  sent.property_id
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
comment on column public.enquiries.property_id is 'The listing asked about, whether or not it is still there; null where none was.';

drop function public.enquiry_tally(text[], date);
create function public.enquiry_tally(patterns text[] default '{}', due_by date default null, listing uuid default null)
  returns table (kind text, state text, department text, assigned_to uuid, enquiries bigint, due bigint, oldest timestamptz)
  language sql stable security invoker set search_path = ''
  as $$
    select e.kind, e.state, e.department, e.assigned_to, count(*), count(*) filter (where e.erase_on <= due_by), min(e.created_at)
    from public.enquiries e
    where (cardinality(patterns) = 0 or e.search like all (patterns)) and (listing is null or e.property_id = listing)
    group by e.kind, e.state, e.department, e.assigned_to
  $$;
comment on function public.enquiry_tally(text[], date, uuid) is
  'How many enquiries there are of each kind in each state, department and hand whose text fits every pattern, of all or about one listing, how many of them are erased by a day, and when the oldest of them came.';
revoke all on function public.enquiry_tally(text[], date, uuid) from public, anon;
grant execute on function public.enquiry_tally(text[], date, uuid) to authenticated;

create function private.account_name(id text) returns text
  language sql stable security definer set search_path = ''
  as $$ select case when id is not null then coalesce((select name from public.staff where user_id = id::uuid), '') end $$;
comment on function private.account_name(text) is
  'The name of an account; an empty text where the account is gone, null for no account.';
revoke all on function private.account_name(text) from public;

-- As in 20261123110000_create_audit_log.sql, with whom an enquiry is assigned to by name.
create or replace function private.note_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- What other triggers derive: the columns that it follows from tell of the change.
    derived constant text[] := '{updated_at,version,search_text,handled_at,outcode,price_reduced_on,previous_price,feed_media}';
    -- Words that may speak of a person; that they changed is enough.
    kept_out constant text[] := '{vendor_notes,note,keep_reason}';
    -- What a row that does not exist yet amounts to.
    before constant jsonb := case when tg_op = 'INSERT' then '{"state": "new", "note": ""}' else to_jsonb(old) end;
    after constant jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
    whole constant jsonb := case when tg_op = 'DELETE' then before else after end;
    happened constant text := case when tg_argv[2] = 'beside' or tg_op = 'UPDATE' then 'changed'
      when tg_op = 'INSERT' then 'added' else 'removed' end;
    changed jsonb := '[]';
  begin
    -- A new row holds its own values, until a change says what they were. Of a listing that is deleted all are kept.
    if happened <> 'added' then
      select coalesce(jsonb_agg(
          case when key = any (kept_out) then jsonb_build_object('column', key)
            -- The name as it is now: the account may be called otherwise later, or be gone.
            when key = 'assigned_to' then jsonb_build_object('column', key, 'from', private.account_name(before ->> key),
              'to', private.account_name(after ->> key))
            else jsonb_build_object('column', key, 'from', before -> key, 'to', after -> key) end order by key), '[]')
        into changed
        from jsonb_object_keys(whole) key
        where key <> all (derived) and coalesce(before -> key, 'null') <> coalesce(after -> key, 'null')
          -- A list without anything in it is nothing where there was none.
          and not (tg_op = 'INSERT' and after -> key = '[]')
          and key not in ('kind', tg_argv[1]);
    end if;
    if happened = 'changed' and changed = '[]' then return null; end if;
    insert into public.audit_log (actor, actor_name, thing, thing_id, action, changes)
      values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''),
        coalesce(whole ->> 'kind', tg_argv[0]), (whole ->> tg_argv[1])::uuid, happened, changed);
    return null;
  end $$;
