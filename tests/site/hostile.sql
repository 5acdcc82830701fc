
-- A home whose texts are scripts, sold long before anybody asked for its facts: it has a page of its own and stands in no list.
alter table public.properties disable trigger properties_publishing;
insert into public.properties (slug, listing_type, status, title, area, price, beds, baths, gallery, picture_alts, description, features, created_at)
values ('a-script-for-a-title', 'sale', 'sold', '<script>alert(1)</script>', 'Camden', 500000, 2, 1,
  array['/pictures/camden-lock-apartment/living.webp', '/pictures/camden-lock-apartment/kitchen.webp'],
  array['"><script>alert(2)</script>', ''],
  e'</script><script>alert(3)</script>\n\n<script type=module>alert(4)</script>', array['<!--<script>alert(5)</script>-->'], '2001-01-01');
alter table public.properties enable trigger properties_publishing;
