-- Limits an hour: messages from one sender, known by the address of the request, and messages in all.
--
-- The limit for an email address counts for one sender only. Otherwise somebody who knows another's address could use
-- up its limit. So an attacker blocks only those who share the network; these are asked to call (docs/decisions/009).
--
-- No address is stored. A salted hash of it and of the email address is stored for an hour. The salt is renewed when
-- nobody has written for an hour, and older rows are deleted with the next message.

create table private.enquiry_limits (
  enquiries text primary key,
  by_email integer not null,
  by_sender integer,
  in_all integer
);
comment on table private.enquiry_limits is
  'Rate limits per hour and table: per email address and sender, per sender, and in total. Null means unlimited.';

-- Somebody who looks for a home asks about many in an hour; nobody asks for many valuations. A sender may be a whole
-- office, or all customers of a phone company.
insert into private.enquiry_limits (enquiries, by_email, by_sender, in_all) values
  ('booking_valuations', 6, 30, 600),
  ('valuation_requests', 6, 30, 600),
  ('contact_submissions', 6, 30, 600),
  ('property_inquiries', 20, 60, 1200);

create table private.trusted_proxies (
  network cidr primary key
);
comment on table private.trusted_proxies is
  'Our own proxies in front of Supabase. The sender is the entry before them in X-Forwarded-For.';

create table private.recent_enquiries (
  enquiries text not null,
  sender bytea not null,
  email bytea not null,
  created_at timestamptz not null default now()
);
comment on table private.recent_enquiries is
  'Messages of the last hour, as salted hashes of the sender''s IP address and email address.';

create index recent_enquiries_by_sender on private.recent_enquiries (enquiries, sender, created_at);

create table private.enquiry_salt (
  only_row boolean primary key default true check (only_row),
  salt uuid not null default gen_random_uuid()
);
comment on table private.enquiry_salt is
  'Salt of the hashes in recent_enquiries, so that addresses cannot be looked up.';
insert into private.enquiry_salt default values;

-- No policies: only the functions below access these tables.
alter table private.enquiry_limits enable row level security;
alter table private.trusted_proxies enable row level security;
alter table private.recent_enquiries enable row level security;
alter table private.enquiry_salt enable row level security;

create function private.sender() returns text
  language plpgsql stable set search_path = ''
  as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  -- The edge of hosted Supabase writes this header. It only adds to X-Forwarded-For, so the first entry there may be
  -- forged.
  edge constant text := btrim(headers ->> 'cf-connecting-ip');
  hops text[] := regexp_split_to_array(btrim(coalesce(headers ->> 'x-forwarded-for', '')), '\s*,\s*');
  hop text;
  address inet;
  result text := '';
begin
  if edge is not null then
    -- Entries after the edge are from Supabase.
    if edge = any (hops) then
      hops := hops[1 : (select max(place) from unnest(array_positions(hops, edge)) as place) - 1];
    end if;
    hops := hops || edge;
  end if;
  -- Starts with the nearest hop: the first that is none of our proxies is the sender.
  for place in reverse cardinality(hops)..1 loop
    hop := hops[place];
    begin
      address := regexp_replace(hop, '^::ffff:(?=\d+\.)', '', 'i')::inet;
    exception when invalid_text_representation then
      return result;
    end;
    -- A household has a whole IPv6 network of 64 bits.
    result := case family(address) when 6 then host(network(set_masklen(address, 64))) else host(address) end;
    if not exists (select from private.trusted_proxies where address <<= network) then
      return result;
    end if;
  end loop;
  return result;
end $$;
comment on function private.sender() is
  'IP address of the request, or the IPv6 network, from headers that clients cannot forge. Empty if unknown.';

-- Counts after the row's own checks: before them, the refusal of an invalid row would reveal that its email address
-- had written. A row sent again is refused by its key, and is not counted.
create function private.limit_sender() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  limits private.enquiry_limits;
  hash_salt text;
  this_sender bytea;
  this_email bytea;
  counts record;
  oldest timestamptz;
  by_one boolean;
begin
  -- The lock makes simultaneous messages count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('private.recent_enquiries', 0));
  delete from private.recent_enquiries where created_at <= now() - interval '1 hour';
  update private.enquiry_salt set salt = gen_random_uuid() where not exists (select from private.recent_enquiries);

  select * into limits from private.enquiry_limits where enquiries = tg_table_name;
  select salt into hash_salt from private.enquiry_salt;
  this_sender := sha256(convert_to(hash_salt || ' ' || private.sender(), 'UTF8'));
  this_email := sha256(convert_to(hash_salt || ' ' || coalesce(private.canonical_email(new.email), ''), 'UTF8'));
  select count(*) filter (where sender = this_sender and email = this_email) as by_email,
      count(*) filter (where sender = this_sender) as by_sender,
      count(*) as in_all,
      min(created_at) filter (where sender = this_sender and email = this_email) as email_since,
      min(created_at) filter (where sender = this_sender) as sender_since,
      min(created_at) as all_since
    into counts from private.recent_enquiries where enquiries = tg_table_name;

  by_one := counts.by_email >= limits.by_email or counts.by_sender >= limits.by_sender;
  oldest := case
    when counts.by_email >= limits.by_email then counts.email_since
    when counts.by_sender >= limits.by_sender then counts.sender_since
    when counts.in_all >= limits.in_all then counts.all_since
  end;
  if oldest is not null then
    -- PostgREST turns this into a response: 429, with Retry-After.
    raise sqlstate 'PGRST' using
      message = json_build_object('code', 'rate_limit',
        'hint', case when by_one then 'sender-rate-limit' else 'site-rate-limit' end,
        'message', case when by_one
          then 'You have written to us several times this hour. Please call us, and we will help you at once.'
          else 'More messages than usual are reaching us this hour. Please call us, and we will help you at once.'
          end)::text,
      detail = json_build_object('status', 429, 'headers', json_build_object(
        'Retry-After', greatest(1, ceil(extract(epoch from oldest + interval '1 hour' - now())))::integer::text))::text;
  end if;
  insert into private.recent_enquiries (enquiries, sender, email) values (tg_table_name, this_sender, this_email);
  return null;
end $$;
comment on function private.limit_sender() is 'Refuses messages above the limits in private.enquiry_limits.';

-- For visitors and signed-in users. The secret key and restored backups have no limit.
do $$
declare
  enquiries text;
begin
  foreach enquiries in array
    array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries']
  loop
    execute format('create trigger %I after insert on public.%I for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_sender()',
      enquiries || '_limit', enquiries);
  end loop;
end $$;

revoke all on
  private.enquiry_limits, private.trusted_proxies, private.recent_enquiries, private.enquiry_salt
  from public, anon, authenticated, service_role;
revoke all on function private.sender(), private.limit_sender() from public, anon, authenticated, service_role;
