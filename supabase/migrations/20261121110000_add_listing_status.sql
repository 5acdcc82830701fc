-- Where a home stands between being written up and being sold or let, and who sees it; what a picture shows, in words;
-- where the home lies; when its row last changed. All of it is optional: the specification's rows work unchanged.

alter table public.properties
  add column if not exists status text not null default 'live',
  add column if not exists picture_alts text[],
  add column if not exists latitude double precision,
  add column if not exists longitude double precision,
  add column if not exists updated_at timestamptz not null default now();
comment on column public.properties.status is
  'draft: only an administrator sees it. live, under_offer (a sale), let_agreed (a rental): in the lists. sold, let: out of the lists, its page stays and says so.';
comment on column public.properties.picture_alts is 'What each picture of gallery shows, in the same order; an empty text where nobody has said.';
comment on column public.properties.latitude is 'Degrees north, WGS 84; longitude likewise, degrees east.';
comment on column public.properties.updated_at is 'When the row last changed: a trigger keeps it.';

-- "Not valid": they judge what comes, and not what an adopted database with columns of these names holds already.
alter table public.properties
  add constraint properties_status_known check (status in ('draft', 'live', 'under_offer', 'let_agreed', 'sold', 'let')) not valid,
  add constraint properties_status_fits_type check (
    case when status in ('under_offer', 'sold') then listing_type = 'sale'
      when status in ('let_agreed', 'let') then listing_type = 'rent'
      else true end) not valid,
  add constraint properties_picture_alts_size check (
    cardinality(picture_alts) <= 10
    and array_to_string(picture_alts, '') !~ '[[:cntrl:]]'
    and array_to_string(picture_alts, e'\n') !~ '[^\n]{201}') not valid,
  add constraint properties_position_on_earth check (
    (latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180) not valid;

-- What has been sold or let in years outgrows what is listed: the public lists read the listed homes alone, in their
-- order. The administrator's lists go on reading properties_newest and properties_type_newest.
create index if not exists properties_listed_newest on public.properties (listing_type, created_at desc, id)
  where status in ('live', 'under_offer', 'let_agreed');

create or replace function private.note_change() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at := now(); return new; end $$;
comment on function private.note_change() is 'Writes when a row changed into its updated_at.';
revoke all on function private.note_change() from public;
create trigger properties_changed before update on public.properties
  for each row when (old.* is distinct from new.*) execute function private.note_change();

-- A visitor's policy asks nothing but the row. Somebody signed in is asked for only where a draft comes up.
drop policy if exists "Anyone reads listings" on public.properties;
create policy "A visitor reads what is not a draft" on public.properties
  for select to anon using (status <> 'draft');
create policy "Somebody signed in reads what is not a draft, an administrator all" on public.properties
  for select to authenticated using (status <> 'draft' or (select public.is_admin()));

-- Grants of the table hold for its new columns: anyone reads them, and the policies say who writes them.
