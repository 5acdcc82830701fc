-- Whoever cancelled a viewing of a home that is off the market does not read the later titles of its draft.

create or replace function public.viewing_by_token(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('appointment', v.appointment) || case when link.expires_at <= now()
      then jsonb_build_object('state', 'expired', 'renewable', v.state <> 'cancelled' and v.starts_at > now())
      else jsonb_build_object('state', v.state, 'starts_at', v.starts_at, 'minutes', v.minutes, 'kind', v.kind,
        'listing_id', case when private.is_public(listing) and coalesce(listing.status, 'live') = 'live'
          then listing.id end,
        'title', case when v.state <> 'cancelled' or private.is_public(listing) then coalesce(listing.title, '')
          else '' end,
        'slug', case when private.is_public(listing) then coalesce(listing.slug, '') else '' end,
        'area', case when private.is_public(listing) then coalesce(listing.area, '') else '' end) end
    from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    left join public.properties listing on listing.id = v.property_id
    where link.token_hash = sha256(convert_to(token, 'UTF8'))
  $$;
comment on function public.viewing_by_token(text) is
  'The viewing of a secret address, without names or the full address. Null if it is unknown. The title is the '
  'listing''s own, also of a draft until the viewing is cancelled. Without a `listing_id`, its home takes no other '
  'viewings.';

revoke all on function public.viewing_by_token(text) from public, anon, authenticated, service_role;
grant execute on function public.viewing_by_token(text) to anon, authenticated;
