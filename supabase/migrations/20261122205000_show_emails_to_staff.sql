-- What became of letters, for administrators: those of an enquiry, those that did not arrive, and a way to send one again.

create function public.enquiry_emails(of_kind text, of_id uuid)
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer, next_attempt_at timestamptz,
    error text, created_at timestamptz, sent_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at, o.sent_at
    from private.outbox o
    where (select public.is_admin()) and o.enquiry_kind = of_kind and o.enquiry_id = of_id
    order by o.created_at, o.recipient nulls first
  $$;
comment on function public.enquiry_emails(text, uuid) is 'The letters of one enquiry, for administrators; nobody else sees any.';

create function public.undelivered_emails()
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer, next_attempt_at timestamptz,
    error text, created_at timestamptz, enquiry_kind text, enquiry_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.enquiry_kind, o.enquiry_id
    from private.outbox o
    where (select public.is_admin()) and o.state <> 'sent' and (o.attempts > 0 or o.created_at < now() - interval '10 minutes')
    order by o.created_at desc limit 200
  $$;
comment on function public.undelivered_emails() is
  'Letters that failed, that wait for another attempt, or that nothing has taken for ten minutes; the newest 200, for administrators.';

-- The text of a letter is kept no longer than it takes to send it, and is made anew from the enquiry. One that was sent becomes
-- another letter, since mail programs show the same Message-ID once.
create function public.send_email_again(email uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  letter private.outbox;
  table_name text;
  enquiry jsonb;
begin
  if not public.is_admin() then
    raise exception 'Only an administrator sends letters again.'
      using errcode = '42501', hint = 'administrators-only';
  end if;
  select * into letter from private.outbox o where o.id = email for update;
  if letter.id is null or letter.state in ('queued', 'sending') then return false; end if;
  table_name := case letter.enquiry_kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  execute format('select to_jsonb(e) from public.%I e where e.id = $1', table_name) into enquiry using letter.enquiry_id;
  if enquiry is null then return false; end if;
  letter.data := private.enquiry_email_data(letter.enquiry_kind, enquiry);
  if letter.state = 'sent' then
    insert into private.outbox (kind, department, recipient, reply_to, data, enquiry_kind, enquiry_id)
      values (letter.kind, letter.department, letter.recipient, letter.reply_to, letter.data, letter.enquiry_kind, letter.enquiry_id);
  else
    update private.outbox o set state = 'queued', attempts = 0, next_attempt_at = now(), error = null, data = letter.data where o.id = email;
  end if;
  return true;
end $$;
comment on function public.send_email_again(uuid) is
  'Queues a letter once more, for administrators. False where it waits already, or its enquiry is gone.';

revoke all on function public.enquiry_emails(text, uuid), public.undelivered_emails(), public.send_email_again(uuid) from public, anon;
grant execute on function public.enquiry_emails(text, uuid), public.undelivered_emails(), public.send_email_again(uuid) to authenticated;
