-- An erasure counts the emails of the erased enquiries too, as the list of what is erased does: triggers delete them
-- with their enquiry, so they are deleted here first. Otherwise as before.

create or replace function public.erase_person(of_email text default null, of_phone text default null) returns jsonb
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
      where o.invitation_id is null and o.staff_id is null
        and (private.canonical_email(o.recipient) = email_key or (o.enquiry_kind, o.enquiry_id) in (
          select e.kind, e.id from private.enquiries_of_person(email_key, phone_key) e))
        and not exists (select from private.enquiries_of_person(email_key, phone_key) e
          where e.stays and e.kind = o.enquiry_kind and e.id = o.enquiry_id);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('emails', gone);
    delete from private.alerts a
      where private.canonical_email(a.email) = email_key or a.email_hash = private.mailbox_hash(email_key);
    get diagnostics gone = row_count;
    counts := counts || jsonb_build_object('alerts', gone);

    -- Triggers delete the follow-ups, viewings and replies of an enquiry.
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
