-- What happens to a slot after the enquiry: staff confirm it, and a link in each email moves or cancels the viewing
-- without an account.

create table private.viewing_links (
  token_hash bytea primary key,
  viewing_id uuid not null references public.viewings on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table private.viewing_links is
  'Secret addresses by which a visitor moves or cancels a viewing. Only a hash of the secret is stored.';
create index viewing_links_of_viewing on private.viewing_links (viewing_id);

alter table private.viewing_links enable row level security;

create function private.linked_viewing(token text) returns public.viewings
  language plpgsql volatile set search_path = ''
  as $$
declare
  viewing public.viewings;
  is_visit boolean;
begin
  select v.* into viewing from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    where link.token_hash = sha256(convert_to(token, 'UTF8')) and link.expires_at > now()
    for update of v;
  if not found then
    raise exception 'This link no longer works. Ask for a new email, or call us.'
      using errcode = 'PT410', hint = 'viewing-link-expired';
  end if;
  is_visit := viewing.appointment = 'valuation';
  if viewing.state = 'cancelled' then
    raise exception '%', case when is_visit then 'This visit has been cancelled. Please call us to agree another one.'
        else 'This viewing has been cancelled. Book another one on the page of the home.' end
      using errcode = 'PT409', hint = 'viewing-cancelled';
  end if;
  if viewing.starts_at <= now() then
    raise exception 'This % has begun. Please call us.', case when is_visit then 'visit' else 'viewing' end
      using errcode = 'PT409', hint = 'viewing-begun';
  end if;
  return viewing;
end $$;
comment on function private.linked_viewing(text) is 'Locks the viewing of a link that works, or raises an error.';

create function public.viewing_by_token(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('appointment', v.appointment) || case when link.expires_at <= now()
      then jsonb_build_object('state', 'expired', 'renewable', v.state <> 'cancelled' and v.starts_at > now())
      else jsonb_build_object('state', v.state, 'starts_at', v.starts_at, 'minutes', v.minutes, 'kind', v.kind,
        'listing_id', listing.id, 'title', coalesce(listing.title, ''),
        'slug', coalesce(listing.slug, ''), 'area', coalesce(listing.area, '')) end
    from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    left join public.properties listing on listing.id = v.property_id and private.is_public(listing)
    where link.token_hash = sha256(convert_to(token, 'UTF8'))
  $$;
comment on function public.viewing_by_token(text) is
  'The viewing of a secret address, without names or the full address. Null if it is unknown.';

-- An email that has not been sent yet is replaced: staff learn once what has changed since the last one. A second
-- attempt may have arrived, so it stays.
create function private.tell_staff_of_viewing(viewing public.viewings, change text, before timestamptz)
  returns void
  language plpgsql volatile set search_path = ''
  as $$
declare
  unsent jsonb;
begin
  with replaced as (
    delete from private.outbox o
      where o.kind = 'viewing_for_staff' and o.enquiry_kind = viewing.enquiry_kind
        and o.enquiry_id = viewing.enquiry_id and o.data ->> 'viewing_id' = viewing.id::text
        and o.state = 'queued' and o.attempts = 0
      returning o.data, o.created_at
  )
  select replaced.data into unsent from replaced order by replaced.created_at limit 1;
  if unsent ->> 'change' = 'moved' then before := (unsent ->> 'was')::timestamptz; end if;
  if unsent ->> 'change' = 'chosen' and change = 'moved' then
    change := 'chosen';
    before := null;
  end if;
  insert into private.outbox (kind, department, reply_to, data, enquiry_kind, enquiry_id)
    select 'viewing_for_staff', case listing.listing_type when 'sale' then 'sales' when 'rent' then 'lettings'
        else enquiry.department end,
      nullif(enquiry.email, ''), jsonb_build_object('viewing_id', viewing.id, 'change', change, 'was', before,
        'state', viewing.state, 'starts_at', viewing.starts_at, 'kind', viewing.kind,
        'appointment', viewing.appointment, 'host', viewing.host, 'name', enquiry.name, 'locale', enquiry.locale,
        'viewer_time_zone', coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone),
        'title', coalesce(listing.title, enquiry.about)),
      viewing.enquiry_kind, viewing.enquiry_id
    from private.enquiry_people enquiry left join public.properties listing on listing.id = viewing.property_id
    where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id;
end $$;
comment on function private.tell_staff_of_viewing(public.viewings, text, timestamptz) is
  'Queues the email to staff about a viewing that its visitor moved or cancelled, or a visit that its owner chose.';

-- Anybody who books one slot has a link, so one link must not fill the agency's mailbox. A cancellation is never
-- refused.
create function private.limit_time_changes(of_kind text, of_id uuid) returns void
  language plpgsql stable set search_path = ''
  as $$
begin
  if (select count(*) >= 6 from private.outbox o where o.kind = 'viewing_for_staff'
      and o.enquiry_kind = of_kind and o.enquiry_id = of_id and o.created_at > now() - interval '1 hour') then
    raise exception 'You have changed the time several times this hour. Please call us, and we will help you at once.'
      using errcode = 'PT429', hint = 'time-changed-often';
  end if;
end $$;
comment on function private.limit_time_changes(text, uuid) is
  'Refuses another time if staff have had six emails about the viewings of an enquiry in an hour.';

create function public.move_viewing(token text, new_start timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  viewing public.viewings := private.linked_viewing(token);
  before constant timestamptz := viewing.starts_at;
  slot record;
begin
  -- A repeated request has been done already.
  if new_start = before then return public.viewing_by_token(token); end if;
  perform private.limit_time_changes(viewing.enquiry_kind, viewing.enquiry_id);
  select * into slot from private.claim_slot(viewing.property_id, viewing.kind, new_start, viewing.id);
  update public.viewings v set starts_at = new_start, minutes = slot.minutes, attendee_id = slot.attendee_id,
      host = coalesce(nullif(slot.attendee, ''), 'Our team'), by_visitor = true, sequence = v.sequence + 1,
      state = case when slot.self_confirming and (v.kind = 'video' or v.meeting_place <> '') then 'booked'
        else 'requested' end
    where v.id = viewing.id returning v.* into viewing;
  -- The link that was used goes on working until the new start.
  update private.viewing_links set expires_at = least(new_start, now() + interval '30 days')
    where token_hash = sha256(convert_to(token, 'UTF8'));
  perform private.tell_staff_of_viewing(viewing, 'moved', before);
  return public.viewing_by_token(token);
exception when unique_violation then
  raise exception 'Somebody else has just taken this time. Please choose another.'
    using errcode = 'PT409', hint = 'slot-taken';
end $$;
comment on function public.move_viewing(text, timestamptz) is 'Moves the viewing of a secret address to a free slot.';

create function public.cancel_viewing(token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  viewing public.viewings;
begin
  -- A repeated request has been done already.
  if public.viewing_by_token(token) ->> 'state' = 'cancelled' then return public.viewing_by_token(token); end if;
  viewing := private.linked_viewing(token);
  update public.viewings v set state = 'cancelled', sequence = v.sequence + 1
    where v.id = viewing.id returning v.* into viewing;
  perform private.tell_staff_of_viewing(viewing, 'cancelled', viewing.starts_at);
  return public.viewing_by_token(token);
end $$;
comment on function public.cancel_viewing(text) is 'Cancels the viewing of a secret address.';

create function public.renew_viewing_link(token text) returns boolean
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
  -- One email is enough for several presses.
  if not exists (select from private.outbox o where o.viewing_id = viewing.id and o.kind <> 'viewing_reminder'
      and o.created_at > now() - interval '15 minutes') then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
      values (case viewing.state when 'booked' then 'viewing_booked' else 'viewing_requested' end, person.department,
        person.email, private.viewing_email_data(viewing), viewing.enquiry_kind, viewing.enquiry_id, viewing.id);
  end if;
  return true;
end $$;
comment on function public.renew_viewing_link(text) is
  'Emails a new link to the visitor of an upcoming viewing, whose old link may have expired.';

revoke all on private.viewing_links from public, anon, authenticated, service_role;
revoke all on function
  private.viewing_email_data(public.viewings, timestamptz), private.linked_viewing(text),
  private.tell_staff_of_viewing(public.viewings, text, timestamptz), private.limit_time_changes(text, uuid),
  public.viewing_by_token(text), public.move_viewing(text, timestamptz), public.cancel_viewing(text),
  public.renew_viewing_link(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.viewing_by_token(text), public.move_viewing(text, timestamptz), public.cancel_viewing(text),
  public.renew_viewing_link(text)
  to anon, authenticated;
