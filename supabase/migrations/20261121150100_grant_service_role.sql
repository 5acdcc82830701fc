-- The project's own secret key, for an import or a backup: where grants are not given by default, it could not write a
-- listing, since the index of its words calls a function.
grant execute on function public.home_words(text, text, text, text[]), public.home_condition(jsonb), public.home_page(jsonb, text, integer),
  public.search_homes(jsonb, text, integer), public.homes_on_map(jsonb, double precision) to service_role;
