-- Somebody who enquired twice gets the email of a home once.

create index property_inquiries_mailbox on public.property_inquiries (lower(email));
create index contact_submissions_mailbox on public.contact_submissions (lower(email));

-- A home whose email failed is offered again.
create or replace function private.sent_homes(of_kind text, of_id uuid)
  returns table (property_id uuid, sent_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    with sender as materialized (
      select lower(p.email) as mailbox from private.enquiry_people p where p.kind = of_kind and p.id = of_id),
    enquiry as (
      select of_kind as kind, of_id as id
      union select 'inquiry', i.id from public.property_inquiries i, sender
        where lower(i.email) = sender.mailbox and sender.mailbox <> ''
      union select 'message', c.id from public.contact_submissions c, sender
        where lower(c.email) = sender.mailbox and sender.mailbox <> '')
    select s.property_id, max(s.sent_at) from enquiry
      join public.sent_listings s on s.kind = enquiry.kind and s.enquiry_id = enquiry.id
      where not exists (select from private.outbox o
        where o.id = s.email_id and o.state in ('failed', 'refused', 'given_up'))
      group by s.property_id
  $$;
comment on function private.sent_homes(text, uuid) is
  'Homes sent to the address of an enquiry, for it or for another one, without those whose email failed.';

revoke all on function private.sent_homes(text, uuid) from public, anon, authenticated, service_role;
