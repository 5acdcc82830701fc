-- Content that changes without a build: a notice, special days, featured listings, and whether testimonials are shown.
-- Every public page reads it.

create function private.are_special_days(days jsonb) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case when jsonb_typeof(days) <> 'array' or jsonb_array_length(days) > 30 then false else (
      select count(*) = count(distinct each ->> 'day') and coalesce(bool_and(case
          when jsonb_typeof(each) <> 'object' or not each ?& array['day', 'opens', 'closes', 'name']
            or each - array['day', 'opens', 'closes', 'name'] <> '{}' then false
          when each ->> 'day' !~ '^20\d\d-\d\d-\d\d$' or jsonb_typeof(each -> 'name') <> 'string' then false
          -- make_date refuses an invalid day.
          when make_date(left(each ->> 'day', 4)::integer, substr(each ->> 'day', 6, 2)::integer,
            right(each ->> 'day', 2)::integer) is null then false
          when each ->> 'name' !~ '[^[:space:]]' or each ->> 'name' ~ '[[:cntrl:]]'
            or length(each ->> 'name') > 40 then false
          when each -> 'opens' = 'null' and each -> 'closes' = 'null' then true
          when each ->> 'opens' !~ '^\d{1,4}$' or each ->> 'closes' !~ '^\d{1,4}$'
            or jsonb_typeof(each -> 'opens') <> 'number' or jsonb_typeof(each -> 'closes') <> 'number' then false
          else (each ->> 'opens')::integer < (each ->> 'closes')::integer and (each ->> 'closes')::integer <= 1440
        end), true)
        from jsonb_array_elements(days) each
    ) end
  $$;
comment on function private.are_special_days(jsonb) is
  'Whether the value is a list of at most 30 {"day", "opens", "closes", "name"} with distinct days. Hours are '
  'minutes, or both null.';

create table public.site_content (
  id boolean primary key default true constraint site_content_one_row check (id),
  notice text not null default ''
    constraint site_content_notice_shape check (length(notice) <= 200 and notice !~ '[[:cntrl:]]'),
  notice_until date,
  special_days jsonb not null default '[]'
    constraint site_content_special_days_shape check (private.are_special_days(special_days)),
  featured uuid[] not null default '{}'
    constraint site_content_featured_shape check (
      cardinality(featured) <= 6 and array_position(featured, null) is null),
  testimonials boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.site_content is
  'Site content that staff change without a build. One row, never inserted or deleted.';
comment on column public.site_content.notice is 'Plain-text notice above every public page. Empty for none.';
comment on column public.site_content.notice_until is 'Last London date of the notice. Null for no end.';
comment on column public.site_content.special_days is
  'Days with different office hours: [{"day": "2026-12-25", "opens": null, "closes": null, "name": "Christmas Day"}], '
  'in minutes after midnight, or null for closed.';
comment on column public.site_content.featured is
  'Listings on the home page, in order. Empty for the newest. Unlisted ones are skipped.';
comment on column public.site_content.testimonials is 'Whether the home page shows testimonials.';

insert into public.site_content default values;

alter table public.site_content enable row level security;

create policy "Everybody reads the content of the site" on public.site_content
  for select to anon, authenticated using (true);
create policy "A negotiator changes the content of the site" on public.site_content
  for update to authenticated using ((select public.may_edit())) with check ((select public.may_edit()));

create function private.set_content_updated_at() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.updated_at := clock_timestamp(); return new; end $$;
comment on function private.set_content_updated_at() is
  'Sets updated_at, by which a save detects an earlier save of somebody else.';
create trigger site_content_changed before update on public.site_content
  for each row execute function private.set_content_updated_at();

-- The cards of the home page: the listings that staff chose, in their order, or else the newest three of each type. A
-- view, so that a page needs one request for its freshness check.
create view public.featured_cards with (security_invoker = true) as
with chosen as (
  select card.*, array_position(content.featured, card.id) as place
  from public.site_content content
  join public.listing_cards card on card.id = any (content.featured)
), newest as (
  select card.*, type.place
  from (values ('rent', 1), ('sale', 2)) type (name, place)
  cross join lateral (select * from public.listing_cards where listing_type = type.name limit 3) card
)
select id, slug, listing_type, status, title, area, price, beds, baths, thumb, gallery, picture_alts, floor_size,
  rightmove_url,
  created_at, price_reduced_on
from (select * from chosen union all select * from newest where not exists (select from chosen)) shown
order by place, created_at desc, id;
comment on view public.featured_cards is 'Listings on the home page in order, with the columns of a card.';

revoke all on public.site_content, public.featured_cards from public, anon, authenticated, service_role;
grant select on public.site_content, public.featured_cards to anon, authenticated, service_role;
grant insert, update, delete on public.site_content to service_role;
grant update (notice, notice_until, special_days, featured, testimonials) on public.site_content to authenticated;
revoke all on function
  private.are_special_days(jsonb), private.set_content_updated_at()
  from public, anon, authenticated, service_role;
grant execute on function private.are_special_days(jsonb) to authenticated, service_role;
