import { readdir, readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'

export const folder = new URL('../../supabase/migrations/', import.meta.url)

/** What Supabase brings before the first migration, and no more than these migrations touch. */
export const supabase = `
  create role anon; create role authenticated; create role service_role;
  create schema auth; grant usage on schema auth to anon, authenticated;
  create table auth.users (id uuid primary key);
  create function auth.uid() returns uuid language sql stable as $$ select nullif(current_setting('request.user', true), '')::uuid $$;
  create schema storage; grant usage on schema storage to anon, authenticated;
  create table storage.buckets (id text primary key, name text not null unique, public boolean default false, file_size_limit bigint, allowed_mime_types text[]);
  create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text, owner uuid, metadata jsonb);
  alter table storage.objects enable row level security;`

/**
 * The specification's tables as somebody may have made them: no constraint, a policy that lets anyone write, and
 * rows.
 */
export const adopted = `
  create table public.properties (
    id uuid primary key default gen_random_uuid(), slug text, listing_type text, title text, area text, price numeric, beds int, baths int, thumb text,
    gallery text[], description text, features text[], floor_size int, date_available date, furnished boolean, rightmove_url text, created_at timestamptz default now());
  create table public.booking_valuations (id uuid primary key default gen_random_uuid(), type text, name text, email text, phone text, postcode text, property_types text[], created_at timestamptz default now());
  create table public.valuation_requests (id uuid primary key default gen_random_uuid(), type text, name text, email text, phone text, postcode text, bedrooms text, address text, comments text, created_at timestamptz default now());
  create table public.contact_submissions (id uuid primary key default gen_random_uuid(), name text, email text, phone text, message text, created_at timestamptz default now());
  create table public.property_inquiries (
    id uuid primary key default gen_random_uuid(), type text, property_id uuid, property_title text, name text, email text, phone text, message text, employment_status text,
    current_position text, annual_income numeric, preferred_viewing_date timestamptz, preferred_move_date date, created_at timestamptz default now());
  insert into storage.buckets (id, name, public) values ('letters', 'letters', false), ('property-images', 'property-images', true);
  create policy "Anyone uploads pictures" on storage.objects for insert to anon with check (bucket_id = 'property-images');
  create policy "Anyone uploads anything" on storage.objects for insert to anon with check (true);
  create policy "Somebody signed in writes letters" on storage.objects for insert to authenticated with check (bucket_id = 'letters');
  grant all on storage.objects to anon, authenticated;
  alter table public.properties enable row level security;
  create policy "Anyone does anything" on public.properties for all to anon using (true) with check (true);
  grant all on all tables in schema public to anon, authenticated;
  insert into public.properties (slug, listing_type, title, area, price, beds, baths, gallery, description, features)
    values ('old-home', 'sale', 'Old Home', 'Camden', 400000, 2, 1, array['https://images.pexels.com/photos/1.jpeg'], 'As it was.', '{}');
  insert into public.contact_submissions (name, email, message) values ('Old Friend', 'old@example.com', 'Hello from before.');`

/** A plain PostgreSQL with the migrations applied, and before them whatever a database may hold already. */
export async function plainDatabase(before = '') {
  const database = new PGlite({ extensions: { pgcrypto } })
  await database.exec(supabase)
  await database.exec(before)
  for (const name of (await readdir(folder)).sort()) await database.exec(await readFile(new URL(name, folder), 'utf8'))
  return database
}
