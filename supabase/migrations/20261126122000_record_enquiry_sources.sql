-- Where an enquiry came from: the page and the form, or how staff received it. Staff add the enquiries of callers.

do $$
declare
  enquiries text;
begin
  foreach enquiries in array
    array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries']
  loop
    execute format('alter table public.%I add column if not exists source jsonb', enquiries);
    execute format('comment on column public.%I.source is %L', enquiries,
      'The page, form and campaign of a visitor''s enquiry, or the channel of one that staff added. Null if unknown.');
  end loop;
end $$;

create function private.is_source(source jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  as $$
    select case when jsonb_typeof(source) = 'object' then not exists (
      select from jsonb_each(source) part
      where part.key not in ('page', 'form', 'utm_source', 'utm_medium', 'utm_campaign', 'channel')
        or jsonb_typeof(part.value) <> 'string' or length(part.value #>> '{}') not between 1 and 200
        or part.value #>> '{}' ~ '[[:cntrl:]]'
        or (part.key = 'channel' and part.value #>> '{}' not in ('telephone', 'in_person', 'email', 'other')))
      else false end
  $$;
comment on function private.is_source(jsonb) is
  'Whether a value has only the known parts of a source, each short text.';

-- A caller may leave a number and no email address, or the reverse, and answers no form. Only staff set a channel. In
-- an adopted database some of these constraints do not exist, and are not added.
do $$
declare
  loose record;
begin
  for loose in
    select c.conname, c.conrelid, c.convalidated, pg_get_expr(c.conbin, c.conrelid) as rule
    from pg_constraint c
    where c.contype = 'c' and c.conrelid in ('public.booking_valuations'::regclass,
        'public.valuation_requests'::regclass, 'public.contact_submissions'::regclass,
        'public.property_inquiries'::regclass)
      and c.conname ~ '_(email_shape|phone_filled|phone_shape|rent_answers)$'
  loop
    execute format('alter table %s drop constraint %I', loose.conrelid::regclass, loose.conname);
    execute format('alter table %s add constraint %I check (%s or (%s and coalesce(source ? ''channel'', false))) %s',
      loose.conrelid::regclass, loose.conname, loose.rule,
      case when loose.conname ~ '_email_' then 'email = ''''' when loose.conname ~ '_phone_' then 'phone = '''''
        else 'true' end,
      case when loose.convalidated then '' else 'not valid' end);
  end loop;
  for loose in select unnest(
    array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries']) as enquiries
  loop
    execute format('alter table public.%I add constraint %I check (source is null or private.is_source(source)),
      add constraint %I check (not source ? ''channel'' or email <> '''' or coalesce(phone, '''') <> '''')',
      loose.enquiries, loose.enquiries || '_source_shape', loose.enquiries || '_reachable');
  end loop;
end $$;

-- A visitor's enquiry is never refused for its source.
create function private.clean_source() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.source := case when private.is_source(new.source) then nullif(new.source - 'channel', '{}') end;
  return new;
end $$;
comment on function private.clean_source() is
  'Drops a visitor''s source that has another shape, and the staff''s part.';

create function private.write_added_enquiry() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.audit_log (actor, actor_name, thing, thing_id, action)
    values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''), tg_argv[0], new.id,
      'added');
  return null;
end $$;
comment on function private.write_added_enquiry() is 'Records who added an enquiry. Argument: the kind.';

do $$
declare
  kinds constant jsonb := '{"property_inquiries": "inquiry", "booking_valuations": "booking",
    "valuation_requests": "request", "contact_submissions": "message"}';
  enquiries text;
begin
  for enquiries in select jsonb_object_keys(kinds) loop
    execute format('create trigger %I before insert on public.%I for each row
      when (new.source is not null and current_user in (''anon'', ''authenticated''))
      execute function private.clean_source()', enquiries || '_source', enquiries);
    execute format('create trigger %I after insert on public.%I for each row
      when (new.source ? ''channel'') execute function private.write_added_enquiry(%L)',
      enquiries || '_added', enquiries, kinds ->> enquiries);
  end loop;
end $$;

-- Security definer, because visitors' rows are limited and acknowledged, and these are not.
create function public.add_enquiry(enquiry jsonb, acknowledge boolean default false) returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  of_id constant uuid := (enquiry ->> 'id')::uuid;
  of_kind constant text := enquiry ->> 'kind';
  sent record;
  origin constant jsonb := jsonb_build_object('channel', enquiry ->> 'channel');
  listing public.properties;
  row_now jsonb;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can add enquiries.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  select coalesce(enquiry ->> 'name', '') as name, coalesce(enquiry ->> 'email', '') as email,
    coalesce(enquiry ->> 'phone', '') as phone, nullif(enquiry ->> 'message', '') as message into sent;
  if of_kind = 'inquiry' then
    select * into listing from public.properties p where p.id = (enquiry ->> 'property_id')::uuid;
    if listing.id is null then
      raise exception 'This home no longer exists.' using errcode = 'PT409', hint = 'listing-gone';
    end if;
    insert into public.property_inquiries as added (id, type, property_id, property_title, name, email, phone, message,
        source)
      values (of_id, case listing.listing_type when 'rent' then 'rent' else 'buy' end, listing.id,
        left(listing.title, 160), sent.name, sent.email, sent.phone, sent.message, origin)
      on conflict (id) do nothing returning to_jsonb(added) into row_now;
  elsif of_kind = 'request' then
    insert into public.valuation_requests as added (id, type, name, email, phone, postcode, bedrooms, address, comments,
        source)
      values (of_id, enquiry ->> 'type', sent.name, sent.email, sent.phone, enquiry ->> 'postcode',
        enquiry ->> 'bedrooms', enquiry ->> 'address', sent.message, origin)
      on conflict (id) do nothing returning to_jsonb(added) into row_now;
  elsif of_kind = 'message' then
    insert into public.contact_submissions as added (id, name, email, phone, message, source)
      values (of_id, sent.name, sent.email, nullif(sent.phone, ''), sent.message, origin)
      on conflict (id) do nothing returning to_jsonb(added) into row_now;
  else
    raise exception 'An enquiry is about a home, a valuation, or is a message.'
      using errcode = '22023', hint = 'unknown-kind';
  end if;
  -- Adding it again changes nothing.
  if row_now is not null and acknowledge and private.is_address(sent.email) then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id)
      select 'enquiry_received', e.department, sent.email, private.enquiry_email_data(of_kind, row_now), of_kind, of_id
      from public.enquiries e where e.kind = of_kind and e.id = of_id;
  end if;
  return of_kind || ':' || of_id;
end $$;
comment on function public.add_enquiry(jsonb, boolean) is
  'Editors: adds the enquiry of a caller or a visitor to the office, with its channel. It is emailed to nobody, unless '
  'the sender''s acknowledgement is requested. Returns its key.';

grant insert (source) on
  public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries
  to anon, authenticated;
revoke all on function
  private.is_source(jsonb), private.clean_source(), private.write_added_enquiry(), public.add_enquiry(jsonb, boolean)
  from public, anon, authenticated, service_role;
grant execute on function private.is_source(jsonb) to anon, authenticated, service_role;
grant execute on function public.add_enquiry(jsonb, boolean) to authenticated;
