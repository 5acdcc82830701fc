-- Viewings that staff book for an enquiry, and their diary: on its page, and at an address for calendar programs.

create table public.viewings (
  id uuid primary key default gen_random_uuid(),
  property_inquiry_id uuid not null references public.property_inquiries on delete cascade,
  property_id uuid not null,
  starts_at timestamptz not null,
  minutes integer not null default 30 constraint viewings_minutes_range check (minutes between 10 and 240),
  kind text not null constraint viewings_kind_known check (kind in ('in_person', 'video')),
  meeting_place text not null default ''
    constraint viewings_meeting_place_shape check (length(meeting_place) <= 300 and meeting_place !~ '[[:cntrl:]]'),
  host text not null
    constraint viewings_host_shape check (host ~ '[^[:space:]]' and length(host) <= 100 and host !~ '[[:cntrl:]]'),
  note text not null default '' constraint viewings_note_length check (length(note) <= 300),
  state text not null default 'booked' constraint viewings_state_known check (state in ('booked', 'cancelled')),
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint viewings_meeting_place_needed check (
    case kind when 'video' then meeting_place = '' else meeting_place ~ '[^[:space:]]' end)
);
comment on table public.viewings is 'Viewings booked by staff. Deleted together with their enquiry.';
comment on column public.viewings.property_id is
  'Listing of the enquiry, copied by a trigger to detect overlapping viewings.';
comment on column public.viewings.meeting_place is
  'Full address where the visitor is met. Empty for a viewing by video. Only staff and the visitor''s emails have it.';
comment on column public.viewings.host is
  'Name of whoever meets the visitor, or shows the listing by video. A name, because an owner or a tenant may do it.';
comment on column public.viewings.note is
  'Note for the visitor in the email, such as which bell to ring, or the video link.';
comment on column public.viewings.sequence is
  'Version for optimistic locking and for SEQUENCE in the calendar entry. An update must set the next one.';

create index viewings_of_an_enquiry on public.viewings (property_inquiry_id);
create index viewings_by_property on public.viewings (property_id, starts_at) where state = 'booked';
create index viewings_by_start on public.viewings (starts_at);

-- Nobody deletes a viewing: it is cancelled, and the visitor is told.
alter table public.viewings enable row level security;

create policy "Staff read viewings" on public.viewings
  for select to authenticated using ((select public.is_staff()));
create policy "A negotiator books viewings" on public.viewings
  for insert to authenticated with check ((select public.may_edit()));
create policy "A negotiator changes viewings" on public.viewings
  for update to authenticated using ((select public.may_edit())) with check ((select public.may_edit()));

create function private.check_viewing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    new.state := 'booked';
    new.sequence := 0;
    new.created_at := now();
    -- The lock prevents an erasure until this is written, so that the erasure includes it.
    select i.property_id into new.property_id from public.property_inquiries i
      where i.id = new.property_inquiry_id for key share;
    if not found then
      raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
    end if;
  else
    if new.sequence <> old.sequence + 1 then
      raise exception 'Somebody else has changed this viewing meanwhile.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    end if;
    if old.state = 'cancelled' then
      raise exception 'This viewing has been cancelled. Book another one.'
        using errcode = 'PT409', hint = 'viewing-cancelled';
    end if;
    new.id := old.id;
    new.property_inquiry_id := old.property_inquiry_id;
    new.property_id := old.property_id;
    new.created_at := old.created_at;
  end if;
  if (tg_op = 'INSERT' or new.starts_at <> old.starts_at)
    and new.starts_at not between now() and now() + interval '1 year' then
    raise exception 'A viewing is booked for a time from now to a year from now.'
      using errcode = 'PT422', hint = 'viewing-time-out-of-range';
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.check_viewing() is
  'Refuses a viewing in the past, of an erased enquiry, or with an outdated sequence.';
create trigger viewings_keep before insert or update on public.viewings
  for each row execute function private.check_viewing();

create table private.calendar_keys (
  user_id uuid primary key references public.staff (user_id) on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null default now()
);
comment on table private.calendar_keys is
  'Hashed secret of each account''s calendar URL. A lost secret can only be replaced.';

alter table private.calendar_keys enable row level security;

create function private.viewings_between(since timestamptz, until timestamptz)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer,
    updated_at timestamptz, meeting_place text, host text, note text, enquiry_id uuid, name text, phone text,
    title text, slug text, area text, address_line text, postcode text)
  language sql stable set search_path = ''
  as $$
    select viewing.id, viewing.starts_at, viewing.minutes, viewing.kind, viewing.state, viewing.sequence,
      viewing.updated_at, viewing.meeting_place, viewing.host, viewing.note, enquiry.id, enquiry.name,
      coalesce(enquiry.phone, ''),
      coalesce(listing.title, enquiry.property_title),
      coalesce(listing.slug, ''), coalesce(listing.area, ''),
      coalesce(record.address_line, ''), coalesce(record.postcode, '')
    from public.viewings viewing
    join public.property_inquiries enquiry on enquiry.id = viewing.property_inquiry_id
    left join public.properties listing on listing.id = viewing.property_id
    left join public.listing_records record on record.property_id = viewing.property_id
    where viewing.starts_at >= since and viewing.starts_at < until
    order by viewing.starts_at, viewing.id
  $$;

create function public.diary(since timestamptz, until timestamptz)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer,
    updated_at timestamptz, meeting_place text, host text, note text, enquiry_id uuid, name text, phone text,
    title text, slug text, area text, address_line text, postcode text)
  language sql stable security definer set search_path = ''
  as $$ select * from private.viewings_between(since, until) where (select public.is_staff()) $$;
comment on function public.diary(timestamptz, timestamptz) is 'Staff: viewings in a period, including cancelled ones.';

create function public.new_calendar_key() returns text
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare key constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  begin
    if not public.is_staff() then
      raise exception 'Only staff have a calendar address.' using errcode = '42501', hint = 'staff-only';
    end if;
    insert into private.calendar_keys (user_id, key_hash) values (auth.uid(), sha256(key::bytea))
      on conflict (user_id) do update set key_hash = excluded.key_hash, created_at = now();
    return key;
  end $$;
comment on function public.new_calendar_key() is
  'Replaces the secret of the caller''s calendar URL, and returns it as 64 hexadecimal digits.';

create function public.calendar_feed(key text)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer,
    updated_at timestamptz, meeting_place text, host text, note text, enquiry_id uuid, name text, phone text,
    title text, slug text, area text, address_line text, postcode text)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not exists (select from private.calendar_keys stored join public.staff using (user_id)
        where stored.key_hash = sha256(key::bytea) and staff.ended_at is null) then
      raise exception 'Unknown calendar address.' using errcode = '42501', hint = 'calendar-key-unknown';
    end if;
    return query select * from private.viewings_between(now() - interval '60 days', now() + interval '1 year');
  end $$;
comment on function public.calendar_feed(text) is
  'Viewings from 60 days ago to a year ahead, for the calendar secret of an active account.';

revoke all on public.viewings, private.calendar_keys from public, anon, authenticated, service_role;
grant select on public.viewings to authenticated, service_role;
grant insert (id, property_inquiry_id, starts_at, minutes, kind, meeting_place, host, note),
  update (starts_at, minutes, kind, meeting_place, host, note, state, sequence)
  on public.viewings to authenticated;
revoke all on function
  private.check_viewing(), private.viewings_between(timestamptz, timestamptz), public.diary(timestamptz, timestamptz),
  public.new_calendar_key(), public.calendar_feed(text)
  from public, anon, authenticated, service_role;
grant execute on function public.calendar_feed(text) to anon, authenticated;
grant execute on function public.diary(timestamptz, timestamptz), public.new_calendar_key() to authenticated;
