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

-- Other migrations may have extended these constraints, so the new kinds are added to what they allow.
do $$
declare
  extended record;
  condition text;
begin
  for extended in
    select * from (values
      ('outbox_kind_known', 'kind in (''viewing_requested'', ''viewing_for_staff'')'),
      ('outbox_recipient_named', 'kind = ''viewing_for_staff'' and recipient is null'),
      ('outbox_of_a_viewing', 'kind = ''viewing_requested'' and viewing_id is not null')
    ) as each (name, addition)
  loop
    select pg_get_expr(conbin, conrelid) into condition from pg_constraint
      where conname = extended.name and conrelid = 'private.outbox'::regclass;
    execute format('alter table private.outbox drop constraint %I', extended.name);
    execute format('alter table private.outbox add constraint %I check ((%s) or (%s))',
      extended.name, extended.addition, condition);
  end loop;
end $$;

alter table private.viewing_links enable row level security;

create or replace function private.check_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.enquiry_kind when 'inquiry' then 'property_inquiries'
    when 'booking' then 'booking_valuations' when 'request' then 'valuation_requests'
    when 'message' then 'contact_submissions' end;
  found_id uuid;
  attendee public.staff;
  attendee_before uuid;
begin
  if tg_op = 'INSERT' then
    -- The check constraint refuses an unknown kind.
    if sent is null then return new; end if;
    new.state := case when new.by_visitor and new.state = 'requested' then 'requested' else 'booked' end;
    new.sequence := 0;
    new.created_at := now();
    new.feedback := null;
    new.feedback_note := '';
    new.feedback_at := null;
    -- The lock prevents an erasure until this is written, so that the erasure includes it.
    execute format('select id from public.%I where id = $1 for key share', sent) into found_id using new.enquiry_id;
    if found_id is null then
      raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
    end if;
    if new.appointment = 'valuation' then
      new.property_id := null;
    elsif new.property_id is null and new.enquiry_kind = 'inquiry' then
      select i.property_id into new.property_id from public.property_inquiries i where i.id = new.enquiry_id;
    elsif not exists (select from public.properties p where p.id = new.property_id)
      and not exists (select from public.property_inquiries i
        where new.enquiry_kind = 'inquiry' and i.id = new.enquiry_id and i.property_id = new.property_id) then
      raise exception 'A viewing needs a listing.' using errcode = 'PT422', hint = 'viewing-listing-missing';
    end if;
  else
    -- Deleting an account clears its appointments (on delete set null), which is a change too.
    if new.sequence = old.sequence and new.attendee_id is null and old.attendee_id is not null
      and not exists (select from public.staff where user_id = old.attendee_id) then
      new.sequence := old.sequence + 1;
    elsif new.sequence <> old.sequence + 1 then
      raise exception 'Somebody else has changed this viewing meanwhile.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    elsif old.state = 'cancelled' then
      raise exception 'This viewing has been cancelled. Book another one.'
        using errcode = 'PT409', hint = 'viewing-cancelled';
    end if;
    new.id := old.id;
    new.enquiry_kind := old.enquiry_kind;
    new.enquiry_id := old.enquiry_id;
    new.property_id := old.property_id;
    new.appointment := old.appointment;
    new.created_at := old.created_at;
    -- Staff may show a home to two visitors at once.
    if new.starts_at <> old.starts_at and public.may_edit() then new.by_visitor := false; end if;
    attendee_before := old.attendee_id;
    if (new.feedback, new.feedback_note) is distinct from (old.feedback, old.feedback_note) then
      if new.starts_at > now() or new.state <> 'booked' then
        raise exception 'Feedback is recorded after a viewing has begun.'
          using errcode = 'PT409', hint = 'feedback-too-early';
      end if;
      new.feedback_at := now();
    else
      new.feedback_at := old.feedback_at;
    end if;
  end if;
  if (tg_op = 'INSERT' or new.starts_at <> old.starts_at)
    and new.starts_at not between now() and now() + interval '1 year' then
    raise exception 'A viewing is booked for a time from now to a year from now.'
      using errcode = 'PT422', hint = 'viewing-time-out-of-range';
  end if;
  if new.attendee_id is not null and new.attendee_id is distinct from attendee_before then
    -- The lock prevents the account from ending until this is written. The foreign key refuses an unknown account.
    select * into attendee from public.staff where user_id = new.attendee_id for share;
    if attendee.ended_at is not null then
      raise exception 'This person no longer has access.' using errcode = 'PT409', hint = 'account-ended';
    end if;
    if attendee.role = 'reader' then
      raise exception 'A reader does not attend viewings.' using errcode = 'PT409', hint = 'attendee-is-reader';
    end if;
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.check_viewing() is
  'Refuses a viewing in the past, of an erased enquiry, without a listing, or with an outdated sequence.';


create or replace function private.mark_viewing_booked() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  insert into public.enquiry_followups as followup (kind, enquiry_id, state)
    values (new.enquiry_kind, new.enquiry_id, 'viewing_booked')
    on conflict (kind, enquiry_id) do update set state = 'viewing_booked', version = followup.version + 1
      where followup.state in ('new', 'contacted');
  return null;
end $$;
drop trigger viewings_follow_up on public.viewings;
create trigger viewings_follow_up after insert on public.viewings
  for each row when (new.state = 'booked') execute function private.mark_viewing_booked();
create trigger viewings_confirmed after update of state on public.viewings
  for each row when (old.state = 'requested' and new.state = 'booked')
  execute function private.mark_viewing_booked();

create or replace function private.enquiry_email_data(kind text, enquiry jsonb) returns jsonb
  language sql stable set search_path = ''
  as $$
    select enquiry - 'search_text' - 'honeypot' || case when kind = 'inquiry' then jsonb_build_object('listing', (
      select jsonb_build_object('slug', listing.slug, 'title', listing.title) from public.properties listing
      where listing.id = (enquiry ->> 'property_id')::uuid and to_jsonb(listing) ->> 'status' is distinct from 'draft'
    ), 'slot', (
      select slot.state from public.viewings slot where slot.enquiry_kind = 'inquiry' and slot.by_visitor
        and slot.enquiry_id = (enquiry ->> 'id')::uuid limit 1
    )) else '{}' end
  $$;

create or replace function private.queue_enquiry_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent jsonb;
  of_department text;
begin
  -- Not in the declarations, where the exception handler does not apply.
  sent := private.enquiry_email_data(tg_argv[0], to_jsonb(new));
  of_department := case sent ->> 'type' when 'buy' then 'sales' when 'sale' then 'sales' when 'sales' then 'sales'
    when 'rent' then 'lettings' when 'rental' then 'lettings' else 'unknown' end;
  insert into private.outbox (kind, department, reply_to, data, enquiry_kind, enquiry_id)
    values ('enquiry_for_staff', of_department, new.email, sent, tg_argv[0], new.id);
  -- The email of a slot acknowledges the enquiry as well.
  if new.email <> '' and not exists (
    select from private.outbox where viewing_id is not null and enquiry_kind = tg_argv[0] and enquiry_id = new.id
  ) and not exists (
    select from private.outbox
    where kind = 'enquiry_received' and private.canonical_email(recipient) = private.canonical_email(new.email)
      and created_at > now() - interval '1 hour'
  ) then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id)
      values ('enquiry_received', of_department, new.email, sent, tg_argv[0], new.id);
  end if;
  return null;
exception when others then
  raise warning 'The letters of % % were not written: %', tg_argv[0], new.id, sqlerrm;
  return null;
end $$;

-- The secret of the link to a viewing is written into its email only, so each email has its own. A valuation visit is
-- moved by phone.
drop function private.viewing_email_data(public.viewings);
create function private.viewing_email_data(viewing public.viewings, link_until timestamptz default null) returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  token text;
begin
  if viewing.appointment = 'viewing' and viewing.state <> 'cancelled' and viewing.starts_at > now() then
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
      'name', enquiry.name, 'viewer_time_zone', enquiry.viewer_time_zone, 'token', token,
      'listing', (
        select jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area)
        from public.properties listing
        where listing.id = viewing.property_id and to_jsonb(listing) ->> 'status' is distinct from 'draft'))
    from private.enquiry_people enquiry
    where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id);
end $$;
comment on function private.viewing_email_data(public.viewings, timestamptz) is
  'Template data of a viewing, with the secret of a new link. The title is the listing''s own.';

create or replace function private.queue_viewing_emails() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  told boolean;
  -- Whether the visitor's calendar may have an entry.
  told_booked boolean;
  mail jsonb;
  enquiry record;
  of_department text;
  reminded_at timestamptz;
begin
  if tg_op = 'UPDATE' and (
      new.starts_at, new.minutes, new.kind, new.meeting_place, new.host, new.note, new.state) is not distinct from (
      old.starts_at, old.minutes, old.kind, old.meeting_place, old.host, old.note, old.state) then
    return null;
  end if;
  select count(*) > 0, count(*) filter (where o.kind <> 'viewing_requested') > 0 into told, told_booked
    from private.outbox o where o.viewing_id = new.id and o.kind <> 'viewing_reminder'
      and (o.state in ('sending', 'sent', 'withdrawn') or o.attempts > 0) and o.state not in ('failed', 'refused');
  delete from private.outbox o
    where o.viewing_id = new.id and o.state = 'queued' and (o.attempts = 0 or o.kind = 'viewing_reminder');
  update private.outbox o set state = 'withdrawn', error = 'Replaced by a later email.', data = '{}'
    where o.viewing_id = new.id and o.state in ('queued', 'sending');
  if new.starts_at <= now() or (new.state = 'cancelled' and not told) then return null; end if;

  select e.email, e.department into enquiry from private.enquiry_people e
    where e.kind = new.enquiry_kind and e.id = new.enquiry_id;
  if coalesce(enquiry.email, '') = '' then return null; end if;
  of_department := enquiry.department;
  if of_department = 'unknown' then
    select case listing.listing_type when 'sale' then 'sales' else 'lettings' end into of_department
      from public.properties listing where listing.id = new.property_id;
    of_department := coalesce(of_department, 'unknown');
  end if;
  mail := private.viewing_email_data(new) || jsonb_build_object('in_calendar', told_booked);
  insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id)
    values (case when new.state = 'cancelled' then 'viewing_cancelled'
        when new.state = 'requested' then 'viewing_requested'
        when told_booked then 'viewing_changed' else 'viewing_booked' end,
      of_department, enquiry.email, mail, new.enquiry_kind, new.enquiry_id, new.id);
  -- At nine on the day before, London time. A visitor who books within a day has just had the email.
  reminded_at := ((new.starts_at at time zone 'Europe/London')::date - 1 + time '09:00') at time zone 'Europe/London';
  if new.state = 'booked' and new.starts_at > now() + interval '24 hours' and reminded_at > now() then
    insert into private.outbox (kind, department, recipient, data, enquiry_kind, enquiry_id, viewing_id,
      next_attempt_at)
      values ('viewing_reminder', of_department, enquiry.email, private.viewing_email_data(new, new.starts_at),
        new.enquiry_kind, new.enquiry_id, new.id, reminded_at);
  end if;
  return null;
exception when others then
  raise warning 'The emails of viewing % were not queued: %', new.id, sqlerrm;
  return null;
end $$;

create function private.linked_viewing(token text) returns public.viewings
  language plpgsql volatile set search_path = ''
  as $$
declare
  viewing public.viewings;
begin
  select v.* into viewing from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    where link.token_hash = sha256(convert_to(token, 'UTF8')) and link.expires_at > now()
    for update of v;
  if not found then
    raise exception 'This link no longer works. Ask for a new email, or call us.'
      using errcode = 'PT410', hint = 'viewing-link-expired';
  end if;
  if viewing.state = 'cancelled' then
    raise exception 'This viewing has been cancelled. Book another one on the page of the home.'
      using errcode = 'PT409', hint = 'viewing-cancelled';
  end if;
  if viewing.starts_at <= now() then
    raise exception 'This viewing has begun. Please call us.' using errcode = 'PT409', hint = 'viewing-begun';
  end if;
  return viewing;
end $$;
comment on function private.linked_viewing(text) is 'Locks the viewing of a link that works, or raises an error.';

create function public.viewing_by_token(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select case when link.expires_at <= now()
      then jsonb_build_object('state', 'expired', 'renewable', v.state <> 'cancelled' and v.starts_at > now())
      else jsonb_build_object('state', v.state, 'starts_at', v.starts_at, 'minutes', v.minutes, 'kind', v.kind,
        'listing_id', listing.id, 'title', coalesce(listing.title, ''),
        'slug', coalesce(listing.slug, ''), 'area', coalesce(listing.area, '')) end
    from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    left join public.properties listing on listing.id = v.property_id and listing.status is distinct from 'draft'
    where link.token_hash = sha256(convert_to(token, 'UTF8'))
  $$;
comment on function public.viewing_by_token(text) is
  'The viewing of a secret address, without names or the full address. Null if it is unknown.';

create function private.tell_staff_of_viewing(viewing public.viewings, change text, before timestamptz) returns void
  language sql volatile set search_path = ''
  as $$
    insert into private.outbox (kind, department, reply_to, data, enquiry_kind, enquiry_id)
      select 'viewing_for_staff', case listing.listing_type when 'sale' then 'sales' else 'lettings' end,
        nullif(enquiry.email, ''), jsonb_build_object('change', change, 'was', before, 'state', viewing.state,
          'starts_at', viewing.starts_at, 'kind', viewing.kind, 'name', enquiry.name,
          'viewer_time_zone', enquiry.viewer_time_zone, 'title', coalesce(listing.title, enquiry.about)),
        viewing.enquiry_kind, viewing.enquiry_id
      from private.enquiry_people enquiry left join public.properties listing on listing.id = viewing.property_id
      where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id
  $$;
comment on function private.tell_staff_of_viewing(public.viewings, text, timestamptz) is
  'Queues the email to staff about a viewing that its visitor moved or cancelled.';

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
  private.tell_staff_of_viewing(public.viewings, text, timestamptz), public.viewing_by_token(text),
  public.move_viewing(text, timestamptz), public.cancel_viewing(text), public.renew_viewing_link(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.viewing_by_token(text), public.move_viewing(text, timestamptz), public.cancel_viewing(text),
  public.renew_viewing_link(text)
  to anon, authenticated;
