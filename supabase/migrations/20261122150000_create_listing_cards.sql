-- The cards of the lists: what stands in a list, what a card shows of it, and in which order, said once. The build, the check
-- whether a page is out of date and the search all read it here.

-- It reads as its caller does (security_invoker), so that the policies of the listings hold in here. No order is read but
-- this one, newest first; the id breaks ties, so that pages never overlap. properties_listed_newest has it.
create view public.listing_cards with (security_invoker = true) as
select id, slug, listing_type, status, title, area, price, beds, baths, thumb, gallery, picture_alts, floor_size, rightmove_url, created_at
from public.properties
where status in ('live', 'under_offer', 'let_agreed')
order by created_at desc, id;
comment on view public.listing_cards is 'The listings that stand in the lists, newest first, with what a card shows of them.';

-- For reading alone: listings are written in their table.
revoke all on public.listing_cards from anon, authenticated;
grant select on public.listing_cards to anon, authenticated;

-- A page of the search is made of the same columns. Its conditions ask for more of a home than a card shows, and its other
-- orders have indexes of their own, so that it reads the table.
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
