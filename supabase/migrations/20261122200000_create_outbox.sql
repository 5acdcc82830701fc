-- The letters of an enquiry are written in the transaction that stores it: one to the staff, one to the visitor. A worker
-- (scripts/lib/email/worker.ts) takes them from here and sends them. It comes through the API with the secret key alone.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint outbox_kind_known check (kind in ('enquiry_for_staff', 'enquiry_received')),
  department text not null default 'unknown'
    constraint outbox_department_known check (department in ('sales', 'lettings', 'unknown')),
  recipient text,
  reply_to text,
  language text not null default 'en-GB',
  data jsonb not null,
  enquiry_kind text not null
    constraint outbox_enquiry_kind_known check (enquiry_kind in ('inquiry', 'booking', 'request', 'message')),
  enquiry_id uuid not null,
  state text not null default 'queued'
    constraint outbox_state_known check (state in ('queued', 'sending', 'sent', 'failed', 'refused', 'given_up')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint outbox_recipient_named check ((recipient is null) = (kind = 'enquiry_for_staff'))
);
comment on table private.outbox is 'Letters to be sent, and what became of them. The id is what the Message-ID is made of: it stays the same at each attempt.';
comment on column private.outbox.recipient is 'Null for a letter to the staff, whose addresses the worker knows by department.';
comment on column private.outbox.data is 'The enquiry as it was sent, until the letter has gone or is given up.';
comment on column private.outbox.state is
  'queued: waits for next_attempt_at; sending: a worker has it until next_attempt_at; failed: it could not be written; refused: its address takes no letter; given_up: the last attempt failed.';
create index outbox_due on private.outbox (next_attempt_at) where state in ('queued', 'sending');
create index outbox_of_an_enquiry on private.outbox (enquiry_id);
create index outbox_received on private.outbox (private.canonical_email(recipient), created_at) where kind = 'enquiry_received';
alter table private.outbox enable row level security;
revoke all on private.outbox from public, anon, authenticated;

create function private.enquiry_email_data(kind text, enquiry jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select enquiry - 'search_text' - 'honeypot' || case when kind = 'inquiry' then jsonb_build_object('listing', (
      select jsonb_build_object('slug', home.slug, 'title', home.title) from public.properties home
      where home.id = (enquiry ->> 'property_id')::uuid and to_jsonb(home) ->> 'status' is distinct from 'draft'
    )) else '{}' end
  $$;
-- A database of the specification's columns alone has no status.
comment on function private.enquiry_email_data(text, jsonb) is
  'What the letters of an enquiry speak of. Of its listing only what is public, and in our words: the title that came with it is whatever its sender wrote.';

-- Its argument is the kind of the enquiry. No fault of a letter may cost us the enquiry. At most one acknowledgement an hour
-- goes to one mailbox: the form may be filled in with somebody else's address. limit_sender() has let two that come at the
-- same moment pass one after the other.
create function private.write_letters() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent jsonb;
  of_department text;
begin
  -- Not where they are declared: a fault there would not be caught below.
  sent := private.enquiry_email_data(tg_argv[0], to_jsonb(new));
  of_department := case sent ->> 'type' when 'buy' then 'sales' when 'sale' then 'sales' when 'sales' then 'sales'
    when 'rent' then 'lettings' when 'rental' then 'lettings' else 'unknown' end;
  insert into private.outbox (kind, department, reply_to, data, enquiry_kind, enquiry_id)
    values ('enquiry_for_staff', of_department, new.email, sent, tg_argv[0], new.id);
  if new.email <> '' and not exists (
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
comment on function private.write_letters() is 'Writes the letters that an enquiry brings.';

create function private.forget_letters() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from private.outbox where enquiry_kind = tg_argv[0] and enquiry_id = old.id;
  return null;
end $$;
comment on function private.forget_letters() is 'Erases the letters of an enquiry together with it. Its argument is the kind.';
revoke all on function private.enquiry_email_data(text, jsonb), private.write_letters(), private.forget_letters() from public;

-- For visitors and whoever is signed in: what is imported or restored was answered long ago.
do $$
declare
  kinds constant jsonb := '{"property_inquiries": "inquiry", "booking_valuations": "booking",
    "valuation_requests": "request", "contact_submissions": "message"}';
  enquiries text;
begin
  for enquiries in select jsonb_object_keys(kinds) loop
    execute format('create trigger %I after insert on public.%I for each row when (current_user in (''anon'', ''authenticated'')) execute function private.write_letters(%L)',
      enquiries || '_outbox', enquiries, kinds ->> enquiries);
    execute format('create trigger %I after delete on public.%I for each row execute function private.forget_letters(%L)',
      enquiries || '_unsend', enquiries, kinds ->> enquiries);
  end loop;
end $$;

create function public.claim_emails(batch integer default 10)
  returns table (id uuid, kind text, department text, recipient text, reply_to text, language text, data jsonb,
    enquiry_kind text, enquiry_id uuid)
  language sql volatile security definer set search_path = ''
  as $$
    with due as (
      select o.id from private.outbox o
      where o.state in ('queued', 'sending') and o.next_attempt_at <= now()
      order by o.next_attempt_at limit least(greatest(batch, 1), 100)
      for update skip locked
    )
    update private.outbox o set state = 'sending', next_attempt_at = now() + interval '5 minutes'
    from due where o.id = due.id
    returning o.id, o.kind, o.department, o.recipient, o.reply_to, o.language, o.data, o.enquiry_kind, o.enquiry_id
  $$;
comment on function public.claim_emails(integer) is
  'Letters that are due, for the worker to send. They come back after five minutes if it says nothing of them: it was killed.';

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
  'What became of a letter: sent, retry (after 1, 5 and 30 minutes, 2 and 12 hours, then given up), failed or refused.';

revoke all on function public.claim_emails(integer), public.settle_email(uuid, text, text) from public, anon, authenticated;
grant execute on function public.claim_emails(integer), public.settle_email(uuid, text, text) to service_role;
