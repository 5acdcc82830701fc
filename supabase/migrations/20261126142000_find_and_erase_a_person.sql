-- Everything about one person, for a request under data protection law: to read, and to erase in one act. Only for
-- administrators. A person is an email address, a telephone number, or both.

create table public.person_erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null default now(),
  actor uuid,
  actor_name text not null,
  counts jsonb not null
);
comment on table public.person_erasures is
  'Who erased a person, and how much: {"enquiries": 2}. Never who was erased. Nobody can change it.';

create index person_erasures_newest on public.person_erasures (erased_at desc);

alter table public.person_erasures enable row level security;

create policy "An administrator reads erasures" on public.person_erasures
  for select to authenticated using ((select public.is_admin()));

create function private.phone_key(phone text) returns text
  language sql immutable set search_path = ''
  as $$
    select case when length(digits) >= 7 then right(digits, 9) end
      from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) plain
  $$;
comment on function private.phone_key(text) is
  'Last nine digits of a phone number, as in public.enquiries. Null for fewer than seven digits.';

create function private.without_person(written text, email_key text, phone_key text, names text[] default '{}')
  returns text
  language plpgsql immutable set search_path = ''
  as $$
  declare
    erased constant text := '[erased]';
    part text;
  begin
    if email_key is not null then
      for part in
        select distinct rtrim(word[1], '.!?''’')
          from regexp_matches(written, '[^[:space:]<>"(),;:]+@[^[:space:]<>"(),;:]+', 'g') as word
      loop
        if private.canonical_email(part) = email_key then written := replace(written, part, erased); end if;
      end loop;
    end if;
    if phone_key is not null then
      written := regexp_replace(written,
        -- Up to six digits of a prefix: +44 (0) 7, 0044 7, 07.
        '(?<![0-9])[+(]*(?:[0-9][ ().-]*){0,6}'
          || regexp_replace(phone_key, '([0-9])(?=[0-9])', '\1[ ().-]*', 'g') || '(?![0-9])', erased, 'g');
    end if;
    foreach part in array names loop
      if length(part) >= 4 then
        written := regexp_replace(written, '\y' || regexp_replace(part, '([^[:alnum:] ])', '\\\1', 'g') || '\y',
          erased, 'gi');
      end if;
    end loop;
    return written;
  end $$;
comment on function private.without_person(text, text, text, text[]) is
  'A text in which the address, the number and the names of a person are replaced by [erased].';

create function private.mentions_person(written text, email_key text, phone_key text) returns boolean
  language sql immutable set search_path = ''
  as $$
    select case when (email_key is not null and written like '%@%')
        or (phone_key is not null and regexp_replace(written, '[^0-9]', '', 'g') like '%' || phone_key || '%')
      then private.without_person(written, email_key, phone_key) is distinct from written else false end
  $$;
comment on function private.mentions_person(text, text, text) is
  'Whether a text has the address or number of a person.';

-- The enquiries of a person. Those with a later date (keep_until) stay when the person is erased.
create function private.enquiries_of_person(email_key text, phone_key text)
  returns table (kind text, id uuid, name text, created_at timestamptz, details jsonb, followup jsonb, stays boolean)
  language sql stable set search_path = ''
  as $$
    select sent.kind, sent.id, sent.name, sent.created_at, sent.details, to_jsonb(followup) - 'search_text',
      coalesce(followup.keep_until >= (now() at time zone 'Europe/London')::date, false)
    from (
      select 'inquiry' as kind, i.id, i.name, i.email, i.phone, i.created_at,
        to_jsonb(i) - '{search_text,honeypot}'::text[] as details from public.property_inquiries i
      union all select 'booking', b.id, b.name, b.email, b.phone, b.created_at,
        to_jsonb(b) - '{search_text,honeypot}'::text[] from public.booking_valuations b
      union all select 'request', r.id, r.name, r.email, r.phone, r.created_at,
        to_jsonb(r) - '{search_text,honeypot}'::text[] from public.valuation_requests r
      union all select 'message', c.id, c.name, c.email, c.phone, c.created_at,
        to_jsonb(c) - '{search_text,honeypot}'::text[] from public.contact_submissions c
    ) sent
    left join public.enquiry_followups followup on followup.kind = sent.kind and followup.enquiry_id = sent.id
    where private.canonical_email(sent.email) = email_key or private.phone_key(sent.phone) = phone_key
    order by sent.created_at
  $$;
comment on function private.enquiries_of_person(text, text) is
  'Enquiries of all kinds with the person''s address or number.';

-- The owner's contact exists since another migration, so the record is read as JSON.
create function private.listings_of_person(email_key text, phone_key text)
  returns table (property_id uuid, title text, reference text, is_owner boolean, owner jsonb, notes text,
    in_notes boolean)
  language sql stable set search_path = ''
  as $$
    select * from (
      select listing.id, coalesce(listing.title, ''), coalesce(listing.reference, ''),
        coalesce(private.canonical_email(to_jsonb(record) ->> 'owner_email') = email_key, false)
          or coalesce(private.phone_key(to_jsonb(record) ->> 'owner_phone') = phone_key, false) as is_owner,
        jsonb_build_object('name', to_jsonb(record) ->> 'owner_name', 'email', to_jsonb(record) ->> 'owner_email',
          'phone', to_jsonb(record) ->> 'owner_phone') as owner,
        record.vendor_notes,
        coalesce(private.mentions_person(record.vendor_notes, email_key, phone_key), false) as in_notes
      from public.listing_records record join public.properties listing on listing.id = record.property_id
    ) found where is_owner or in_notes
  $$;
comment on function private.listings_of_person(text, text) is
  'Listings whose owner is the person, or whose notes have the address or number.';

-- Only of other people's enquiries: the viewings of the person go with their own.
create function private.viewings_about_person(email_key text, phone_key text)
  returns table (id uuid, kind text, enquiry_id uuid, starts_at timestamptz, texts text[])
  language sql stable set search_path = ''
  as $$
    select v.id, v.enquiry_kind, v.enquiry_id, v.starts_at, found.texts
    from public.viewings v
    cross join lateral (
      select array_agg(written order by place) as texts
      from unnest(array[v.meeting_place, v.host, v.note, v.feedback_note]) with ordinality as each (written, place)
      where private.mentions_person(written, email_key, phone_key)
    ) found
    where found.texts is not null
      and not exists (select from private.enquiries_of_person(email_key, phone_key) e
        where e.kind = v.enquiry_kind and e.id = v.enquiry_id)
  $$;
comment on function private.viewings_about_person(text, text) is
  'Viewings of other people whose texts have the person''s address or number, with those texts.';

-- As private.store_alert(). An ended alert has nothing else of its mailbox.
create function private.mailbox_hash(email_key text) returns bytea
  language sql immutable set search_path = ''
  as $$ select sha256(convert_to(email_key, 'UTF8')) $$;
comment on function private.mailbox_hash(text) is 'The hash by which an alert knows a mailbox.';

create function private.check_person_request(email_key text, phone_key text) returns void
  language plpgsql stable security definer set search_path = ''
  as $$
  begin
    if not public.is_admin() then
      raise exception 'Only administrators can read or erase everything about a person.'
        using errcode = '42501', hint = 'administrators-only';
    end if;
    if email_key is null and phone_key is null then
      raise exception 'Enter an email address or a telephone number.'
        using errcode = 'PT422', hint = 'person-not-named';
    end if;
  end $$;
comment on function private.check_person_request(text, text) is 'Refuses everybody but administrators, and no person.';

create function public.person_data(of_email text default null, of_phone text default null) returns jsonb
  language plpgsql stable security definer set search_path = '' set statement_timeout = '55s'
  as $$
  declare
    email_key constant text := private.canonical_email(of_email);
    phone_key constant text := private.phone_key(of_phone);
    enquiries jsonb;
    listings jsonb;
    names text[];
    replies jsonb := '[]';
    sent_homes jsonb := '[]';
  begin
    perform private.check_person_request(email_key, phone_key);
    select coalesce(jsonb_agg(to_jsonb(e) order by e.created_at), '[]'), array_agg(distinct btrim(e.name))
      into enquiries, names from private.enquiries_of_person(email_key, phone_key) e;
    select coalesce(jsonb_agg(to_jsonb(l) order by l.title), '[]'),
        coalesce(names, '{}') || coalesce(array_agg(btrim(l.owner ->> 'name')) filter (
          where l.is_owner and l.owner ->> 'name' is not null), '{}')
      into listings, names from private.listings_of_person(email_key, phone_key) l;
    if to_regclass('public.enquiry_replies') is not null then
      execute $query$
        select coalesce(jsonb_agg(to_jsonb(reply) order by reply.created_at), '[]') from public.enquiry_replies reply
          where exists (select from jsonb_array_elements($1) e
            where e ->> 'kind' = reply.kind and (e ->> 'id')::uuid = reply.enquiry_id) $query$
        into replies using enquiries;
    end if;
    if to_regclass('public.sent_listings') is not null then
      execute $query$
        select coalesce(jsonb_agg(to_jsonb(sent) || jsonb_build_object('title', listing.title) order by sent.sent_at),
            '[]')
          from public.sent_listings sent left join public.properties listing on listing.id = sent.property_id
          where exists (select from jsonb_array_elements($1) e
            where e ->> 'kind' = sent.kind and (e ->> 'id')::uuid = sent.enquiry_id) $query$
        into sent_homes using enquiries;
    end if;
    return jsonb_build_object(
      'enquiries', enquiries,
      'viewings', (select coalesce(jsonb_agg(row order by row ->> 'starts_at'), '[]') from (
        select to_jsonb(viewing) || jsonb_build_object('title', listing.title) as row
          from public.viewings viewing left join public.properties listing on listing.id = viewing.property_id
          where exists (select from jsonb_array_elements(enquiries) e
            where e ->> 'kind' = coalesce(to_jsonb(viewing) ->> 'enquiry_kind', 'inquiry')
              and e ->> 'id' = coalesce(to_jsonb(viewing) ->> 'enquiry_id',
                to_jsonb(viewing) ->> 'property_inquiry_id'))) found),
      'replies', replies,
      'sent_homes', sent_homes,
      'emails', (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'recipient', o.recipient,
          'state', o.state, 'created_at', o.created_at, 'sent_at', o.sent_at, 'data', o.data)
          order by o.created_at), '[]')
        from private.outbox o
        where o.invitation_id is null and o.staff_id is null
          and (private.canonical_email(o.recipient) = email_key or exists (select from jsonb_array_elements(enquiries) e
            where e ->> 'kind' = o.enquiry_kind and (e ->> 'id')::uuid = o.enquiry_id))),
      'alerts', (select coalesce(jsonb_agg(to_jsonb(a) - '{token,email_hash}'::text[] order by a.created_at), '[]')
        from private.alerts a
        where private.canonical_email(a.email) = email_key or a.email_hash = private.mailbox_hash(email_key)),
      'listings', listings,
      -- Another person may have the same name, so these are shown and never erased by themselves.
      'same_name', (select coalesce(jsonb_agg(jsonb_build_object('property_id', listing.id, 'title', listing.title,
          'reference', listing.reference) order by listing.title), '[]')
        from public.listing_records record join public.properties listing on listing.id = record.property_id
        where private.without_person(record.vendor_notes, null, null, names) is distinct from record.vendor_notes
          and not private.mentions_person(record.vendor_notes, email_key, phone_key)
          and not exists (select from jsonb_array_elements(listings) l
            where (l ->> 'property_id')::uuid = listing.id and l -> 'is_owner' = 'true')),
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'enquiry_id', f.enquiry_id,
          'note', f.note)), '[]')
        from public.enquiry_followups f
        where private.mentions_person(f.note, email_key, phone_key)
          and not exists (select from jsonb_array_elements(enquiries) e
            where e ->> 'kind' = f.kind and (e ->> 'id')::uuid = f.enquiry_id)),
      -- Texts of viewings and replies that belong to other people's enquiries.
      'viewing_notes', (select coalesce(jsonb_agg(jsonb_build_object('kind', v.kind, 'enquiry_id', v.enquiry_id,
          'starts_at', v.starts_at, 'texts', v.texts) order by v.starts_at), '[]')
        from private.viewings_about_person(email_key, phone_key) v),
      'other_replies', (select coalesce(jsonb_agg(jsonb_build_object('kind', reply.kind,
          'enquiry_id', reply.enquiry_id, 'created_at', reply.created_at, 'body', reply.body)
          order by reply.created_at), '[]')
        from public.enquiry_replies reply
        where private.mentions_person(reply.body, email_key, phone_key)
          and not exists (select from jsonb_array_elements(enquiries) e
            where e ->> 'kind' = reply.kind and (e ->> 'id')::uuid = reply.enquiry_id)),
      'history', (select coalesce(jsonb_agg(to_jsonb(entry) - 'actor' order by entry.id), '[]')
        from public.audit_log entry
        where private.mentions_person(entry.changes::text, email_key, phone_key)),
      'staff', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'email', s.email, 'role', s.role,
          'ended_at', s.ended_at)), '[]')
        from public.staff s where private.canonical_email(s.email) = email_key),
      'names', to_jsonb(array(select distinct name from unnest(names) name order by 1))
    );
  end $$;
comment on function public.person_data(text, text) is
  'Administrators: everything stored about the person with an email address, a telephone number, or both.';

create function public.erase_person(of_email text default null, of_phone text default null) returns jsonb
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
  declare
    email_key constant text := private.canonical_email(of_email);
    phone_key constant text := private.phone_key(of_phone);
    names text[];
    which record;
    gone integer;
    counts jsonb := '{}';
  begin
    perform private.check_person_request(email_key, phone_key);
    names := array(select distinct btrim(name) from private.enquiries_of_person(email_key, phone_key)
      union select distinct btrim(owner ->> 'name') from private.listings_of_person(email_key, phone_key)
        where is_owner and owner ->> 'name' is not null);

    -- The notes of listings, first: they need the owner's contact to recognise the person.
    update public.listing_records record
      set vendor_notes = nullif(btrim(left(
        private.without_person(record.vendor_notes, email_key, phone_key, names), 5000)), '')
      from private.listings_of_person(email_key, phone_key) found
      where record.property_id = found.property_id
        and private.without_person(record.vendor_notes, email_key, phone_key, names)
          is distinct from record.vendor_notes;
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('listing_notes', gone);
    gone := 0;
    if exists (select from pg_catalog.pg_attribute where attrelid = 'public.listing_records'::regclass
      and attname = 'owner_email' and not attisdropped) then
      execute $query$
        update public.listing_records record set owner_name = null, owner_email = null, owner_phone = null
          from private.listings_of_person($1, $2) found
          where record.property_id = found.property_id and found.is_owner $query$ using email_key, phone_key;
      get diagnostics gone = row_count;
    end if;
    counts := counts || jsonb_build_object('owner_contacts', gone);

    -- Notes about other people's enquiries.
    update public.enquiry_followups f
      set note = left(private.without_person(f.note, email_key, phone_key, names), 5000), version = f.version + 1
      where private.mentions_person(f.note, email_key, phone_key)
        and not exists (select from private.enquiries_of_person(email_key, phone_key) e
          where e.kind = f.kind and e.id = f.enquiry_id);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('notes', gone);

    -- Texts of other people's viewings, and replies to them. An upcoming viewing is emailed again, as after each
    -- change.
    perform set_config('app.erasing', 'yes', true);
    update public.viewings v set sequence = v.sequence + 1,
        meeting_place = left(private.without_person(v.meeting_place, email_key, phone_key, names), 300),
        host = left(private.without_person(v.host, email_key, phone_key, names), 100),
        note = left(private.without_person(v.note, email_key, phone_key, names), 300),
        feedback_note = left(private.without_person(v.feedback_note, email_key, phone_key, names), 1000)
      from private.viewings_about_person(email_key, phone_key) found where v.id = found.id;
    get diagnostics gone = row_count;
    perform set_config('app.erasing', '', true);
    counts := counts || jsonb_build_object('viewing_notes', gone);
    update public.enquiry_replies reply
      set body = left(private.without_person(reply.body, email_key, phone_key, names), 5000)
      where private.mentions_person(reply.body, email_key, phone_key)
        and not exists (select from private.enquiries_of_person(email_key, phone_key) e
          where e.kind = reply.kind and e.id = reply.enquiry_id);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('replies', gone);

    delete from private.outbox o
      where private.canonical_email(o.recipient) = email_key and o.invitation_id is null and o.staff_id is null
        and not exists (select from private.enquiries_of_person(email_key, phone_key) e
          where e.stays and e.kind = o.enquiry_kind and e.id = o.enquiry_id);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('emails', gone);
    delete from private.alerts a
      where private.canonical_email(a.email) = email_key or a.email_hash = private.mailbox_hash(email_key);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('alerts', gone);

    -- Triggers delete the follow-ups, viewings, replies and emails of an enquiry.
    counts := counts || jsonb_build_object('enquiries', 0,
      'enquiries_kept', (select count(*) from private.enquiries_of_person(email_key, phone_key) e where e.stays));
    for which in select * from (values ('inquiry', 'property_inquiries'), ('booking', 'booking_valuations'),
      ('request', 'valuation_requests'), ('message', 'contact_submissions')) as each (kind, sent) loop
      execute format('delete from public.%I where id in (
        select e.id from private.enquiries_of_person($1, $2) e where e.kind = $3 and not e.stays)', which.sent)
        using email_key, phone_key, which.kind;
      get diagnostics gone = row_count;
      counts := jsonb_set(counts, '{enquiries}', to_jsonb((counts ->> 'enquiries')::integer + gone));
    end loop;

    perform set_config('app.erasing', 'yes', true);
    update public.audit_log entry set changes = (
        select jsonb_agg(case when private.mentions_person(change::text, email_key, phone_key)
          then jsonb_build_object('column', change -> 'column') else change end order by place)
        from jsonb_array_elements(entry.changes) with ordinality as each (change, place))
      where private.mentions_person(entry.changes::text, email_key, phone_key);
    get diagnostics gone = row_count;
    perform set_config('app.erasing', '', true);
    counts := counts || jsonb_build_object('history', gone);

    insert into public.person_erasures (actor, actor_name, counts)
      values (auth.uid(), coalesce(private.account_name(auth.uid()::text), ''), counts);
    return counts;
  end $$;
comment on function public.erase_person(text, text) is
  'Administrators: erases a person in one transaction, and logs how much without saying who. Enquiries with a later '
  'retention date stay, and so do listings and staff accounts.';

revoke all on public.person_erasures from public, anon, authenticated, service_role;
grant select on public.person_erasures to authenticated, service_role;
revoke all on function private.phone_key(text), private.without_person(text, text, text, text[]),
  private.mentions_person(text, text, text), private.enquiries_of_person(text, text),
  private.listings_of_person(text, text), private.viewings_about_person(text, text), private.mailbox_hash(text),
  private.check_person_request(text, text),
  public.person_data(text, text), public.erase_person(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.person_data(text, text), public.erase_person(text, text) to authenticated;
