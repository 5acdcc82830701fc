-- A report whose response was lost is sent again with the same id, and is one email with one address.

drop function public.send_owner_report(uuid, text, text);
create function public.send_owner_report(
  listing uuid, mailbox text, owner text default '', report_id uuid default gen_random_uuid())
  returns uuid
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  report constant jsonb := private.owner_report_data(listing);
  link uuid;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can send a report.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  if report is null then
    raise exception 'This listing has been deleted.' using errcode = 'PT410', hint = 'listing-deleted';
  end if;
  if not (report ->> 'listing_type') = any (private.offered_types()) then
    raise exception 'A listing that is not published has no figures to report.'
      using errcode = 'PT409', hint = 'type-not-offered';
  end if;
  if report ->> 'status' = 'draft' then
    raise exception 'A draft has no figures to report.' using errcode = 'PT409', hint = 'draft-not-reported';
  end if;
  if mailbox is null or not private.is_address(mailbox) or length(coalesce(owner, '')) > 200 then
    raise exception 'This is not an email address.' using errcode = 'PT422', hint = 'no-email-address';
  end if;
  delete from private.owner_reports where expires_at < now();
  insert into private.owner_reports (id, property_id, token_hash, created_by)
    values (report_id, listing, sha256(convert_to(token, 'UTF8')), auth.uid())
    on conflict (id) do nothing returning id into link;
  if link is not null then
    insert into private.outbox (kind, department, recipient, data, report_id)
      values ('owner_report', case report ->> 'listing_type' when 'rent' then 'lettings' else 'sales' end, mailbox,
        report - 'weeks' || jsonb_build_object('token', token, 'owner', coalesce(owner, '')), link);
  end if;
  return report_id;
end $$;
comment on function public.send_owner_report(uuid, text, text, uuid) is
  'Editors: emails the report on a listing to its owner, with a secret address that works for 30 days. '
  'Once for each id.';
revoke all on function public.send_owner_report(uuid, text, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.send_owner_report(uuid, text, text, uuid) to authenticated;
