-- The link of an owner's report works while the home is a draft. Staff sent it, and can revoke it.

create or replace function public.owner_report(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select private.owner_report_data(r.property_id) - 'slug'
    from private.owner_reports r join public.properties p on p.id = r.property_id
    where r.token_hash = sha256(convert_to(token, 'UTF8')) and r.revoked_at is null and r.expires_at > now()
      and p.listing_type = any (private.offered_types())
  $$;

revoke all on function public.owner_report(text) from public, anon, authenticated, service_role;
grant execute on function public.owner_report(text) to anon, authenticated;
