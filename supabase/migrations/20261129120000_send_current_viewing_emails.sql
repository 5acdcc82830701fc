-- An email of a viewing that is sent again, or that brings a new link, says what holds when it is queued: not that a
-- time is booked which awaits its confirmation. Without a confirmation there is nothing to remind of.

-- A calendar has an entry only from an email about a booked time.
create or replace function private.viewing_email_data(viewing public.viewings, link_until timestamptz default null)
  returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  token text;
begin
  if viewing.state <> 'cancelled' and viewing.starts_at > now() then
    token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.viewing_links (token_hash, viewing_id, expires_at)
      values (sha256(convert_to(token, 'UTF8')), viewing.id,
        least(viewing.starts_at, coalesce(link_until, now() + interval '30 days')));
  end if;
  return (
    select jsonb_build_object(
      'viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'minutes', viewing.minutes, 'kind', viewing.kind,
      'appointment', viewing.appointment, 'meeting_place', viewing.meeting_place, 'host', viewing.host,
      'note', viewing.note, 'sequence', viewing.sequence, 'updated_at', viewing.updated_at,
      'name', enquiry.name, 'locale', enquiry.locale,
      'viewer_time_zone', coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone),
      'token', token,
      'in_calendar', exists (
        select from private.outbox o
        where o.viewing_id = viewing.id and o.kind in ('viewing_booked', 'viewing_changed')
          and (o.state in ('sending', 'sent', 'withdrawn') or o.attempts > 0) and o.state not in ('failed', 'refused')),
      'listing', (
        select jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area)
        from public.properties listing
        where listing.id = viewing.property_id and private.is_public(listing)))
    from private.enquiry_people enquiry
    where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id);
end $$;
comment on function private.viewing_email_data(public.viewings, timestamptz) is
  'Template data of a viewing, with the secret of a new link, and whether the visitor''s calendar may have an entry. '
  'The title is the listing''s own.';

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
    select * into viewing from public.viewings v where v.id = outgoing.viewing_id for share;
    if viewing.starts_at <= now() or (outgoing.kind = 'viewing_reminder' and viewing.state <> 'booked') then
      return false;
    end if;
    outgoing.kind := case
      when viewing.state = 'cancelled' then 'viewing_cancelled'
      when viewing.state = 'requested' then 'viewing_requested'
      when outgoing.kind = 'viewing_requested' then 'viewing_booked'
      else outgoing.kind end;
    outgoing.data := private.viewing_email_data(viewing);
  else
    table_name := case outgoing.enquiry_kind
      when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
      when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
    execute format('select to_jsonb(e) from public.%I e where e.id = $1', table_name) into enquiry
      using outgoing.enquiry_id;
    if enquiry is null then return false; end if;
    outgoing.data := private.enquiry_email_data(outgoing.enquiry_kind, enquiry);
  end if;
  -- Two emails about a viewing that were not delivered may both say the same by now.
  if (outgoing.state = 'sent' or outgoing.viewing_id is not null)
    and exists (select from private.outbox o where o.enquiry_id = outgoing.enquiry_id and o.kind = outgoing.kind
      and o.viewing_id is not distinct from outgoing.viewing_id
      and o.recipient is not distinct from outgoing.recipient and o.state in ('queued', 'sending')) then
    return false;
  end if;
  if outgoing.state = 'sent' then
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
  'a changed viewing or a reminder of an unconfirmed one, its reader wants no homes, or nothing is left to send.';

revoke all on function public.send_email_again(uuid) from public, anon, authenticated, service_role;
grant execute on function public.send_email_again(uuid) to authenticated;
