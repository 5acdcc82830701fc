-- The four things a visitor can send. Anyone may send one; only an administrator can read any of them back.
-- The browser makes the id, so that sending again after a lost answer cannot make a second row.
-- The tables may be there already: an adopted database keeps its rows, and its own columns are judged by the checks below.

create table if not exists public.booking_valuations (
  id uuid primary key default gen_random_uuid(),
  type text not null
    constraint booking_valuations_type_known check (type in ('sale', 'rental', 'switch')),
  name text not null,
  email text not null
    constraint booking_valuations_email_shape check (email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(email) <= 254),
  phone text not null
    constraint booking_valuations_phone_shape check (phone ~ '^[0-9+ ().-]{7,40}$'),
  postcode text not null
    constraint booking_valuations_postcode_shape check (postcode ~* '^([a-z]{1,2}[0-9][a-z0-9]?|gir) ?[0-9][a-z]{2}$'),
  property_types text[] not null
    constraint booking_valuations_property_types_known check (
      cardinality(property_types) between 1 and 4
      and property_types <@ array['newHouse', 'secondHandHouse', 'newFlat', 'secondHandFlat']),
  created_at timestamptz not null default now()
);
comment on table public.booking_valuations is 'Valuations asked for in the dialog that every page can open.';

create table if not exists public.valuation_requests (
  id uuid primary key default gen_random_uuid(),
  type text not null
    constraint valuation_requests_type_known check (type in ('sales', 'rental')),
  name text not null
    constraint valuation_requests_name_shape check (length(btrim(name)) between 2 and 200 and name !~ '[[:cntrl:]]'),
  email text not null
    constraint valuation_requests_email_shape check (email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(email) <= 254),
  phone text not null
    constraint valuation_requests_phone_filled check (phone ~ '[^[:space:]]' and length(phone) <= 40 and phone !~ '[[:cntrl:]]'),
  postcode text not null
    constraint valuation_requests_postcode_filled check (postcode ~ '[^[:space:]]' and length(postcode) <= 20 and postcode !~ '[[:cntrl:]]'),
  bedrooms text not null
    constraint valuation_requests_bedrooms_known check (bedrooms in ('Studio', '1', '2', '3', '4', '5+')),
  address text not null
    constraint valuation_requests_address_filled check (address ~ '[^[:space:]]' and length(address) <= 500),
  comments text
    constraint valuation_requests_comments_length check (length(comments) <= 5000),
  created_at timestamptz not null default now()
);
comment on table public.valuation_requests is 'Valuations asked for on the sales and rental valuation pages.';

create table if not exists public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint contact_submissions_name_shape check (length(btrim(name)) between 2 and 200 and name !~ '[[:cntrl:]]'),
  email text not null
    constraint contact_submissions_email_shape check (email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(email) <= 254),
  phone text
    constraint contact_submissions_phone_length check (length(phone) <= 40 and phone !~ '[[:cntrl:]]'),
  message text not null
    constraint contact_submissions_message_filled check (message ~ '[^[:space:]]' and length(message) <= 5000),
  created_at timestamptz not null default now()
);
comment on table public.contact_submissions is 'Messages from the contact page.';

create table if not exists public.property_inquiries (
  id uuid primary key default gen_random_uuid(),
  type text not null
    constraint property_inquiries_type_known check (type in ('buy', 'rent')),
  property_id uuid not null,
  property_title text not null
    constraint property_inquiries_property_title_filled check (property_title ~ '[^[:space:]]' and length(property_title) <= 160),
  name text not null
    constraint property_inquiries_name_shape check (length(btrim(name)) between 2 and 200 and name !~ '[[:cntrl:]]'),
  email text not null
    constraint property_inquiries_email_shape check (email ~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' and length(email) <= 254),
  phone text not null
    constraint property_inquiries_phone_filled check (phone ~ '[^[:space:]]' and length(phone) <= 40 and phone !~ '[[:cntrl:]]'),
  message text
    constraint property_inquiries_message_length check (length(message) <= 5000),
  employment_status text,
  current_position text
    constraint property_inquiries_position_length check (length(current_position) <= 200 and current_position !~ '[[:cntrl:]]'),
  annual_income numeric(12, 2)
    constraint property_inquiries_income_positive check (annual_income > 0),
  preferred_viewing_date timestamptz,
  preferred_move_date date,
  created_at timestamptz not null default now(),
  constraint property_inquiries_rent_answers check (
    case type
      when 'rent' then employment_status is not null and preferred_viewing_date is not null and preferred_move_date is not null
      else employment_status is null and current_position is null and annual_income is null
        and preferred_viewing_date is null and preferred_move_date is null
    end),
  constraint property_inquiries_viewing_ahead check (preferred_viewing_date > created_at),
  constraint property_inquiries_move_after_viewing check (
    preferred_move_date > (preferred_viewing_date at time zone 'Europe/London')::date)
);
comment on table public.property_inquiries is 'Enquiries about one home.';
comment on column public.property_inquiries.property_id is
  'The listing asked about. No foreign key: an enquiry must not be refused, nor lost, because the listing was removed a minute before.';
comment on column public.property_inquiries.annual_income is 'Pounds.';

-- The field of a form that nobody sees, judged where no script can be told to leave the judging out: a robot that fills in
-- everything sends it along, and its row is refused. A form sends the column only where something stands in the field, so
-- that a database without it takes everybody else's message.

do $$
declare
  enquiries text;
begin
  foreach enquiries in array array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries'] loop
    execute format('alter table public.%I add column if not exists honeypot text', enquiries);
    execute format('alter table public.%I add constraint %I check (honeypot is null) not valid', enquiries, enquiries || '_honeypot_empty');
    execute format('comment on column public.%I.honeypot is %L', enquiries, 'Always null: what a robot has filled in is refused.');
  end loop;
end $$;

-- The inbox's search finds a telephone number with or without its country code, a postcode with or without its space, and
-- a name with or without its accents. The text that it looks in is made once, when an enquiry or a note is written: a
-- search of the whole list reads it and makes nothing anew. src/admin/enquiries/search-text.ts folds the words by the
-- same rules.

-- Small letters without accents or the marks that people set or leave out, and postcodes without their space. No column
-- holds more than the limit; what is longer is refused by its own check, and is not worth folding before that.
-- Bodies that "return" are parsed here, once: no search path has a say in them, and the first is written into its callers.
create or replace function private.folded(written text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    translate(regexp_replace(lower(normalize(left(written, 12000), NFKD)), '[\u0300-\u036f().+''‘’ʼ-]', '', 'g'), 'łøđı', 'lodi'),
    '(?<![a-z0-9])([a-z]{1,2}[0-9][a-z0-9]?) +([0-9][a-z]{2})(?![a-z0-9])', '\1\2', 'g');
comment on function private.folded(text) is 'A text as a search compares it.';

-- A British number in both its forms, another one as its digits.
create or replace function private.folded_phone(phone text) returns text
  language sql immutable parallel safe
  return (
    select case when digits ~ '^(0044|44|0[1-9]|7[0-9]{9}$)' then '44' || own || ' 0' || own else regexp_replace(digits, '^00', '') end
    from (select digits, regexp_replace(digits, '^(00)?440?|^0', '') as own
      from (select regexp_replace(left(phone, 100), '[^0-9]', '', 'g') as digits) as plain) as split);
comment on function private.folded_phone(text) is 'The digits of a telephone number as a search compares them: 447700900456 07700900456.';

-- Whoever writes a row makes its text.
revoke all on function private.folded(text), private.folded_phone(text) from public;
grant execute on function private.folded(text), private.folded_phone(text) to anon, authenticated, service_role;

do $$
declare
  texts constant jsonb := '{
    "property_inquiries": ["name", "email", "phone", "property_title", "message"],
    "booking_valuations": ["name", "email", "phone", "postcode"],
    "valuation_requests": ["name", "email", "phone", "address", "postcode", "comments"],
    "contact_submissions": ["name", "email", "phone", "message"]}';
  enquiries text;
  words text;
begin
  for enquiries in select jsonb_object_keys(texts) loop
    select string_agg(format('coalesce(%I, '''')', name), ' || '' '' || ') into words from jsonb_array_elements_text(texts -> enquiries) as name;
    execute format('alter table public.%I add column if not exists search_text text
      generated always as (private.folded(%s) || '' '' || coalesce(private.folded_phone(phone), '''')) stored', enquiries, words);
    execute format('comment on column public.%I.search_text is ''What a search of the inbox looks in.''', enquiries);
  end loop;
end $$;

-- "Not valid", here and below: the checks judge what comes, and not what an adopted database holds already.

-- Han, Hangul, Hiragana and Katakana, as src/lib/form/normalise.ts has them.
alter table public.booking_valuations
  add constraint booking_valuations_name_shape check (
    (length(btrim(name)) between 3 and 200
      or btrim(name) ~ '^[\u3005\u3007\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF66-\uFF9D\U00020000-\U0003FFFF]{2}$')
    and name !~ '[[:cntrl:]]') not valid;

-- Work has a name and an income; the self-employed say their trade.
alter table public.property_inquiries
  add constraint property_inquiries_employment_known check (
    employment_status in ('employed', 'self-employed', 'student', 'retired', 'unemployed', 'guarantor')) not valid,
  add constraint property_inquiries_employed_answers check (
    coalesce(employment_status not in ('employed', 'self-employed'), true)
    or (coalesce(current_position, '') ~ '[^[:space:]]' and annual_income is not null)) not valid;

-- Postgres knows the days "infinity" and 290000, and the number "NaN"; no screen can show them.
alter table public.property_inquiries
  add constraint property_inquiries_dates_near check (preferred_viewing_date < '2100-01-01' and preferred_move_date < '2100-01-01') not valid,
  add constraint property_inquiries_income_number check (annual_income <> 'NaN') not valid;

-- Of invisible characters only the joiners of Persian and the Indian scripts may stand in a line of text.
alter table public.booking_valuations
  add constraint booking_valuations_lines_plain check (
    (name || email || phone || postcode) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid;
alter table public.valuation_requests
  add constraint valuation_requests_lines_plain check (
    (name || email || phone || postcode) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid,
  add constraint valuation_requests_text_plain check (
    (address || coalesce(comments, '')) !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;
alter table public.contact_submissions
  add constraint contact_submissions_lines_plain check (
    (name || email || coalesce(phone, '')) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid,
  add constraint contact_submissions_phone_filled check (phone ~ '[^[:space:]]') not valid,
  add constraint contact_submissions_text_plain check (message !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;
alter table public.property_inquiries
  add constraint property_inquiries_lines_plain check (
    (name || email || phone || property_title || coalesce(current_position, '')) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid,
  add constraint property_inquiries_text_plain check (coalesce(message, '') !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;

-- A name that nobody can see is no name, and no text may turn the words around it. The forms take such characters out
-- (src/lib/form/normalise.ts); here they are refused. The joiners of Persian and the Indian scripts, the marks of Yoruba and Hebrew,
-- and the variants of Japanese names stay.

do $$
declare
  -- Fillers, the blank of Braille, tags and all else that leaves no trace.
  invisible constant text := '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001D173-\U0001D17A\U000E0000-\U000E00FF\U000E01F0-\U000E0FFF';
  spaces constant text := '[:space:]\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000';
  marks constant text := '\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F';
  -- What shows only on a letter: marks, points and signs of other scripts, joiners, variants.
  dependent constant text := marks || '\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF';
  visible constant text := '[^' || spaces || invisible || dependent || ']';
  sent record;
begin
  for sent in select * from (values
    ('booking_valuations', 'name || email || phone || postcode', null, null),
    ('valuation_requests', 'name || email || phone || postcode', 'address', 'address || coalesce(comments, '''')'),
    ('contact_submissions', 'name || email || coalesce(phone, '''')', 'message', 'message'),
    ('property_inquiries', 'name || email || phone || property_title || coalesce(current_position, '''')', null, 'coalesce(message, '''')')
  ) as tables (enquiries, lines, filled, texts) loop
    execute format('alter table public.%I add constraint %I check (name ~ %L and name !~ %L and (%s) !~ %L) not valid',
      sent.enquiries, sent.enquiries || '_name_visible', visible, '[' || marks || ']{5}', sent.lines, '[' || invisible || ']');
    if sent.filled is not null then
      execute format('alter table public.%I add constraint %I check (%s ~ %L) not valid', sent.enquiries, sent.enquiries || '_text_visible', sent.filled, visible);
    end if;
    if sent.texts is not null then
      execute format('alter table public.%I add constraint %I check ((%s) !~ %L) not valid', sent.enquiries, sent.enquiries || '_text_in_order', sent.texts, '[\u202A-\u202E\u2066-\u2069]');
    end if;
  end loop;
end $$;

create index if not exists booking_valuations_newest on public.booking_valuations (created_at desc, id);
create index if not exists valuation_requests_newest on public.valuation_requests (created_at desc, id);
create index if not exists contact_submissions_newest on public.contact_submissions (created_at desc, id);
create index if not exists property_inquiries_newest on public.property_inquiries (created_at desc, id);

-- One request brings one message: a form sends no more. Asked of the second row as it comes, before anything is written
-- or counted. Not so for whoever restores a backup.
create function private.one_message() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  this constant text := tg_relid || ' ' || statement_timestamp();
begin
  if current_setting('meridian.message', true) = this then
    raise exception 'Please send one message at a time.'
      using errcode = 'PT400', hint = 'one-message-at-a-time';
  end if;
  perform set_config('meridian.message', this, true);
  return new;
end $$;
comment on function private.one_message() is 'Refuses a visitor''s statement that writes more than one row.';
revoke all on function private.one_message() from public;

do $$
declare
  enquiries text;
begin
  foreach enquiries in array array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries'] loop
    execute format('create trigger %I before insert on public.%I for each row when (current_user in (''anon'', ''authenticated'')) execute function private.one_message()', enquiries || '_alone', enquiries);
  end loop;
end $$;

alter table public.booking_valuations enable row level security;
alter table public.valuation_requests enable row level security;
alter table public.contact_submissions enable row level security;
alter table public.property_inquiries enable row level security;

-- As for listings: no policy of an adopted database may stay beside ours.
do $$
declare old record;
begin
  for old in select tablename, policyname from pg_policies where schemaname = 'public'
    and tablename in ('booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries') loop
    execute format('drop policy %I on public.%I', old.policyname, old.tablename);
  end loop;
end $$;

-- When an enquiry arrived is the database's word, never the sender's: the default is the only value that passes.
create policy "Anyone asks for a valuation" on public.booking_valuations for insert to anon, authenticated with check (created_at = now());
create policy "Anyone requests a valuation" on public.valuation_requests for insert to anon, authenticated with check (created_at = now());
create policy "Anyone sends a message" on public.contact_submissions for insert to anon, authenticated with check (created_at = now());
create policy "Anyone enquires" on public.property_inquiries for insert to anon, authenticated with check (created_at = now());

create policy "An administrator reads valuations" on public.booking_valuations for select to authenticated using ((select public.is_admin()));
create policy "An administrator reads requests" on public.valuation_requests for select to authenticated using ((select public.is_admin()));
create policy "An administrator reads messages" on public.contact_submissions for select to authenticated using ((select public.is_admin()));
create policy "An administrator reads enquiries" on public.property_inquiries for select to authenticated using ((select public.is_admin()));

-- Erasure, which the law gives every sender.
create policy "An administrator erases valuations" on public.booking_valuations for delete to authenticated using ((select public.is_admin()));
create policy "An administrator erases requests" on public.valuation_requests for delete to authenticated using ((select public.is_admin()));
create policy "An administrator erases messages" on public.contact_submissions for delete to authenticated using ((select public.is_admin()));
create policy "An administrator erases enquiries" on public.property_inquiries for delete to authenticated using ((select public.is_admin()));

-- Column by column, so that a column added later is not written by visitors until someone says so.
revoke all on public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries from anon, authenticated;
grant insert (id, type, name, email, phone, postcode, property_types, honeypot) on public.booking_valuations to anon, authenticated;
grant insert (id, type, name, email, phone, postcode, bedrooms, address, comments, honeypot) on public.valuation_requests to anon, authenticated;
grant insert (id, name, email, phone, message, honeypot) on public.contact_submissions to anon, authenticated;
grant insert (id, type, property_id, property_title, name, email, phone, message, employment_status, current_position,
  annual_income, preferred_viewing_date, preferred_move_date, honeypot) on public.property_inquiries to anon, authenticated;
grant select on public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries to authenticated;
grant delete on public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries to authenticated;
