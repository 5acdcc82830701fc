-- A stranger may have typed somebody else's email. So our emails carry none of the stranger's links.

-- The pattern also finds places without a link, such as St.John’s Wood, so what staff confirm is never changed.
create function private.hold_linked_visit() returns trigger
  language plpgsql set search_path = ''
  as $$ begin
    if not public.may_edit() and (tg_op = 'INSERT' or old.state <> 'booked') then new.state := 'requested'; end if;
    return new;
  end $$;
comment on function private.hold_linked_visit() is
  'Lets a visit wait for staff if its requester typed a place that looks like a link.';
-- Triggers run by name, so this one follows viewings_keep, which sets the state of a new visit.
create trigger viewings_linked_visit before insert or update of state on public.viewings
  for each row when (new.by_visitor and new.appointment = 'valuation' and new.state = 'booked'
    and new.meeting_place ~ '://|@|[^[:space:].．․｡][.．․｡][^[:space:][:digit:][:punct:]]{2}')
  execute function private.hold_linked_visit();

-- The confirmation names areas and the day as they were requested.
create or replace function public.request_alert(id uuid, email text, filters jsonb, address text, frequency text,
  honeypot text default '', locale text default 'en')
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  known_filters jsonb;
begin
  if coalesce(honeypot, '') <> '' then
    raise exception 'A field that nobody sees is filled in.'
      using errcode = 'PT422', hint = 'honeypot-filled';
  end if;
  if not private.is_address(request_alert.email)
    or request_alert.frequency is null or request_alert.frequency not in ('at_once', 'daily')
    or request_alert.id is null or address is null or length(address) > 3000 or address !~ '^[A-Za-z0-9=&%+._*~,-]*$'
    or jsonb_typeof(request_alert.filters) is distinct from 'object' or length(request_alert.filters::text) > 10000
    or not coalesce((request_alert.filters ->> 'type') = any (private.offered_types()), false)
    or request_alert.filters ->> 'available' !~ '^\d{4}-\d\d-\d\d$'
    or jsonb_path_exists(request_alert.filters, '$.areas[*] ? (@.type() != "string")') then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end if;
  select coalesce(jsonb_object_agg(key, value), '{}') into known_filters from jsonb_each(request_alert.filters)
    where key = any (array_prepend('type', private.filter_names()));
  -- Filters that the search cannot read are refused.
  begin
    execute 'select from public.properties where ' || public.listing_condition(known_filters) || ' limit 1';
  exception when others then
    raise exception 'This alert is invalid.' using errcode = '22023', hint = 'alert-invalid';
  end;
  perform private.store_alert(request_alert.id, request_alert.email, 'search', known_filters, request_alert.address,
    request_alert.frequency, request_alert.locale);
end $$;

revoke all on function private.hold_linked_visit() from public, anon, authenticated, service_role;
