-- Emails whose link has stopped working while they waited: a password's after an hour, an invitation's and an alert's
-- after a week.

create or replace function public.claim_emails(batch integer default 10)
  returns table (id uuid, kind text, department text, recipient text, reply_to text, data jsonb,
    enquiry_kind text, enquiry_id uuid)
  language sql volatile security definer set search_path = ''
  as $$
    update private.outbox o set state = 'withdrawn', error = 'The viewing had begun.', data = '{}'
    from public.viewings v
    where v.id = o.viewing_id and v.starts_at <= now() and o.state in ('queued', 'sending')
      and o.next_attempt_at <= now();

    -- Staff see an email that a mail server did not accept.
    update private.outbox o set state = case when o.attempts > 0 then 'given_up' else 'withdrawn' end,
      error = case when o.attempts > 0 then o.error else 'Its link had expired.' end, data = '{}'
    where o.state in ('queued', 'sending') and o.next_attempt_at <= now() and o.created_at <= now() - case o.kind
        when 'staff_password' then interval '1 hour'
        when 'staff_invited' then interval '7 days'
        when 'alert_confirmation' then interval '7 days'
      end;

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
comment on column private.outbox.state is
  'queued: waits for next_attempt_at; sending: claimed until next_attempt_at; failed: not rendered; refused: rejected '
  'by the mail server; given_up: last attempt failed; withdrawn: replaced by a later email, or its viewing has begun, '
  'its link has expired before the first attempt, or its reader wants no homes.';
