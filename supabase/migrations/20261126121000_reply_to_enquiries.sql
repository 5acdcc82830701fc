-- Replies that staff write in the inbox. Each is sent by email through the outbox, under the reply's own id.

create table public.enquiry_replies (
  id uuid primary key,
  kind text not null
    constraint enquiry_replies_kind_known check (kind in ('inquiry', 'booking', 'request', 'message')),
  enquiry_id uuid not null,
  body text not null
    constraint enquiry_replies_body_filled check (
      body ~ '[^[:space:]]' and length(body) <= 5000 and body !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]'),
  author uuid references public.staff (user_id) on delete set null,
  author_name text not null default '',
  created_at timestamptz not null default now()
);
comment on table public.enquiry_replies is
  'Replies of staff to an enquiry. The state of its email is in the outbox, under the same id.';
comment on column public.enquiry_replies.id is 'The browser makes it, so that a retry cannot send a second email.';
comment on column public.enquiry_replies.author_name is 'Name of the author at that time.';

create index enquiry_replies_of_enquiry on public.enquiry_replies (kind, enquiry_id, created_at);

alter table public.enquiry_replies enable row level security;

create policy "Staff read replies" on public.enquiry_replies
  for select to authenticated using ((select public.is_staff()));
create policy "A negotiator replies" on public.enquiry_replies
  for insert to authenticated with check ((select public.may_edit()));

create function private.check_reply() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  mailbox text;
begin
  -- The check constraint refuses an unknown kind.
  if sent is null then return new; end if;
  -- The lock prevents an erasure until this is written, so that the erasure includes it.
  execute format('select email from public.%I where id = $1 for key share', sent) into mailbox using new.enquiry_id;
  if mailbox is null then
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  if not private.is_address(mailbox) then
    raise exception 'This enquiry has no email address.' using errcode = 'PT422', hint = 'no-email-address';
  end if;
  new.author := auth.uid();
  new.author_name := coalesce((select name from public.staff where user_id = auth.uid()), '');
  new.created_at := now();
  return new;
end $$;
comment on function private.check_reply() is 'Sets the author, and refuses a reply that no email can carry.';
create trigger enquiry_replies_check before insert on public.enquiry_replies
  for each row execute function private.check_reply();

create function private.reply_email_data(reply uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  stored public.enquiry_replies;
  enquiry jsonb;
begin
  select * into stored from public.enquiry_replies r where r.id = reply;
  if stored.id is null then return null; end if;
  execute format('select to_jsonb(e) from public.%I e where e.id = $1', case stored.kind
    when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end)
    into enquiry using stored.enquiry_id;
  return private.enquiry_email_data(stored.kind, enquiry)
    || jsonb_build_object('reply', jsonb_build_object('body', stored.body, 'author', stored.author_name));
end $$;
comment on function private.reply_email_data(uuid) is 'Template data of a reply''s email. Null without such a reply.';

-- The text of an email is deleted once it is sent, so that queueing one again reads the reply again. An email with
-- another id than a reply is not written.
create function private.fill_reply_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.data := private.reply_email_data(new.id);
  return case when new.data is null then null else new end;
end $$;
comment on function private.fill_reply_email() is 'Writes the text of a queued reply from the reply.';
create trigger outbox_reply before insert or update on private.outbox
  for each row when (new.kind = 'staff_reply' and new.state = 'queued') execute function private.fill_reply_email();

-- The email, the follow-up and the history are written with the reply, or none of them.
create function private.send_reply() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  enquiry record;
begin
  select e.email, e.department into enquiry from public.enquiries e where e.kind = new.kind and e.id = new.enquiry_id;
  insert into private.outbox (id, kind, department, recipient, reply_to, data, enquiry_kind, enquiry_id)
    values (new.id, 'staff_reply', enquiry.department, enquiry.email,
      (select email from public.staff where user_id = new.author), '{}', new.kind, new.enquiry_id);
  insert into public.enquiry_followups as followup (kind, enquiry_id, state)
    values (new.kind, new.enquiry_id, 'contacted')
    on conflict (kind, enquiry_id) do update set version = followup.version + 1, handled_at = now(),
      state = case followup.state when 'new' then 'contacted' else followup.state end;
  insert into public.audit_log (actor, actor_name, thing, thing_id, action, changes)
    values (new.author, new.author_name, new.kind, new.enquiry_id, 'changed', '[{"column": "reply"}]');
  return null;
end $$;
comment on function private.send_reply() is
  'Queues the email of a reply, records it, and sets a new enquiry to contacted.';
create trigger enquiry_replies_send after insert on public.enquiry_replies
  for each row execute function private.send_reply();

revoke all on public.enquiry_replies from public, anon, authenticated, service_role;
grant select, insert (id, kind, enquiry_id, body) on public.enquiry_replies to authenticated;
grant select, insert, update, delete on public.enquiry_replies to service_role;
revoke all on function
  private.check_reply(), private.reply_email_data(uuid), private.fill_reply_email(), private.send_reply()
  from public, anon, authenticated, service_role;
