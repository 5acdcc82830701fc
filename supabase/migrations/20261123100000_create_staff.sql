-- Who works here, and what each may do. A reader sees what staff see; a negotiator also keeps listings, pictures, follow-ups
-- and viewings; an administrator also deletes, erases, decides how long an enquiry is kept, and lets people in. Every policy
-- asks afresh, of the account and of its session: an account that is ended and a session that is signed out lose their rights
-- at once, whatever access token is still about.

create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null constraint staff_name_shape check (name ~ '[^[:space:]]' and length(name) <= 100 and name !~ '[[:cntrl:]]'),
  email text not null,
  role text not null constraint staff_role_known check (role in ('administrator', 'negotiator', 'reader')),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table public.staff is 'The accounts of those who work here. A user without a row here is a stranger.';
comment on column public.staff.email is 'Where letters about the account go, in lower case; the address to sign in with is that of auth.users.';
comment on column public.staff.ended_at is 'Since when the account has no right any more. Its row stays, so that what its holder did keeps their name.';
create unique index staff_email_once on public.staff (lower(email)) where ended_at is null;

insert into public.staff (user_id, name, email, role, created_at)
  select a.user_id, 'Administrator', lower(coalesce(u.email, '')), 'administrator', a.created_at
  from private.administrators a join auth.users u on u.id = a.user_id;

-- Security definer, because its caller may not read schema auth, and the policy on staff itself asks.
create function public.staff_role() returns text
  language sql stable security definer set search_path = ''
  as $$
    select s.role from public.staff s
    join auth.sessions session on session.user_id = s.user_id
    where s.user_id = (select auth.uid()) and s.ended_at is null
      and session.id = nullif((select auth.jwt()) ->> 'session_id', '')::uuid
      and (session.not_after is null or session.not_after > now())
  $$;
comment on function public.staff_role() is
  'The role of whoever asks; null for a stranger, for an account that is ended and for a session that is over.';

create function public.is_staff() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select public.staff_role() is not null $$;
comment on function public.is_staff() is
  'Whether the caller may read what staff read. Policies call this and the two beside it as (select public.is_staff()), once a statement.';

create function public.may_edit() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(public.staff_role() in ('administrator', 'negotiator'), false) $$;
comment on function public.may_edit() is 'Whether the caller may keep listings, records, pictures, follow-ups and viewings.';

create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce(public.staff_role() = 'administrator', false) $$;
comment on function public.is_admin() is 'Whether the caller is an administrator.';

revoke all on function public.staff_role(), public.is_staff(), public.may_edit() from public;
grant execute on function public.staff_role(), public.is_staff(), public.may_edit() to anon, authenticated;

drop table private.administrators;

-- There is always somebody who can let others in. Two who end each other at the same moment come one after the other.
create function private.keep_an_administrator() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.staff'));
  if not exists (select from public.staff where role = 'administrator' and ended_at is null) then
    raise exception 'The last administrator stays one. Make somebody else an administrator first.'
      using errcode = 'PT409', hint = 'last-administrator';
  end if;
  return null;
end $$;
comment on function private.keep_an_administrator() is 'Refuses to end, lower or remove the last administrator.';
create constraint trigger staff_keep_an_administrator after update or delete on public.staff for each row
  when (old.role = 'administrator' and old.ended_at is null) execute function private.keep_an_administrator();

create function private.keep_staff() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.ended_at := case when new.ended_at is not null then coalesce(old.ended_at, now()) end;
  -- Whatever grants a server gives: by the API an account stays whose it is.
  if current_user = 'authenticated' then
    new.user_id := old.user_id;
    new.email := old.email;
    new.created_at := old.created_at;
  end if;
  return new;
end $$;
comment on function private.keep_staff() is 'Writes by the clock of the database when an account was ended, and keeps its user and its address.';
create trigger staff_keep before update on public.staff for each row execute function private.keep_staff();
revoke all on function private.keep_an_administrator(), private.keep_staff() from public;

alter table public.staff enable row level security;
create policy "Staff read who works here" on public.staff
  for select to authenticated using ((select public.is_staff()));
create policy "An administrator changes accounts" on public.staff
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
-- A row is added by an invitation that was accepted, and ended instead of deleted.
revoke all on public.staff from anon, authenticated;
grant select, update (name, role, ended_at) on public.staff to authenticated;
grant all on public.staff to service_role;

-- What each role may do. What is not named here stays the administrator's.

alter policy "Somebody signed in reads what is not a draft, an administrator all" on public.properties
  using (status <> 'draft' or (select public.is_staff()));
alter policy "Somebody signed in reads what is not a draft, an administrator all" on public.properties
  rename to "Somebody signed in reads what is not a draft, staff all";

do $$
declare
  changed record;
begin
  for changed in select * from (values
    ('public.listing_records', 'An administrator reads records', 'Staff read records'),
    ('public.booking_valuations', 'An administrator reads valuations', 'Staff read valuations'),
    ('public.valuation_requests', 'An administrator reads requests', 'Staff read requests'),
    ('public.contact_submissions', 'An administrator reads messages', 'Staff read messages'),
    ('public.property_inquiries', 'An administrator reads enquiries', 'Staff read enquiries'),
    ('public.enquiry_followups', 'An administrator reads follow-ups', 'Staff read follow-ups'),
    ('public.viewings', 'An administrator reads viewings', 'Staff read viewings')
  ) as policies (on_table, was, becomes) loop
    execute format('alter policy %I on %s using ((select public.is_staff()))', changed.was, changed.on_table);
    execute format('alter policy %I on %s rename to %I', changed.was, changed.on_table, changed.becomes);
  end loop;

  for changed in select * from (values
    ('public.properties', 'An administrator adds listings', 'A negotiator adds listings', false),
    ('public.properties', 'An administrator changes listings', 'A negotiator changes listings', true),
    ('public.listing_records', 'An administrator adds records', 'A negotiator adds records', false),
    ('public.listing_records', 'An administrator changes records', 'A negotiator changes records', true),
    ('public.enquiry_followups', 'An administrator adds follow-ups', 'A negotiator adds follow-ups', false),
    ('public.enquiry_followups', 'An administrator changes follow-ups', 'A negotiator changes follow-ups', true),
    ('public.viewings', 'An administrator books viewings', 'A negotiator books viewings', false),
    ('public.viewings', 'An administrator changes viewings', 'A negotiator changes viewings', true)
  ) as policies (on_table, was, becomes, changes) loop
    execute format('alter policy %I on %s %s with check ((select public.may_edit()))', changed.was, changed.on_table,
      case when changed.changes then 'using ((select public.may_edit()))' else '' end);
    execute format('alter policy %I on %s rename to %I', changed.was, changed.on_table, changed.becomes);
  end loop;
end $$;

-- A hosted project lets its storage policies be made and dropped, as 20261121110100_create_picture_bucket.sql does.
drop policy "An administrator lists pictures" on storage.objects;
drop policy "An administrator adds pictures" on storage.objects;
drop policy "An administrator replaces pictures" on storage.objects;
drop policy "An administrator removes pictures" on storage.objects;
create policy "Staff list pictures" on storage.objects
  for select to authenticated using (bucket_id = 'property-images' and (select public.is_staff()));
create policy "A negotiator adds pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'property-images' and (select public.may_edit())
    and name ~ '^[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg|jpeg|png|avif|gif)$');
create policy "A negotiator replaces pictures" on storage.objects
  for update to authenticated using (bucket_id = 'property-images' and (select public.may_edit()))
  with check (
    bucket_id = 'property-images' and (select public.may_edit())
    and name ~ '^[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg|jpeg|png|avif|gif)$');
create policy "A negotiator removes pictures" on storage.objects
  for delete to authenticated using (bucket_id = 'property-images' and (select public.may_edit()));

-- A negotiator writes the follow-up of an enquiry, and an administrator alone says how long the enquiry is kept. The triggers
-- ask who writes, since inside a function with its definer's rights that is no longer to be seen.
create function private.refuse_keeping() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if not (select public.is_admin()) then
    raise exception 'Only an administrator says how long an enquiry is kept.'
      using errcode = '42501', hint = 'administrators-only';
  end if;
  return new;
end $$;
comment on function private.refuse_keeping() is 'Refuses anybody but an administrator who keeps an enquiry longer, or no longer.';
revoke all on function private.refuse_keeping() from public;
create trigger enquiry_followups_kept before insert on public.enquiry_followups for each row
  when (current_user = 'authenticated' and (new.keep_until is not null or new.keep_reason is not null))
  execute function private.refuse_keeping();
create trigger enquiry_followups_kept_on before update on public.enquiry_followups for each row
  when (current_user = 'authenticated' and (new.keep_until, new.keep_reason) is distinct from (old.keep_until, old.keep_reason))
  execute function private.refuse_keeping();

-- As in 20261122205000_show_emails_to_staff.sql, for staff.
create or replace function public.enquiry_emails(of_kind text, of_id uuid)
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer, next_attempt_at timestamptz,
    error text, created_at timestamptz, sent_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at, o.sent_at
    from private.outbox o
    where (select public.is_staff()) and o.enquiry_kind = of_kind and o.enquiry_id = of_id
    order by o.created_at, o.recipient nulls first
  $$;
comment on function public.enquiry_emails(text, uuid) is 'The letters of one enquiry, for staff; nobody else sees any.';

-- As in 20261123040000_show_alert_emails_to_staff.sql, for staff.
create or replace function public.undelivered_emails()
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer, next_attempt_at timestamptz,
    error text, created_at timestamptz, enquiry_kind text, enquiry_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.enquiry_kind, o.enquiry_id
    from private.outbox o
    where (select public.is_staff()) and o.state not in ('sent', 'withdrawn')
      and (o.attempts > 0 or o.created_at < now() - interval '10 minutes')
      and not (o.kind = 'viewing_reminder' and o.attempts = 0 and o.next_attempt_at > now() - interval '10 minutes')
      and (o.alert_id is null or exists (select from private.alerts a where a.id = o.alert_id and a.state <> 'ended'))
    order by o.created_at desc limit 200
  $$;
comment on function public.undelivered_emails() is
  'Letters that failed, that wait for another attempt, or that nothing has taken for ten minutes; the newest 200, for staff.';

-- As in 20261123030000_create_viewings.sql, for whoever may edit.
create or replace function public.send_email_again(email uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter private.outbox;
  table_name text;
  enquiry jsonb;
  viewing public.viewings;
begin
  if not public.may_edit() then
    raise exception 'Only a negotiator or an administrator sends letters again.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  select * into letter from private.outbox o where o.id = email for update;
  if letter.id is null or letter.state in ('queued', 'sending') then return false; end if;
  if letter.viewing_id is not null then
    select * into viewing from public.viewings v where v.id = letter.viewing_id;
    if viewing.starts_at <= now() then return false; end if;
    letter.data := private.viewing_email_data(viewing);
    if viewing.state = 'cancelled' then letter.kind := 'viewing_cancelled'; end if;
  else
    table_name := case letter.enquiry_kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
      when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
    execute format('select to_jsonb(e) from public.%I e where e.id = $1', table_name) into enquiry using letter.enquiry_id;
    if enquiry is null then return false; end if;
    letter.data := private.enquiry_email_data(letter.enquiry_kind, enquiry);
  end if;
  if letter.state = 'sent' then
    insert into private.outbox (kind, department, recipient, reply_to, data, enquiry_kind, enquiry_id, viewing_id)
      values (letter.kind, letter.department, letter.recipient, letter.reply_to, letter.data, letter.enquiry_kind, letter.enquiry_id,
        letter.viewing_id);
  else
    update private.outbox o set state = 'queued', attempts = 0, next_attempt_at = now(), error = null, data = letter.data,
      kind = letter.kind where o.id = email;
  end if;
  return true;
end $$;
comment on function public.send_email_again(uuid) is
  'Queues a letter once more, for whoever may edit. False where it waits already, or its enquiry is gone.';
comment on view public.enquiries is 'What visitors sent, of all four kinds, with what was done about it. For staff.';
