-- A viewing of a home that is off the market keeps its name, in emails and on the page of its link: a visitor may have
-- several. Only whoever holds the link or the mailbox reads it. The page offers no other time of such a home.

create or replace function private.viewing_email_data(viewing public.viewings, link_until timestamptz default null)
  returns jsonb
  language plpgsql volatile set search_path = ''
  as $$
declare
  token text;
begin
  if viewing.state <> 'cancelled' and viewing.starts_at > now() then
    token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    insert into private.viewing_links (token_hash, viewing_id, expires_at)
      values (sha256(convert_to(token, 'UTF8')), viewing.id,
        least(viewing.starts_at, coalesce(link_until, now() + interval '30 days')));
  end if;
  return (
    select jsonb_build_object(
      'viewing_id', viewing.id, 'starts_at', viewing.starts_at, 'minutes', viewing.minutes, 'kind', viewing.kind,
      'appointment', viewing.appointment, 'meeting_place', viewing.meeting_place, 'host', viewing.host,
      'note', viewing.note, 'sequence', viewing.sequence, 'updated_at', viewing.updated_at,
      'name', enquiry.name, 'locale', enquiry.locale,
      'viewer_time_zone', coalesce(enquiry.viewer_time_zone, viewing.viewer_time_zone),
      'token', token,
      'title', (select listing.title from public.properties listing where listing.id = viewing.property_id),
      'in_calendar', exists (
        select from private.outbox o
        where o.viewing_id = viewing.id and o.kind in ('viewing_booked', 'viewing_changed')
          and (o.state in ('sending', 'sent', 'withdrawn') or o.attempts > 0) and o.state not in ('failed', 'refused')),
      'listing', (
        select jsonb_build_object('slug', listing.slug, 'title', listing.title, 'area', listing.area)
        from public.properties listing
        where listing.id = viewing.property_id and private.is_public(listing)))
    from private.enquiry_people enquiry
    where enquiry.kind = viewing.enquiry_kind and enquiry.id = viewing.enquiry_id);
end $$;
comment on function private.viewing_email_data(public.viewings, timestamptz) is
  'Template data of a viewing, with the secret of a new link, and whether the visitor''s calendar may have an entry. '
  'The title is the listing''s own.';

create or replace function public.viewing_by_token(token text) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select jsonb_build_object('appointment', v.appointment) || case when link.expires_at <= now()
      then jsonb_build_object('state', 'expired', 'renewable', v.state <> 'cancelled' and v.starts_at > now())
      else jsonb_build_object('state', v.state, 'starts_at', v.starts_at, 'minutes', v.minutes, 'kind', v.kind,
        'listing_id', case when private.is_public(listing) and coalesce(listing.status, 'live') = 'live'
          then listing.id end,
        'title', coalesce(listing.title, ''),
        'slug', case when private.is_public(listing) then coalesce(listing.slug, '') else '' end,
        'area', case when private.is_public(listing) then coalesce(listing.area, '') else '' end) end
    from private.viewing_links link join public.viewings v on v.id = link.viewing_id
    left join public.properties listing on listing.id = v.property_id
    where link.token_hash = sha256(convert_to(token, 'UTF8'))
  $$;
comment on function public.viewing_by_token(text) is
  'The viewing of a secret address, without names or the full address. Null if it is unknown. The title is the '
  'listing''s own, also of a draft. Without a `listing_id`, its home takes no other viewings.';

revoke all on function
  private.viewing_email_data(public.viewings, timestamptz), public.viewing_by_token(text)
  from public, anon, authenticated, service_role;
grant execute on function public.viewing_by_token(text) to anon, authenticated;
