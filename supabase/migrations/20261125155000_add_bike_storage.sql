alter table public.properties add column bike_storage boolean;
