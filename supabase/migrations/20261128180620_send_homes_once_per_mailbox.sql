-- Somebody who enquired twice gets the email of a home once.

-- Whoever writes a row writes its index.
grant execute on function private.canonical_email(text) to anon, authenticated, service_role;
create index property_inquiries_mailbox on public.property_inquiries (private.canonical_email(email));
create index contact_submissions_mailbox on public.contact_submissions (private.canonical_email(email));

-- A home whose email failed is offered again.
create or replace function private.sent_homes(of_kind text, of_id uuid)
  returns table (property_id uuid, sent_at timestamptz)
  language sql stable security definer set search_path = ''
  as $$
    with sender as materialized (
      select private.canonical_email(p.email) as mailbox from private.enquiry_people p
      where p.kind = of_kind and p.id = of_id),
    enquiry as (
      select of_kind as kind, of_id as id
      union select 'inquiry', i.id from public.property_inquiries i, sender
        where private.canonical_email(i.email) = sender.mailbox
      union select 'message', c.id from public.contact_submissions c, sender
        where private.canonical_email(c.email) = sender.mailbox)
    select s.property_id, max(s.sent_at) from enquiry
      join public.sent_listings s on s.kind = enquiry.kind and s.enquiry_id = enquiry.id
      where not exists (select from private.outbox o
        where o.id = s.email_id and o.state in ('failed', 'refused', 'given_up', 'withdrawn'))
      group by s.property_id
  $$;
comment on function private.sent_homes(text, uuid) is
  'Homes sent to the mailbox of an enquiry, for it or for another one, without those whose email was not sent.';

-- Two colleagues may send the home at once, each for another enquiry of one person.
create or replace function public.send_matching_homes(of_kind text, of_id uuid, listings uuid[]) returns integer
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  sender record;
  one_email constant uuid := gen_random_uuid();
  written integer;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can send homes.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  if coalesce(cardinality(listings), 0) not between 1 and 6 then
    raise exception 'One to six homes can be sent at once.' using errcode = '22023', hint = 'too-many-listings';
  end if;
  -- The lock prevents an erasure until this is written, and makes two presses run one after the other.
  perform from public.property_inquiries i where of_kind = 'inquiry' and i.id = of_id for update;
  perform from public.contact_submissions c where of_kind = 'message' and c.id = of_id for update;
  select * into sender from private.open_seeker(of_kind, of_id);
  if not found then
    if exists (select from public.enquiry_followups f
        where f.kind = of_kind and f.enquiry_id = of_id and f.state = 'closed') then
      raise exception 'This enquiry is closed.' using errcode = 'PT409', hint = 'enquiry-closed';
    end if;
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  if not private.is_address(sender.email) then
    raise exception 'This enquiry has no email address.' using errcode = 'PT422', hint = 'no-email-address';
  end if;
  if exists (select from unnest(listings) each
      where not exists (select from public.properties p
        where p.id = each and p.status = 'live' and p.listing_type = any (private.offered_types()))) then
    raise exception 'One of these homes is no longer available.' using errcode = 'PT409', hint = 'listing-not-live';
  end if;
  -- The rows above are of one enquiry; the person may have sent another.
  perform pg_advisory_xact_lock(hashtextextended(private.canonical_email(sender.email), 0));
  if exists (select from private.sent_homes(of_kind, of_id) sent where sent.property_id = any (listings)) then
    raise exception 'One of these homes has been sent already.' using errcode = 'PT409', hint = 'listing-already-sent';
  end if;
  -- What remains is from an email that failed.
  delete from public.sent_listings s
    where s.kind = of_kind and s.enquiry_id = of_id and s.property_id = any (listings);
  insert into public.sent_listings (kind, enquiry_id, property_id, email_id, sent_by)
    select distinct of_kind, of_id, each, one_email, auth.uid() from unnest(listings) each;
  get diagnostics written = row_count;
  return written;
end $$;

-- Two enquiries of one person are two rows, because staff answer each of them.
create or replace function private.seeking_enquiries(listings uuid[])
  returns table (listing uuid, kind text, id uuid, name text, email text, created_at timestamptz, about text,
    wanted jsonb, score integer)
  language sql stable set search_path = ''
  as $$
    with home as materialized (
      select p.id, p.listing_type, p.price, p.area, p as listing from public.properties p where p.id = any (listings)),
    area_names as materialized (select private.listing_areas() as names),
    enquiry as materialized (
      select 'inquiry' as kind, i.id, i.name, i.email, i.created_at, i.property_title as about, i.property_id,
        private.wanted_home(enquired, case i.type when 'buy' then 'sale' else 'rent' end, i.message, area_names.names)
          as wanted
      from area_names, public.property_inquiries i left join public.properties enquired on enquired.id = i.property_id
      where i.created_at > now() - interval '90 days'
        and not exists (select from public.enquiry_followups f
          where f.kind = 'inquiry' and f.enquiry_id = i.id and f.state = 'closed')
        -- The price excludes most enquiries before their words are read.
        and exists (select from home where home.id <> i.property_id
          and case i.type when 'buy' then 'sale' else 'rent' end = home.listing_type
          and (home.price between enquired.price * 0.85 and enquired.price * 1.15 or i.message ~ '£'))
      union all
      select 'message', c.id, c.name, c.email, c.created_at, null, null,
        private.wanted_home(null::public.properties, null, c.message, area_names.names)
      from area_names, public.contact_submissions c
      where c.created_at > now() - interval '90 days' and c.message ~* '£|\mbed|\mstudio'
        and not exists (select from public.enquiry_followups f
          where f.kind = 'message' and f.enquiry_id = c.id and f.state = 'closed')
    ),
    nearby as materialized (
      select areas, private.nearby_areas(array(select jsonb_array_elements_text(areas))) as near
        from (select distinct wanted -> 'areas' as areas from enquiry where wanted ? 'areas') as named),
    -- The limits of private.fit_score for a price and an area. They exclude most homes before they are scored.
    wish as materialized (
      select enquiry.*, private.canonical_email(enquiry.email) as mailbox, nearby.near,
        array(select jsonb_array_elements_text(enquiry.wanted -> 'areas')) || nearby.near as areas,
        case when wanted ? 'max' then coalesce((wanted ->> 'min')::numeric, (wanted ->> 'max')::numeric * 0.6)
          else coalesce((wanted ->> 'price')::numeric * 0.85, 0) end as least,
        coalesce((wanted ->> 'max')::numeric, (wanted ->> 'price')::numeric * 1.15, 'infinity') as most
      from enquiry left join nearby on nearby.areas = enquiry.wanted -> 'areas'),
    fitting as materialized (
      select home.id as listing, wish.kind, wish.id, wish.name, wish.email, wish.created_at, wish.about, wish.wanted,
        wish.mailbox, private.fit_score(wish.wanted, wish.near, home.listing) as score
      from wish join home on home.listing_type = wish.wanted ->> 'type' and home.price between wish.least and wish.most
        and (not wish.wanted ? 'areas' or home.area = any (wish.areas))
        and (wish.kind = 'message' or home.id <> wish.property_id)),
    -- The rule of private.sent_homes, once for all enquiries.
    sent as materialized (
      select s.property_id as listing, s.kind, s.enquiry_id as id, private.canonical_email(p.email) as mailbox
      from public.sent_listings s join private.enquiry_people p on p.kind = s.kind and p.id = s.enquiry_id
      where s.property_id = any (listings) and not exists (select from private.outbox o
        where o.id = s.email_id and o.state in ('failed', 'refused', 'given_up', 'withdrawn')))
    select listing, kind, id, name, email, created_at, about, wanted, score from fitting where score is not null
      and (fitting.listing, fitting.kind, fitting.id) not in (select sent.listing, sent.kind, sent.id from sent)
      and not exists (select from sent
        where sent.listing = fitting.listing and sent.mailbox = fitting.mailbox)
      and not exists (select from private.home_refusals refusal
        where refusal.mailbox_hash = private.mailbox_hash(fitting.mailbox))
  $$;
revoke all on function private.sent_homes(text, uuid), private.seeking_enquiries(uuid[])
  from public, anon, authenticated, service_role;
