-- What a visitor may still do past the forms: dates without end, a thousand messages in one request, and a question
-- whose answer tells who else has written. And what an adopted database may still allow: policies of its own on pictures.

-- Postgres knows the days "infinity" and 290000, and the number "NaN"; no screen can show them.
-- "Not valid": they judge what comes, and not what an adopted database holds already.
alter table public.property_inquiries
  add constraint property_inquiries_dates_near check (preferred_viewing_date < '2100-01-01' and preferred_move_date < '2100-01-01') not valid,
  add constraint property_inquiries_income_number check (annual_income <> 'NaN') not valid;

-- The limit counts after the row's own rules: before them, its refusal told whoever sent a wrong row for somebody's
-- address that this somebody had written. A row sent again is refused by its key, and is not counted here.
create or replace function private.limit_sender() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent integer;
begin
  -- Two at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || lower(new.email), 0));
  execute format('select count(*) from public.%I where lower(email) = lower($1) and created_at > now() - interval ''1 hour''', tg_table_name)
    into sent using new.email;
  if sent > tg_argv[0]::integer then
    raise exception 'You have written to us several times this hour. Please call us, and we will help you at once.';
  end if;
  return null;
end $$;

-- One request brings one message: a form sends no more. Asked of the second row as it comes, before anything is written
-- or counted. Not so for whoever restores a backup.
create function private.one_message() returns trigger
  language plpgsql set search_path = ''
  as $$
declare
  this constant text := tg_relid || ' ' || statement_timestamp();
begin
  if current_setting('meridian.message', true) = this then
    raise exception 'Please send one message at a time.';
  end if;
  perform set_config('meridian.message', this, true);
  return new;
end $$;
comment on function private.one_message() is 'Refuses a visitor''s statement that writes more than one row.';
revoke all on function private.one_message() from public;

do $$
declare
  limits constant jsonb := '{"booking_valuations": 6, "valuation_requests": 6, "contact_submissions": 6, "property_inquiries": 20}';
  enquiries text;
begin
  for enquiries in select jsonb_object_keys(limits) loop
    execute format('drop trigger %I on public.%I', enquiries || '_limit', enquiries);
    execute format('create trigger %I before insert on public.%I for each row when (current_user in (''anon'', ''authenticated'')) execute function private.one_message()', enquiries || '_alone', enquiries);
    execute format('create trigger %I after insert on public.%I for each row execute function private.limit_sender(%L)', enquiries || '_limit', enquiries, limits ->> enquiries);
  end loop;
end $$;

-- As for listings and enquiries: no policy of an adopted database may stay beside ours, whether it names the bucket of
-- our pictures or means every bucket.
do $$
declare old record;
begin
  for old in select policyname, coalesce(qual, '') || coalesce(with_check, '') as says from pg_policies where schemaname = 'storage' and tablename = 'objects'
    and policyname not in ('An administrator lists pictures', 'An administrator adds pictures', 'An administrator replaces pictures', 'An administrator removes pictures') loop
    if old.says like '%property-images%' or old.says not like '%bucket_id%' then
      execute format('drop policy %I on storage.objects', old.policyname);
    end if;
  end loop;
end $$;
