-- The cards of the home page: the listings that staff chose, in their order, or else the newest three of each type. A
-- view, so that a page needs one request for its freshness check.
create view public.featured_cards with (security_invoker = true) as
with chosen as (
  select card.*, array_position(content.featured, card.id) as place
  from public.site_content content
  join public.listing_cards card on card.id = any (content.featured)
), newest as (
  select card.*, type.place
  from (values ('rent', 1), ('sale', 2)) type (name, place)
  cross join lateral (select * from public.listing_cards where listing_type = type.name limit 3) card
)
select id, slug, listing_type, status, title, area, price, beds, baths, thumb, gallery, picture_alts, floor_size, rightmove_url, created_at,
  price_reduced_on
from (select * from chosen union all select * from newest where not exists (select from chosen)) shown
order by place, created_at desc, id;
comment on view public.featured_cards is 'The listings on the home page, in their order, with what a card shows of them.';
revoke all on public.featured_cards from anon, authenticated;
grant select on public.featured_cards to anon, authenticated, service_role;
