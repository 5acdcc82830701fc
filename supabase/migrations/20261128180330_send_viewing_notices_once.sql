-- The notice of a viewing that its visitor moved or cancelled is sent once: its text is deleted when it is sent, and
-- cannot be written again. A page that was open before still requests it. A double press repeats a sent email once.

create or replace function public.send_email_again(email uuid) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  outgoing private.outbox;
  table_name text;
  enquiry jsonb;
  viewing public.viewings;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can send an email again.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  select * into outgoing from private.outbox o where o.id = email for update;
  if outgoing.id is null or outgoing.state in ('queued', 'sending') or outgoing.kind = 'viewing_for_staff' then
    return false;
  end if;
  if outgoing.viewing_id is not null then
    select * into viewing from public.viewings v where v.id = outgoing.viewing_id;
    if viewing.starts_at <= now() then return false; end if;
    outgoing.data := private.viewing_email_data(viewing);
    if viewing.state = 'cancelled' then outgoing.kind := 'viewing_cancelled'; end if;
  else
    table_name := case outgoing.enquiry_kind
      when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
      when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
    execute format('select to_jsonb(e) from public.%I e where e.id = $1', table_name) into enquiry
      using outgoing.enquiry_id;
    if enquiry is null then return false; end if;
    outgoing.data := private.enquiry_email_data(outgoing.enquiry_kind, enquiry);
  end if;
  if outgoing.state = 'sent' then
    if exists (select from private.outbox o where o.enquiry_id = outgoing.enquiry_id and o.kind = outgoing.kind
        and o.viewing_id is not distinct from outgoing.viewing_id
        and o.recipient is not distinct from outgoing.recipient and o.state in ('queued', 'sending')) then
      return false;
    end if;
    insert into private.outbox (kind, department, recipient, reply_to, data, enquiry_kind, enquiry_id, viewing_id)
      values (outgoing.kind, outgoing.department, outgoing.recipient, outgoing.reply_to, outgoing.data,
        outgoing.enquiry_kind, outgoing.enquiry_id, outgoing.viewing_id);
  else
    update private.outbox o set state = 'queued', attempts = 0, next_attempt_at = now(), error = null,
      data = outgoing.data, kind = outgoing.kind where o.id = email;
  end if;
  -- A trigger may find nothing left to write: the homes of the email are gone, or its reply.
  return found;
end $$;
comment on function public.send_email_again(uuid) is
  'Editors: queues an email again. False if it or a copy is queued already, its enquiry was erased, it is a notice of '
  'a changed viewing, its reader wants no homes, or nothing is left to send.';

revoke all on function public.send_email_again(uuid) from public, anon, authenticated, service_role;
grant execute on function public.send_email_again(uuid) to authenticated;
