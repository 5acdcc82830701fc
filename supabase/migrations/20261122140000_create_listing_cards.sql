-- Cards of the listed listings, and their price reductions. Only the trigger writes reductions, from a history that the
-- API does not expose, because increases are private.

create table private.price_changes (
  property_id uuid not null references public.properties (id) on delete cascade,
  changed_on date not null,
  price_before numeric not null,
  primary key (property_id, changed_on)
);
comment on table private.price_changes is
  'Price at the start of each London day on which a public listing''s price changed.';

alter table private.price_changes enable row level security;

create function private.set_price_reduction() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare today date := (now() at time zone 'Europe/London')::date;
  begin
    if tg_op = 'INSERT' then
      new.price_reduced_on := null;
      new.previous_price := null;
      return new;
    end if;
    if old.listing_type is distinct from new.listing_type
      or (old.price is distinct from new.price and 'draft' in (old.status, new.status)) then
      -- Not a reduction: a change to another kind of price, or from a price that was never public.
      delete from private.price_changes where property_id = old.id;
    elsif old.price <> new.price then
      insert into private.price_changes values (old.id, today, old.price) on conflict do nothing;
      -- A correction on the same day is no change.
      delete from private.price_changes where property_id = old.id and changed_on = today and price_before = new.price;
    end if;
    select changed_on, price_before into new.price_reduced_on, new.previous_price
      from private.price_changes where property_id = new.id order by changed_on desc limit 1;
    -- Not a reduction: a price that was asked in the sixty days before, or a difference of less than a pound.
    if exists (select from private.price_changes
        where property_id = new.id and price_before < new.price + 1 and changed_on > new.price_reduced_on - 60) then
      new.price_reduced_on := null;
      new.previous_price := null;
    end if;
    return new;
  end $$;
comment on function private.set_price_reduction() is
  'Sets price_reduced_on and previous_price, overriding values in the statement.';
create trigger properties_reduction before insert or update on public.properties
  for each row execute function private.set_price_reduction();

-- The listed listings with the columns of a card, in one order. The build, the freshness check and the search read this
-- view. With security_invoker, the policies of the listings apply. The id breaks ties, so pages never overlap. The
-- index is properties_listed_newest.
create view public.listing_cards with (security_invoker = true) as
select id, slug, listing_type, status, title, area, price, beds, baths, thumb, gallery, picture_alts, floor_size,
  rightmove_url,
  created_at, price_reduced_on
from public.properties
where status in ('live', 'under_offer', 'let_agreed')
order by created_at desc, id;
comment on view public.listing_cards is 'Listed properties with the columns of a card, newest first.';

revoke all on private.price_changes, public.listing_cards from public, anon, authenticated, service_role;
grant select on public.listing_cards to anon, authenticated, service_role;
revoke all on function private.set_price_reduction() from public, anon, authenticated, service_role;
