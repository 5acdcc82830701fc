-- The diary of viewings, on its page and at an address that a calendar program reads.

create table private.calendar_keys (
  user_id uuid primary key references public.staff (user_id) on delete cascade,
  key_hash bytea not null unique,
  created_at timestamptz not null default now()
);
comment on table private.calendar_keys is 'The private calendar address of each account. The key itself is not kept: who has lost theirs makes another.';
alter table private.calendar_keys enable row level security;
revoke all on private.calendar_keys from public, anon, authenticated;

create function private.viewings_between(since timestamptz, until timestamptz)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer, updated_at timestamptz,
    note text, enquiry_id uuid, name text, phone text, title text, slug text, area text, address_line text, postcode text)
  language sql stable set search_path = ''
  as $$
    select viewing.id, viewing.starts_at, viewing.minutes, viewing.kind, viewing.state, viewing.sequence, viewing.updated_at,
      viewing.note, enquiry.id, enquiry.name, coalesce(enquiry.phone, ''), coalesce(listing.title, enquiry.property_title),
      coalesce(listing.slug, ''), coalesce(listing.area, ''), coalesce(record.address_line, ''), coalesce(record.postcode, '')
    from public.viewings viewing
    join public.property_inquiries enquiry on enquiry.id = viewing.property_inquiry_id
    left join public.properties listing on listing.id = viewing.property_id
    left join public.listing_records record on record.property_id = viewing.property_id
    where viewing.starts_at >= since and viewing.starts_at < until
    order by viewing.starts_at, viewing.id
  $$;
revoke all on function private.viewings_between(timestamptz, timestamptz) from public;
create index viewings_by_start on public.viewings (starts_at);

create function public.diary(since timestamptz, until timestamptz)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer, updated_at timestamptz,
    note text, enquiry_id uuid, name text, phone text, title text, slug text, area text, address_line text, postcode text)
  language sql stable security definer set search_path = ''
  as $$ select * from private.viewings_between(since, until) where (select public.is_staff()) $$;
comment on function public.diary(timestamptz, timestamptz) is 'For staff: the viewings that begin in a span of time, cancelled ones too.';
revoke all on function public.diary(timestamptz, timestamptz) from public, anon;
grant execute on function public.diary(timestamptz, timestamptz) to authenticated;

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
comment on function public.new_calendar_key() is 'Makes the key of the caller''s calendar address, 64 hexadecimal digits. A former one ends with it.';
revoke all on function public.new_calendar_key() from public, anon;
grant execute on function public.new_calendar_key() to authenticated;

create function public.calendar_feed(key text)
  returns table (id uuid, starts_at timestamptz, minutes integer, kind text, state text, sequence integer, updated_at timestamptz,
    note text, enquiry_id uuid, name text, phone text, title text, slug text, area text, address_line text, postcode text)
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not exists (select from private.calendar_keys kept join public.staff using (user_id)
        where kept.key_hash = sha256(key::bytea) and staff.ended_at is null) then
      raise exception 'This calendar address is none.' using errcode = '42501', hint = 'calendar-key-unknown';
    end if;
    return query select * from private.viewings_between(now() - interval '60 days', now() + interval '1 year');
  end $$;
comment on function public.calendar_feed(text) is
  'The viewings of the last sixty days and of the year ahead, for whoever has the key of an account that has not ended.';
revoke all on function public.calendar_feed(text) from public;
grant execute on function public.calendar_feed(text) to anon, authenticated;
