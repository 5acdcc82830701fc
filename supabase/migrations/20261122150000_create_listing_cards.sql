-- The listed homes with the columns of a card, in one order. The build, the freshness check and the search read this
-- view.

-- With security_invoker, the policies of the listings apply. The only order is newest first; the id breaks ties, so
-- pages never overlap. The index is properties_listed_newest.
create view public.listing_cards with (security_invoker = true) as
select id, slug, listing_type, status, title, area, price, beds, baths, thumb, gallery, picture_alts, floor_size, rightmove_url, created_at
from public.properties
where status in ('live', 'under_offer', 'let_agreed')
order by created_at desc, id;
comment on view public.listing_cards is 'The listings that stand in the lists, newest first, with what a card shows of them.';

-- Read-only: listings are written in their table.
revoke all on public.listing_cards from anon, authenticated;
grant select on public.listing_cards to anon, authenticated;

-- A page of the search returns the same columns. Its conditions and orders need other columns and indexes, so it reads
-- the table.
create or replace function public.home_page(filters jsonb, sort text, page integer) returns text
  language sql stable set search_path = ''
  as $$
  select format(
    'select %s from public.properties where %s order by %s limit 24 offset %s',
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
      where attrelid = 'public.listing_cards'::regclass and attnum > 0 and not attisdropped),
    public.home_condition(filters),
    case sort
      when 'price' then 'price, id'
      when '-price' then 'price desc, id desc'
      when 'size' then 'floor_size desc nulls last, id'
      else 'created_at desc, id'
    end,
    24 * (greatest(page, 1) - 1)) $$;
comment on function public.home_page(jsonb, text, integer) is 'The query of one page of 24 homes, as SQL: a test asks the planner how it is answered.';

revoke all on function public.home_page(jsonb, text, integer) from public;
grant execute on function public.home_page(jsonb, text, integer) to anon, authenticated, service_role;
