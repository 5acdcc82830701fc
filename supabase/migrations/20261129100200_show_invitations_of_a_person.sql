-- What is stored about a person includes an open invitation to the staff. An erasure keeps it, as it keeps an account:
-- an administrator withdraws it. The person's mailboxes are those of their enquiries too.

create or replace function public.person_data(of_email text default null, of_phone text default null) returns jsonb
  language sql stable security definer set search_path = '' set statement_timeout = '55s'
  as $$
    with person as materialized (select private.person_data(of_email, of_phone) as stored),
    mailboxes as materialized (
      select private.canonical_email(of_email) as mailbox
      union select private.canonical_email(enquiry -> 'details' ->> 'email')
        from person, jsonb_array_elements(stored -> 'enquiries') enquiry
    )
    select stored || jsonb_build_object(
      'home_refusals', (select coalesce(jsonb_agg(jsonb_build_object('refused_at', r.refused_at)), '[]')
        from private.home_refusals r
        where r.mailbox_hash in (select private.mailbox_hash(mailbox) from mailboxes)),
      'invitations', (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'email', i.email, 'role', i.role,
          'created_at', i.created_at) order by i.created_at), '[]')
        from public.staff_invitations i
        where private.canonical_email(i.email) in (select mailbox from mailboxes)))
    from person
  $$;
