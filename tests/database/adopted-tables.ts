/** The specification's tables as in a foreign database: no constraints, a policy that lets anyone write, and rows. */
export const adopted = `
  create table public.properties (
    id uuid primary key default gen_random_uuid(), slug text, listing_type text, title text, area text,
    price numeric, beds int, baths int, thumb text,
    gallery text[], description text, features text[], floor_size int, date_available date, furnished boolean,
    rightmove_url text, created_at timestamptz default now());
  create table public.booking_valuations (id uuid primary key default gen_random_uuid(), type text, name text,
    email text, phone text, postcode text, property_types text[], created_at timestamptz default now());
  create table public.valuation_requests (id uuid primary key default gen_random_uuid(), type text, name text,
    email text, phone text, postcode text, bedrooms text, address text, comments text,
    created_at timestamptz default now());
  create table public.contact_submissions (id uuid primary key default gen_random_uuid(), name text,
    email text, phone text, message text, created_at timestamptz default now());
  create table public.property_inquiries (
    id uuid primary key default gen_random_uuid(), type text, property_id uuid, property_title text, name text,
    email text, phone text, message text, employment_status text,
    current_position text, annual_income numeric, preferred_viewing_date timestamptz, preferred_move_date date,
    created_at timestamptz default now());
  insert into storage.buckets (id, name, public)
    values ('letters', 'letters', false), ('property-images', 'property-images', true);
  create policy "Anyone uploads pictures" on storage.objects
    for insert to anon with check (bucket_id = 'property-images');
  create policy "Anyone uploads anything" on storage.objects for insert to anon with check (true);
  create policy "Somebody signed in writes letters" on storage.objects
    for insert to authenticated with check (bucket_id = 'letters');
  grant all on storage.objects to anon, authenticated;
  alter table public.properties enable row level security;
  create policy "Anyone does anything" on public.properties for all to anon using (true) with check (true);
  grant all on all tables in schema public to anon, authenticated;
  insert into public.properties (slug, listing_type, title, area, price, beds, baths, gallery, description, features)
    values ('old-home', 'sale', 'Old Home', 'Camden', 400000, 2, 1,
    array['https://images.pexels.com/photos/1.jpeg'], 'As it was.', '{}');
  insert into public.contact_submissions (name, email, message)
    values ('Old Friend', 'old@example.com', 'Hello from before.');`
