-- A mailbox that refuses emails gets no endless number of new links to a viewing.

create or replace function public.renew_viewing_link(token text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  viewing public.viewings;
  person record;
begin
  select v.* into viewing from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    where link.token_hash = sha256(convert_to(token, 'UTF8')) and v.state <> 'cancelled' and v.starts_at > now()
    for update of v;
  if not found then return false; end if;
  select e.email, e.department into person from private.enquiry_people e
    where e.kind = viewing.enquiry_kind and e.id = viewing.enquiry_id;
  if coalesce(person.email, '') = '' then return false; end if;
  -- One email is enough for several presses, and three for a mailbox that refuses them.
  if not (
    select count(*) >= 3 or count(*) filter (where o.state in ('queued', 'sending', 'sent')) > 0
    from private.outbox o where o.viewing_id = viewing.id and o.kind <> 'viewing_reminder'
      and o.created_at > now() - interval '15 minutes'
  ) then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
      values (case viewing.state when 'booked' then 'viewing_booked' else 'viewing_requested' end, person.department,
        person.email, private.viewing_email_data(viewing), viewing.enquiry_kind, viewing.enquiry_id, viewing.id);
  end if;
  return true;
end $$;
comment on function public.renew_viewing_link(text) is
  'Emails a new link to the visitor of an upcoming viewing, whose old link may have expired.';

revoke all on function public.renew_viewing_link(text) from public, anon, authenticated, service_role;
grant execute on function public.renew_viewing_link(text) to anon, authenticated;
