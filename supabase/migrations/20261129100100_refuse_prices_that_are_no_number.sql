-- PostgreSQL takes "NaN" for a number above all others: a check of a minimum passes, and searches find it. The
-- generated rules refuse it in the facts.

alter table public.properties add constraint properties_price_number check (price <> 'NaN') not valid;
