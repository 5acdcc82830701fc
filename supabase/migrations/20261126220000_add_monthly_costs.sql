-- What a home costs each month besides its rent: sums of the home itself, which staff may type.

alter table public.properties
  add column council_tax_charge numeric(10, 2),
  add column council_tax_year smallint,
  add column energy_cost numeric(10, 2),
  add column parking_charge numeric(10, 2);
comment on column public.properties.council_tax_charge is
  'Pounds a year, from the council''s bill. If null, the council''s charge for the band applies.';
comment on column public.properties.council_tax_year is 'First calendar year of the bill: 2026 is April 2026 to March 2027.';
comment on column public.properties.energy_cost is
  'Pounds a year for heating, hot water and lighting, as the energy certificate estimates.';
comment on column public.properties.parking_charge is 'Pounds a year for a resident''s parking permit.';
