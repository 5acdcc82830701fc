-- Administrators see undelivered letters of alerts while the alert exists. The end of an alert deletes its letters and
-- hides its address. Reminders that wait for their day and withdrawn letters are not listed (20261123030000).

create or replace function public.undelivered_emails()
  returns table (id uuid, kind text, recipient text, department text, state text, attempts integer, next_attempt_at timestamptz,
    error text, created_at timestamptz, enquiry_kind text, enquiry_id uuid)
  language sql stable security definer set search_path = ''
  as $$
    select o.id, o.kind, o.recipient, o.department, o.state, o.attempts, o.next_attempt_at, o.error, o.created_at,
      o.enquiry_kind, o.enquiry_id
    from private.outbox o
    where (select public.is_admin()) and o.state not in ('sent', 'withdrawn')
      and (o.attempts > 0 or o.created_at < now() - interval '10 minutes')
      and not (o.kind = 'viewing_reminder' and o.attempts = 0 and o.next_attempt_at > now() - interval '10 minutes')
      and (o.alert_id is null or exists (select from private.alerts a where a.id = o.alert_id and a.state <> 'ended'))
    order by o.created_at desc limit 200
  $$;
