-- The four things a visitor can send. Anyone may send one; only an administrator can read any of them back.
-- The browser makes the id, so that sending again after a lost answer cannot make a second row.

create table if not exists public.booking_valuations (
  id uuid primary key default gen_random_uuid(),
  type text not null
    constraint booking_valuations_type_known check (type in ('sale', 'rental', 'switch')),
  name text not null
    constraint booking_valuations_name_shape check (length(btrim(name)) between 3 and 200 and name !~ '[[:cntrl:]]'),
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
  employment_status text
    constraint property_inquiries_employment_known check (employment_status in ('employed', 'unemployed')),
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
  constraint property_inquiries_employed_answers check (
    employment_status is distinct from 'employed' or (coalesce(current_position, '') ~ '[^[:space:]]' and annual_income is not null)),
  constraint property_inquiries_viewing_ahead check (preferred_viewing_date > created_at),
  constraint property_inquiries_move_after_viewing check (
    preferred_move_date > (preferred_viewing_date at time zone 'Europe/London')::date)
);
comment on table public.property_inquiries is 'Enquiries about one home.';
comment on column public.property_inquiries.property_id is
  'The listing asked about. No foreign key: an enquiry must not be refused, nor lost, because the listing was removed a minute before.';
comment on column public.property_inquiries.annual_income is 'Pounds.';

create index if not exists booking_valuations_newest on public.booking_valuations (created_at desc, id);
create index if not exists valuation_requests_newest on public.valuation_requests (created_at desc, id);
create index if not exists contact_submissions_newest on public.contact_submissions (created_at desc, id);
create index if not exists property_inquiries_newest on public.property_inquiries (created_at desc, id);

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

-- Column by column, so that a column added later is not written by visitors until someone says so.
revoke all on public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries from anon, authenticated;
grant insert (id, type, name, email, phone, postcode, property_types) on public.booking_valuations to anon, authenticated;
grant insert (id, type, name, email, phone, postcode, bedrooms, address, comments) on public.valuation_requests to anon, authenticated;
grant insert (id, name, email, phone, message) on public.contact_submissions to anon, authenticated;
grant insert (id, type, property_id, property_title, name, email, phone, message, employment_status, current_position,
  annual_income, preferred_viewing_date, preferred_move_date) on public.property_inquiries to anon, authenticated;
grant select on public.booking_valuations, public.valuation_requests, public.contact_submissions, public.property_inquiries to authenticated;
