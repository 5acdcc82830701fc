-- The demo homes to rent as those of an agency that only lets, with areas, titles and addresses of its own. Those for sale
-- stay in the database, as after a year of sales. The process that runs this file may have another agency.
select private.set_agency('FO', 3, '{rent}');
alter table public.properties disable trigger user;
with given (slug, own_slug, own_title, own_area, lat, lng) as (values
  ('cabot-square-studio', 'mare-street-studio', 'Mare Street Studio', 'Hackney', 51.544, -0.056),
  ('thirty-eighth-floor-apartment', 'celebration-avenue-flat', 'Celebration Avenue Apartment', 'Stratford', 51.548, -0.008),
  ('westferry-riverside-flat', 'creekside-flat', 'Creekside Flat', 'Deptford', 51.479, -0.02),
  ('cornwall-gardens-apartment', 'the-chase-apartment', 'The Chase Apartment', 'Clapham', 51.465, -0.144),
  ('kensington-mews-house', 'rectory-grove-house', 'Rectory Grove House', 'Clapham', 51.465, -0.141),
  ('curtain-road-loft', 'broadway-market-loft', 'Broadway Market Loft', 'Hackney', 51.537, -0.062),
  ('arnold-circus-apartment', 'graham-road-flat', 'Graham Road Flat', 'Hackney', 51.546, -0.061),
  ('munster-road-terrace', 'orford-road-terrace', 'Orford Road Terrace', 'Walthamstow', 51.582, -0.013),
  ('eel-brook-studio', 'clapham-manor-studio', 'Clapham Manor Studio', 'Clapham', 51.464, -0.135),
  ('camden-lock-apartment', 'roach-road-apartment', 'Roach Road Apartment', 'Stratford', 51.541, -0.022),
  ('primrose-hill-garden-flat', 'navarino-road-flat', 'Navarino Road Garden Flat', 'Hackney', 51.544, -0.062),
  ('cutty-sark-apartment', 'brookmill-road-flat', 'Brookmill Road Flat', 'Deptford', 51.474, -0.021),
  ('crooms-hill-georgian-house', 'albury-street-house', 'Albury Street House', 'Deptford', 51.481, -0.026),
  ('bermondsey-tannery-flat', 'tanners-hill-flat', 'Tanners Hill Flat', 'Deptford', 51.475, -0.027),
  ('highbury-victorian-house', 'shernhall-street-house', 'Shernhall Street House', 'Walthamstow', 51.585, -0.009)
)
update public.properties home
set slug = own_slug, title = own_title, area = own_area, latitude = lat, longitude = lng,
  description = 'This home is let by an invented agency of the tests. The rooms are in the pictures.',
  outcode = case own_area when 'Hackney' then 'E8' when 'Stratford' then 'E15' when 'Deptford' then 'SE8'
    when 'Clapham' then 'SW4' else 'E17' end,
  reference = 'FO-' || (2000 + substr(home.reference, 4)::int), features = array['Two minutes to a bus stop']
from given where home.slug = given.slug;
alter table public.properties enable trigger user;
update public.listing_records set address_line = title from public.properties where id = property_id;
