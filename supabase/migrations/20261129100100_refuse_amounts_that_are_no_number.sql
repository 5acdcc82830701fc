-- PostgreSQL takes "NaN" for a number above all others: a check of a minimum passes, and searches find it.

alter table public.properties
  add constraint properties_amounts_number check ('NaN' <> all (array[price, ground_rent, service_charge,
    estate_charge, deposit, holding_deposit, council_tax_charge, energy_cost, parking_charge]))
    not valid;
