-- What postgrest-rules.test.ts asks for: a function with a short limit, one with a long limit, a slow view and a
-- long one.
create function public.test_short_limit(seconds double precision) returns void language sql
  set statement_timeout = '300ms' as 'select pg_catalog.pg_sleep(seconds)';
create function public.test_long_limit(seconds double precision) returns void language sql
  set statement_timeout = '55s' as 'select pg_catalog.pg_sleep(seconds)';
create view public.test_slow as select 1 as n from pg_catalog.pg_sleep(10);
create view public.test_many_numbers as select * from generate_series(1, 1500) as n;
revoke all on function public.test_short_limit(double precision), public.test_long_limit(double precision) from public;
grant execute on function public.test_short_limit(double precision), public.test_long_limit(double precision)
  to service_role, anon;
grant select on public.test_many_numbers to service_role;
grant select on public.test_slow to anon;
create function public.test_limit() returns text language sql stable
  as $$ select current_setting('statement_timeout') $$;
revoke all on function public.test_limit() from public;
grant execute on function public.test_limit() to anon, service_role;
