-- Views of each property page, by day. Counted without cookies, identifiers or stored addresses: only a number is
-- stored.

create table public.listing_views (
  property_id uuid not null references public.properties (id) on delete cascade,
  day date not null,
  views integer not null constraint listing_views_positive check (views > 0),
  last_minute timestamptz not null,
  in_minute smallint not null,
  primary key (property_id, day)
);
comment on table public.listing_views is 'Page views per listing and London date. Only count_view writes it.';
comment on column public.listing_views.in_minute is 'Views counted in last_minute, capped at 20.';

alter table public.listing_views enable row level security;

create policy "Staff read views" on public.listing_views
  for select to authenticated using ((select public.is_staff()));

create function public.count_view(slug text) returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  declare
    browser constant text := nullif(current_setting('request.headers', true), '')::json ->> 'user-agent';
    minute constant timestamptz := date_trunc('minute', now());
  begin
    if coalesce(browser, '') !~ '^Mozilla/'
      or browser ~* 'bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|scan|archiver' then
      return;
    end if;
    insert into public.listing_views as counted (property_id, day, views, last_minute, in_minute)
      select id, (now() at time zone 'Europe/London')::date, 1, minute, 1
        from public.properties where properties.slug = count_view.slug and private.is_public(properties)
      on conflict (property_id, day) do update
        set views = counted.views + 1, last_minute = minute,
          in_minute = case when counted.last_minute = minute then counted.in_minute + 1 else 1 end
        where counted.last_minute <> minute or counted.in_minute < 20;
  end $$;
comment on function public.count_view(text) is
  'Counts a page view. Ignores robots, unknown slugs, listings that are not public, and more than 20 views a minute.';

revoke all on public.listing_views from public, anon, authenticated, service_role;
grant select on public.listing_views to authenticated;
grant select, insert, update, delete on public.listing_views to service_role;
revoke all on function public.count_view(text) from public, anon, authenticated, service_role;
grant execute on function public.count_view(text) to anon, authenticated;
