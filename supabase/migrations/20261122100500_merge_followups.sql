-- Two people may have the same enquiry open. A follow-up has a version, and a change must name the next one: whoever has
-- not seen the latest is refused, and merges first. That holds whatever a browser remembers.

alter table public.enquiry_followups add column if not exists version integer not null default 1;
comment on column public.enquiry_followups.version is 'Goes up by one with each change. An update names the next version; any other is refused.';

create or replace function private.keep_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  there integer;
begin
  -- A kind that is not known is the check's to refuse.
  if sent is null then return new; end if;
  if tg_op = 'INSERT' then
    new.version := 1;
  elsif new.version <> old.version + 1 then
    raise exception 'Somebody else has changed this follow-up meanwhile.';
  end if;
  -- The lock holds back an erasure until this is written, so that the erasure takes it along.
  execute format('select 1 from public.%I where id = $1 for key share', sent) into there using new.enquiry_id;
  if there is null then
    raise exception 'This enquiry has been erased.';
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.keep_followup() is
  'Refuses a follow-up of an enquiry that is not there, since a note would outlive the erasure of the person it is about, and a change that is not based on the latest version.';
