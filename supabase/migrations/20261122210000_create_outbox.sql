-- The outbox: letters that a worker (scripts/lib/email/worker.ts) sends. It calls the API with the secret key. The
-- letters of an enquiry, one to staff and one to the visitor, are written in the transaction that stores it.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint outbox_kind_known check (kind in (
      'enquiry_for_staff', 'enquiry_received', 'enquiries_assigned', 'staff_reply', 'matching_homes',
      'alert_confirmation', 'alert_new_listings', 'alert_changes',
      'viewing_requested', 'viewing_booked', 'viewing_changed', 'viewing_cancelled', 'viewing_reminder',
      'viewing_for_staff', 'owner_report', 'feed_stopped', 'staff_invited', 'staff_password')),
  department text not null default 'unknown'
    constraint outbox_department_known check (department in ('sales', 'lettings', 'unknown')),
  recipient text,
  reply_to text,
  data jsonb not null,
  enquiry_kind text
    constraint outbox_enquiry_kind_known check (enquiry_kind in ('inquiry', 'booking', 'request', 'message')),
  enquiry_id uuid,
  state text not null default 'queued'
    constraint outbox_state_known check (
      state in ('queued', 'sending', 'sent', 'failed', 'refused', 'given_up', 'withdrawn')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  alert_id uuid references private.alerts on delete cascade,
  viewing_id uuid references public.viewings on delete cascade,
  invitation_id uuid references public.staff_invitations on delete cascade,
  staff_id uuid references public.staff on delete cascade,
  report_id uuid references private.owner_reports on delete cascade,
  constraint outbox_recipient_named check (
    (recipient is null) = (kind = 'enquiry_for_staff')
    or (kind in ('viewing_for_staff', 'feed_stopped') and recipient is null)),
  -- The agency's own email about a feed belongs to no enquiry, alert or account.
  constraint outbox_of_one_thing check (
    (num_nonnulls(enquiry_id, alert_id, invitation_id, staff_id) = 1 and (enquiry_id is null) = (enquiry_kind is null)
      and (alert_id is not null) = (kind in ('alert_confirmation', 'alert_new_listings', 'alert_changes'))
      and (invitation_id is not null) = (kind = 'staff_invited')
      and (staff_id is not null) = (kind in ('staff_password', 'enquiries_assigned')))
    or (num_nonnulls(enquiry_id, alert_id, invitation_id, staff_id, viewing_id) = 0
      and (kind = 'feed_stopped' or (kind = 'owner_report' and report_id is not null)))),
  constraint outbox_of_a_viewing check (
    (viewing_id is not null) = (kind in ('viewing_booked', 'viewing_changed', 'viewing_cancelled', 'viewing_reminder'))
    or (kind = 'viewing_requested' and viewing_id is not null))
);
comment on table private.outbox is
  'Email queue. The Message-ID derives from the id, so that retries are recognised as the same email.';
comment on column private.outbox.recipient is
  'Null for an email to staff. The worker chooses the address by department.';
comment on column private.outbox.data is
  'Template data, such as the enquiry, with the reader''s locale. Erased once the email is sent or given up.';
comment on column private.outbox.report_id is 'The address that an email to an owner contains.';
comment on column private.outbox.state is
  'queued: waits for next_attempt_at; sending: claimed until next_attempt_at; failed: not rendered; refused: rejected '
  'by the mail server; given_up: last attempt failed; withdrawn: replaced by a later email, or its viewing has begun.';

create index outbox_due on private.outbox (next_attempt_at) where state in ('queued', 'sending');
create index outbox_of_an_enquiry on private.outbox (enquiry_id);
create index outbox_received on private.outbox (private.canonical_email(recipient), created_at)
  where kind = 'enquiry_received';
create index outbox_of_an_alert on private.outbox (alert_id) where alert_id is not null;
create index outbox_alert_confirmations on private.outbox (private.canonical_email(recipient), created_at)
  where kind = 'alert_confirmation';
create index outbox_of_a_viewing_index on private.outbox (viewing_id) where viewing_id is not null;
create index outbox_of_a_report on private.outbox (report_id) where report_id is not null;
create index outbox_of_an_invitation on private.outbox (invitation_id) where invitation_id is not null;
create index outbox_of_an_account on private.outbox (staff_id, created_at) where staff_id is not null;

alter table private.outbox enable row level security;

create function public.claim_emails(batch integer default 10)
  returns table (id uuid, kind text, department text, recipient text, reply_to text, data jsonb,
    enquiry_kind text, enquiry_id uuid)
  language sql volatile security definer set search_path = ''
  as $$
    update private.outbox o set state = 'withdrawn', error = 'The viewing had begun.', data = '{}'
    from public.viewings v
    where v.id = o.viewing_id and v.starts_at <= now() and o.state in ('queued', 'sending')
      and o.next_attempt_at <= now();

    with due as (
      select o.id from private.outbox o
      where o.state in ('queued', 'sending') and o.next_attempt_at <= now()
      order by o.next_attempt_at limit least(greatest(batch, 1), 100)
      for update skip locked
    )
    update private.outbox o set state = 'sending', next_attempt_at = now() + interval '5 minutes'
    from due where o.id = due.id
    returning o.id, o.kind, o.department, o.recipient, o.reply_to, o.data, o.enquiry_kind, o.enquiry_id
  $$;
comment on function public.claim_emails(integer) is
  'Worker: claims due emails. Unsettled claims expire after five minutes, in case the worker crashed.';

create function public.settle_email(email uuid, outcome text, reason text default null) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  waits constant interval[] := array['1 minute', '5 minutes', '30 minutes', '2 hours', '12 hours'];
begin
  if outcome = 'sent' then
    update private.outbox set state = 'sent', attempts = attempts + 1, sent_at = now(), error = null, data = '{}'
      where id = email and state <> 'sent';
  elsif outcome in ('failed', 'refused') then
    update private.outbox set state = outcome, attempts = attempts + 1, error = left(reason, 500), data = '{}'
      where id = email and state = 'sending';
  elsif outcome = 'retry' then
    update private.outbox set
      state = case when attempts < cardinality(waits) then 'queued' else 'given_up' end,
      next_attempt_at = now() + coalesce(waits[attempts + 1], '0'),
      attempts = attempts + 1,
      error = left(reason, 500),
      data = case when attempts < cardinality(waits) then data else '{}' end
      where id = email and state = 'sending';
  else
    raise exception 'outcome is sent, retry, failed or refused; it is %', outcome
      using errcode = '22023', hint = 'unknown-outcome';
  end if;
end $$;
comment on function public.settle_email(uuid, text, text) is
  'Worker: records an outcome: sent, failed, refused, or retry (after 1, 5, 30 minutes, 2 and 12 hours, then given '
  'up).';

-- A database with the specification's columns only has no status.
create function private.enquiry_email_data(kind text, enquiry jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select enquiry - 'search_text' - 'honeypot' || case when kind = 'inquiry' then jsonb_build_object('listing', (
      select jsonb_build_object('slug', listing.slug, 'title', listing.title) from public.properties listing
      where listing.id = (enquiry ->> 'property_id')::uuid and private.is_public(listing)
    ), 'slot', (
      select slot.state from public.viewings slot where slot.enquiry_kind = 'inquiry' and slot.by_visitor
        and slot.enquiry_id = (enquiry ->> 'id')::uuid limit 1
    )) else '{}' end
  $$;
comment on function private.enquiry_email_data(text, jsonb) is
  'Template data of an enquiry. The title is the listing''s own, because visitors could forge the submitted one.';

-- Its argument is the kind of the enquiry. A failure to write a letter must not lose the enquiry. A mailbox gets at
-- most one acknowledgement an hour, because the form may contain somebody else's address. limit_sender() lets two
-- simultaneous enquiries pass one after the other.
create function private.queue_enquiry_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent jsonb;
  of_department text;
begin
  -- Not in the declarations, where the exception handler does not apply.
  sent := private.enquiry_email_data(tg_argv[0], to_jsonb(new));
  of_department := case sent ->> 'type' when 'buy' then 'sales' when 'sale' then 'sales' when 'sales' then 'sales'
    when 'rent' then 'lettings' when 'rental' then 'lettings' else 'unknown' end;
  insert into private.outbox (kind, department, reply_to, data, enquiry_kind, enquiry_id)
    values ('enquiry_for_staff', of_department, new.email, sent, tg_argv[0], new.id);
  -- The email of a slot acknowledges the enquiry as well.
  if new.email <> '' and not exists (
    select from private.outbox where viewing_id is not null and enquiry_kind = tg_argv[0] and enquiry_id = new.id
  ) and not exists (
    select from private.outbox
    where kind = 'enquiry_received' and private.canonical_email(recipient) = private.canonical_email(new.email)
      and created_at > now() - interval '1 hour'
  ) then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id)
      values ('enquiry_received', of_department, new.email, sent, tg_argv[0], new.id);
  end if;
  return null;
exception when others then
  raise warning 'The letters of % % were not written: %', tg_argv[0], new.id, sqlerrm;
  return null;
end $$;
comment on function private.queue_enquiry_emails() is 'Queues the emails of a new enquiry.';

create function private.delete_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.outbox where enquiry_kind = tg_argv[0] and enquiry_id = old.id;
  return null;
end $$;
comment on function private.delete_emails() is 'Deletes the emails of a deleted enquiry. Argument: the kind.';

-- For visitors and signed-in users: imported or restored enquiries get no letters.
do $$
declare
  kinds constant jsonb := '{"property_inquiries": "inquiry", "booking_valuations": "booking",
    "valuation_requests": "request", "contact_submissions": "message"}';
  enquiries text;
begin
  for enquiries in select jsonb_object_keys(kinds) loop
    execute format('create trigger %I after insert on public.%I for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.queue_enquiry_emails(%L)',
      enquiries || '_outbox', enquiries, kinds ->> enquiries);
    execute format('create trigger %I after delete on public.%I
      for each row execute function private.delete_emails(%L)',
      enquiries || '_unsend', enquiries, kinds ->> enquiries);
  end loop;
end $$;

create function public.enquiry_emails(of_kind text, of_id uuid)
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer,
    next_attempt_at timestamptz, error text, created_at timestamptz, sent_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.sent_at
    from private.outbox o
    where (select public.is_staff()) and o.enquiry_kind = of_kind and o.enquiry_id = of_id
    order by o.created_at, o.recipient nulls first
  $$;
comment on function public.enquiry_emails(text, uuid) is 'Staff: the emails of an enquiry.';

-- A reminder that waits for its day and a withdrawn letter are not listed. Only administrators see the letters of
-- accounts.
create function public.undelivered_emails()
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer,
    next_attempt_at timestamptz, error text, created_at timestamptz, enquiry_kind text, enquiry_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.enquiry_kind, o.enquiry_id
    from private.outbox o
    where (select public.is_staff()) and o.state not in ('sent', 'withdrawn')
      and (o.attempts > 0 or o.created_at < now() - interval '10 minutes')
      and not (o.kind = 'viewing_reminder' and o.attempts = 0 and o.next_attempt_at > now() - interval '10 minutes')
      and (o.alert_id is null or exists (select from private.alerts a where a.id = o.alert_id and a.state <> 'ended'))
      and ((o.invitation_id is null and o.staff_id is null) or (select public.is_admin()))
    order by o.created_at desc limit 200
  $$;
comment on function public.undelivered_emails() is
  'Staff: the newest 200 emails that failed, await a retry, or have waited for ten minutes.';

-- The text of a letter is deleted when it is sent, so it is made again: from the enquiry, or from the viewing as it is
-- now. A sent letter becomes a new letter, because mail programs show the same Message-ID once.
create function public.send_email_again(email uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter private.outbox;
  table_name text;
  enquiry jsonb;
  viewing public.viewings;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can send an email again.'
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
    table_name := case letter.enquiry_kind
      when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
      when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
    execute format('select to_jsonb(e) from public.%I e where e.id = $1', table_name) into enquiry
      using letter.enquiry_id;
    if enquiry is null then return false; end if;
    letter.data := private.enquiry_email_data(letter.enquiry_kind, enquiry);
  end if;
  if letter.state = 'sent' then
    insert into private.outbox (kind, department, recipient, reply_to, data, enquiry_kind, enquiry_id, viewing_id)
      values (letter.kind, letter.department, letter.recipient, letter.reply_to, letter.data, letter.enquiry_kind,
        letter.enquiry_id, letter.viewing_id);
  else
    update private.outbox o set state = 'queued', attempts = 0, next_attempt_at = now(), error = null,
      data = letter.data, kind = letter.kind where o.id = email;
  end if;
  -- A trigger may find nothing left to write: the homes of the email are gone, or its reply.
  return found;
end $$;
comment on function public.send_email_again(uuid) is
  'Editors: queues an email again. False if it is queued already, its enquiry was erased, or nothing is left to send.';

revoke all on private.outbox from public, anon, authenticated, service_role;
revoke all on function
  public.claim_emails(integer), public.settle_email(uuid, text, text), private.enquiry_email_data(text, jsonb),
  private.queue_enquiry_emails(), private.delete_emails(), public.enquiry_emails(text, uuid),
  public.undelivered_emails(),
  public.send_email_again(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.enquiry_emails(text, uuid), public.undelivered_emails(), public.send_email_again(uuid)
  to authenticated;
grant execute on function public.claim_emails(integer), public.settle_email(uuid, text, text) to service_role;
