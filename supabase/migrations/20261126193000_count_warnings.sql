-- The number beside “To do” in the navigation. Every admin screen reads it, so the warnings themselves stay here.
create function public.count_listing_warnings() returns integer
  language sql stable set search_path = ''
  as $$ select count(*)::integer from public.listing_warnings() $$;
comment on function public.count_listing_warnings() is 'Staff: the number of warnings of all_listing_warnings().';

revoke all on function public.count_listing_warnings() from public, anon, authenticated, service_role;
grant execute on function public.count_listing_warnings() to authenticated;
