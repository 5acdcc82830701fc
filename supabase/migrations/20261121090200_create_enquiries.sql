-- The four kinds of enquiries that a visitor can send. Anyone may send one; only staff can read them. The browser makes
-- the id, so that sending again after a lost response cannot make a second row. In an adopted database the tables
-- exist.

create table if not exists public.booking_valuations (
  id uuid primary key default gen_random_uuid(),
  type text not null
    constraint booking_valuations_type_known check (type in ('sale', 'rental', 'switch')),
  name text not null,
  email text not null,
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
comment on table public.booking_valuations is 'Valuation bookings from the dialog on every page.';

create table if not exists public.valuation_requests (
  id uuid primary key default gen_random_uuid(),
  type text not null
    constraint valuation_requests_type_known check (type in ('sales', 'rental')),
  name text not null
    constraint valuation_requests_name_shape check (length(btrim(name)) between 2 and 200 and name !~ '[[:cntrl:]]'),
  email text not null,
  phone text not null
    constraint valuation_requests_phone_filled check (
      phone ~ '[^[:space:]]' and length(phone) <= 40 and phone !~ '[[:cntrl:]]'),
  postcode text not null
    constraint valuation_requests_postcode_filled check (
      postcode ~ '[^[:space:]]' and length(postcode) <= 20 and postcode !~ '[[:cntrl:]]'),
  bedrooms text not null
    constraint valuation_requests_bedrooms_known check (bedrooms in ('Studio', '1', '2', '3', '4', '5+')),
  address text not null
    constraint valuation_requests_address_filled check (address ~ '[^[:space:]]' and length(address) <= 500),
  comments text
    constraint valuation_requests_comments_length check (length(comments) <= 5000),
  created_at timestamptz not null default now()
);
comment on table public.valuation_requests is 'Valuation requests from the sales and rental valuation pages.';

create table if not exists public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint contact_submissions_name_shape check (length(btrim(name)) between 2 and 200 and name !~ '[[:cntrl:]]'),
  email text not null,
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
    constraint property_inquiries_property_title_filled check (
      property_title ~ '[^[:space:]]' and length(property_title) <= 160),
  name text not null
    constraint property_inquiries_name_shape check (length(btrim(name)) between 2 and 200 and name !~ '[[:cntrl:]]'),
  email text not null,
  phone text not null
    constraint property_inquiries_phone_filled check (
      phone ~ '[^[:space:]]' and length(phone) <= 40 and phone !~ '[[:cntrl:]]'),
  message text
    constraint property_inquiries_message_length check (length(message) <= 5000),
  employment_status text,
  current_position text
    constraint property_inquiries_position_length check (
      length(current_position) <= 200 and current_position !~ '[[:cntrl:]]'),
  annual_income numeric(12, 2)
    constraint property_inquiries_income_positive check (annual_income > 0),
  preferred_viewing_date timestamptz,
  preferred_move_date date,
  created_at timestamptz not null default now(),
  constraint property_inquiries_viewing_ahead check (preferred_viewing_date > created_at),
  constraint property_inquiries_move_after_viewing check (
    preferred_move_date > (preferred_viewing_date at time zone 'Europe/London')::date)
);

-- The honeypot is a field that nobody sees. A robot that fills in everything fills it in too, and its row is refused. A
-- form sends the column only if the field is filled in, so that a database without it accepts other messages.
-- "Not valid", here and below: existing rows of an adopted database stay unchanged.
do $$
declare
  enquiries text;
begin
  foreach enquiries in array
    array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries']
  loop
    execute format('alter table public.%I add column if not exists honeypot text', enquiries);
    execute format('comment on column public.%I.honeypot is %L', enquiries,
      'Always null: what a robot has filled in is refused.');
    execute format('alter table public.%I add constraint %I check (honeypot is null) not valid',
      enquiries, enquiries || '_honeypot_empty');
    execute format('alter table public.%I add constraint %I check (private.is_address(email)) not valid',
      enquiries, enquiries || '_email_shape');
  end loop;
end $$;

-- The language of the edition whose form was sent, in which the sender is answered. English forms leave it out, so that
-- a database without the column accepts them.
do $$
declare
  enquiries text;
begin
  foreach enquiries in array
    array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries']
  loop
    execute format('alter table public.%I add column locale text not null default ''en''
      constraint %I check (locale in (''en'', ''zh''))', enquiries, enquiries || '_locale_known');
    execute format('comment on column public.%I.locale is %L', enquiries,
      'Language of the form, in which the sender is answered: en or zh.');
  end loop;
end $$;

-- The inbox searches this text, which is computed once, when the enquiry is written.
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
    select string_agg(format('coalesce(%I, '''')', name), ' || '' '' || ') into words
      from jsonb_array_elements_text(texts -> enquiries) as name;
    execute format('alter table public.%I add column if not exists search_text text
      generated always as (private.folded(%s) || '' '' || coalesce(private.folded_phone(phone), '''')) stored',
      enquiries, words);
    execute format('comment on column public.%I.search_text is ''What a search of the inbox looks in.''', enquiries);
  end loop;
end $$;

-- The kind of a viewing, and the visitor's time zone. A buyer may request a viewing as well.
alter table public.property_inquiries
  add column viewing_kind text,
  add column viewer_time_zone text,
  add column if not exists viewing_slot boolean;
comment on table public.property_inquiries is 'Enquiries about one listing.';
comment on column public.property_inquiries.property_id is
  'Listing of the enquiry. No foreign key, so that deleting the listing neither blocks nor deletes enquiries.';
comment on column public.property_inquiries.annual_income is 'In pounds.';
comment on column public.property_inquiries.viewing_kind is 'in_person or video. Null if no viewing was requested.';
comment on column public.property_inquiries.viewer_time_zone is
  'Time zone of the visitor''s browser, such as Asia/Shanghai.';
comment on column public.property_inquiries.viewing_slot is
  'True if preferred_viewing_date is a slot that the enquiry holds. Null for a date that the visitor typed.';

-- A name has three characters, or two of Han, Hangul, Hiragana and Katakana, as in src/lib/form/normalise.ts.
alter table public.booking_valuations
  add constraint booking_valuations_name_shape check (
    (length(btrim(name)) between 3 and 200
      or btrim(name) ~
        '^[\u3005\u3007\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF'
        '\uAC00-\uD7A3\uF900-\uFAFF\uFF66-\uFF9D\U00020000-\U0003FFFF]{2}$')
    and name !~ '[[:cntrl:]]') not valid;

-- An employee has a position and an income; the self-employed name their trade.
alter table public.property_inquiries
  add constraint property_inquiries_employment_known check (
    employment_status in ('employed', 'self-employed', 'student', 'retired', 'unemployed', 'guarantor')) not valid,
  add constraint property_inquiries_employed_answers check (
    coalesce(employment_status not in ('employed', 'self-employed'), true)
    or (coalesce(current_position, '') ~ '[^[:space:]]' and annual_income is not null)) not valid;

alter table public.property_inquiries
  add constraint property_inquiries_viewing_kind_known check (viewing_kind in ('in_person', 'video')),
  add constraint property_inquiries_time_zone_shape check (viewer_time_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$'),
  add constraint property_inquiries_slot_has_time check (
    not coalesce(viewing_slot, false) or (preferred_viewing_date is not null and property_id is not null)),
  add constraint property_inquiries_rent_answers check (
    case type
      when 'rent' then employment_status is not null and preferred_viewing_date is not null
        and preferred_move_date is not null
      else employment_status is null and current_position is null and annual_income is null
        and preferred_move_date is null
    end) not valid;

-- PostgreSQL accepts the dates "infinity" and 290000, and the number "NaN". No screen can show them.
alter table public.property_inquiries
  add constraint property_inquiries_dates_near check (
    preferred_viewing_date < '2100-01-01' and preferred_move_date < '2100-01-01') not valid,
  add constraint property_inquiries_income_number check (annual_income <> 'NaN') not valid;

-- Of the invisible characters a line may contain only the joiners of Persian and the Indian scripts.
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
    (name || email || coalesce(phone, '')) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]')
      not valid,
  add constraint contact_submissions_phone_filled check (phone ~ '[^[:space:]]') not valid,
  add constraint contact_submissions_text_plain check (
    message !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;

alter table public.property_inquiries
  add constraint property_inquiries_lines_plain check (
    (name || email || phone || property_title
      || coalesce(current_position, '')) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid,
  add constraint property_inquiries_text_plain check (
    coalesce(message, '') !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;

-- A name must be visible, and no text may change the direction of the words around it. The forms remove such characters
-- (src/lib/form/normalise.ts); here they are refused. The joiners of Persian and the Indian scripts, the marks of
-- Yoruba and Hebrew, and the variants of Japanese names are accepted.
do $$
declare
  -- Fillers, the blank of Braille, tags and other characters without a glyph.
  invisible constant text := '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2028-\u202E'
    '\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001D173-\U0001D17A\U000E0000-\U000E00FF\U000E01F0-\U000E0FFF';
  spaces constant text := '[:space:]\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000';
  marks constant text := '\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F';
  -- Characters that show only on a letter: marks, points and signs of other scripts, joiners, variants.
  dependent constant text := marks
    || '\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4'
    '\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF';
  visible constant text := '[^' || spaces || invisible || dependent || ']';
  sent record;
begin
  for sent in select * from (values
    ('booking_valuations', 'name || email || phone || postcode', null, null),
    ('valuation_requests', 'name || email || phone || postcode', 'address', 'address || coalesce(comments, '''')'),
    ('contact_submissions', 'name || email || coalesce(phone, '''')', 'message', 'message'),
    ('property_inquiries', 'name || email || phone || property_title || coalesce(current_position, '''')', null,
      'coalesce(message, '''')')
  ) as tables (enquiries, lines, filled, texts) loop
    execute format('alter table public.%I add constraint %I check (name ~ %L and name !~ %L and (%s) !~ %L) not valid',
      sent.enquiries, sent.enquiries || '_name_visible',
      visible, '[' || marks || ']{5}', sent.lines, '[' || invisible || ']');
    if sent.filled is not null then
      execute format('alter table public.%I add constraint %I check (%s ~ %L) not valid',
        sent.enquiries, sent.enquiries || '_text_visible', sent.filled, visible);
    end if;
    if sent.texts is not null then
      execute format('alter table public.%I add constraint %I check ((%s) !~ %L) not valid',
        sent.enquiries, sent.enquiries || '_text_in_order', sent.texts, '[\u202A-\u202E\u2066-\u2069]');
    end if;
  end loop;
end $$;

create index if not exists booking_valuations_newest on public.booking_valuations (created_at desc, id);
create index if not exists valuation_requests_newest on public.valuation_requests (created_at desc, id);
create index if not exists contact_submissions_newest on public.contact_submissions (created_at desc, id);
create index if not exists property_inquiries_newest on public.property_inquiries (created_at desc, id);
create index property_inquiries_of_listing on public.property_inquiries (property_id, created_at desc);

alter table public.booking_valuations enable row level security;
alter table public.valuation_requests enable row level security;
alter table public.contact_submissions enable row level security;
alter table public.property_inquiries enable row level security;

-- No policy of an adopted database may stay beside ours.
do $$
declare old record;
begin
  for old in select tablename, policyname from pg_policies where schemaname = 'public'
    and tablename in ('booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries') loop
    execute format('drop policy %I on public.%I', old.policyname, old.tablename);
  end loop;
end $$;

-- The database sets the time of arrival: the default is the only value that passes.
create policy "Anyone books a valuation" on public.booking_valuations
  for insert to anon, authenticated with check (created_at = now());
create policy "Anyone requests a valuation" on public.valuation_requests
  for insert to anon, authenticated with check (created_at = now());
create policy "Anyone sends a message" on public.contact_submissions
  for insert to anon, authenticated with check (created_at = now());
create policy "Anyone enquires" on public.property_inquiries
  for insert to anon, authenticated with check (created_at = now());
create policy "Staff read valuations" on public.booking_valuations
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read requests" on public.valuation_requests
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read messages" on public.contact_submissions
  for select to authenticated using ((select public.is_staff()));
create policy "Staff read enquiries" on public.property_inquiries
  for select to authenticated using ((select public.is_staff()));

-- The law gives every sender the right to erasure.
create policy "An administrator erases valuations" on public.booking_valuations
  for delete to authenticated using ((select public.is_admin()));
create policy "An administrator erases requests" on public.valuation_requests
  for delete to authenticated using ((select public.is_admin()));
create policy "An administrator erases messages" on public.contact_submissions
  for delete to authenticated using ((select public.is_admin()));
create policy "An administrator erases enquiries" on public.property_inquiries
  for delete to authenticated using ((select public.is_admin()));

-- One request contains one message: no form sends more. The second row is refused before anything is written or
-- counted. Restored backups are exempt.
create function private.refuse_multiple_rows() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  this constant text := tg_relid || ' ' || statement_timestamp();
begin
  if current_setting('app.message', true) = this then
    raise exception 'Please send one message at a time.'
      using errcode = 'PT400', hint = 'one-message-at-a-time';
  end if;
  perform set_config('app.message', this, true);
  return new;
end $$;
comment on function private.refuse_multiple_rows() is 'Refuses a visitor''s insert of more than one row.';

do $$
declare
  enquiries text;
begin
  foreach enquiries in array
    array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries']
  loop
    execute format('create trigger %I before insert on public.%I for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.refuse_multiple_rows()',
      enquiries || '_alone', enquiries);
  end loop;
end $$;

revoke all on
  public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries
  from public, anon, authenticated, service_role;
grant select, delete on
  public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries
  to authenticated;
grant select, insert, update, delete on
  public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries
  to service_role;
-- Column by column, so that visitors cannot write a column that is added later.
grant insert (id, type, name, email, phone, postcode, property_types, honeypot, locale)
  on public.booking_valuations to anon, authenticated;
grant insert (id, type, name, email, phone, postcode, bedrooms, address, comments, honeypot, locale)
  on public.valuation_requests to anon, authenticated;
grant insert (id, name, email, phone, message, honeypot, locale) on public.contact_submissions to anon, authenticated;
grant insert (id, type, property_id, property_title, name, email, phone, message, employment_status, current_position,
    annual_income, preferred_viewing_date, preferred_move_date, honeypot, viewing_kind, viewer_time_zone,
    viewing_slot, locale)
  on public.property_inquiries to anon, authenticated;
revoke all on function private.refuse_multiple_rows() from public, anon, authenticated, service_role;
