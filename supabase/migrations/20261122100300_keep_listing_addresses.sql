-- The addresses that homes had before. Links to them stand in e-mails, in search engines and on other people's pages.

create table public.listing_addresses (
  slug text primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.listing_addresses is 'Former addresses of homes, and whose they were. An address that a home has now is in properties alone.';

create index listing_addresses_property on public.listing_addresses (property_id);

alter table public.listing_addresses enable row level security;

-- Whoever may not see a home learns nothing of its addresses either: the policies of properties hold in here.
create policy "Anyone reads the former addresses of the homes they may see" on public.listing_addresses
  for select to anon, authenticated
  using (exists (select from public.properties home where home.id = property_id));

revoke all on public.listing_addresses from anon, authenticated;
grant select on public.listing_addresses to anon, authenticated;
grant all on public.listing_addresses to service_role;

-- Nobody writes here but the trigger.
create function private.keep_address() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    -- A home that has an address now wins over one that had it before.
    delete from public.listing_addresses where slug = new.slug;
    if tg_op = 'UPDATE' and old.slug is not null then
      insert into public.listing_addresses (slug, property_id) values (old.slug, new.id)
        on conflict (slug) do update set property_id = excluded.property_id, created_at = excluded.created_at;
    end if;
    return null;
  end $$;
comment on function private.keep_address() is 'Keeps the address that a home had, and gives up one that a home takes.';
revoke all on function private.keep_address() from public;

create trigger properties_address_taken after insert on public.properties
  for each row execute function private.keep_address();
create trigger properties_address_changed after update of slug on public.properties
  for each row when (old.slug is distinct from new.slug) execute function private.keep_address();
