-- History: who changed what, and when. Triggers write it; nobody can change it, with any key.

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor uuid,
  actor_name text not null,
  thing text not null constraint audit_log_thing_known check (
    thing in ('listing', 'staff', 'inquiry', 'booking', 'request', 'message', 'hours')),
  thing_id uuid not null,
  action text not null constraint audit_log_action_known check (action in ('added', 'changed', 'removed')),
  changes jsonb not null default '[]'
);
comment on table public.audit_log is
  'Changes of listings, follow-ups, staff accounts and hours for viewings. Contains no visitor data and no notes.';
comment on column public.audit_log.actor is 'Account that made the change. Null for system tasks and the service key.';
comment on column public.audit_log.actor_name is 'Name of the account at that time. Empty if unknown.';
comment on column public.audit_log.thing_id is 'Id of the listing, enquiry, account or hours.';
comment on column public.audit_log.changes is
  'Changed columns: [{"column", "from", "to"}]. Private texts have neither from nor to. Hours begin with the column '
  '"hours": all their values.';

create index audit_log_of_thing on public.audit_log (thing, thing_id, id desc);
-- The hours of all listings are one list at the desk.
create index audit_log_of_hours on public.audit_log (id desc) where thing = 'hours';

alter table public.audit_log enable row level security;

create policy "Staff read the history" on public.audit_log
  for select to authenticated using ((select public.is_staff()));

-- Grants do not apply to the owner of the table, and policies do not apply to the secret key. These triggers do. The
-- history stays, but erasing a person removes texts that contain an address or a number. Values are only removed, never
-- changed, and only by erase_person().
create function private.protect_history() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'yes'
      and current_user not in ('anon', 'authenticated', 'service_role') then
      if to_jsonb(new) - 'changes' = to_jsonb(old) - 'changes'
        and jsonb_array_length(new.changes) = jsonb_array_length(old.changes)
        and not exists (
          select from jsonb_array_elements(old.changes) with ordinality as before (change, place)
            join jsonb_array_elements(new.changes) with ordinality as after (change, place) using (place)
          where after.change <> before.change
            and after.change <> jsonb_build_object('column', before.change -> 'column')) then
        return new;
      end if;
    end if;
    raise exception 'History cannot be changed.' using errcode = '42501', hint = 'history-read-only';
  end $$;

create trigger audit_log_kept before update or delete on public.audit_log
  for each row execute function private.protect_history();
create trigger audit_log_kept_whole before truncate on public.audit_log
  for each statement execute function private.protect_history();

-- Only our triggers add rows: at least one other trigger is running above this one.
create function private.write_history_only_by_trigger() returns trigger
  language plpgsql set search_path = ''
  as $$
  begin
    if pg_trigger_depth() < 2 then
      raise exception 'History is written by the database alone.'
        using errcode = '42501', hint = 'history-read-only';
    end if;
    return new;
  end $$;

create trigger audit_log_written before insert on public.audit_log
  for each row execute function private.write_history_only_by_trigger();

create function private.account_name(id text) returns text
  language sql stable security definer set search_path = ''
  as $$ select case when id is not null
    then coalesce((select name from public.staff where user_id = id::uuid), '') end $$;
comment on function private.account_name(text) is
  'Name of an account. Empty if the account is deleted, null for no account.';

create function private.write_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- Columns that other triggers derive. The history has the columns from which they follow.
    derived constant text[] :=
      '{updated_at,version,search_text,handled_at,outcode,price_reduced_on,previous_price,feed_media}';
    -- Texts that may name a person: the history cannot be erased, so it has only the fact that they changed.
    kept_out constant text[] := '{vendor_notes,owner_name,owner_email,owner_phone,note,keep_reason}';
    -- The defaults of a row that does not exist yet.
    before constant jsonb := case when tg_op = 'INSERT' then '{"state": "new", "note": ""}' else to_jsonb(old) end;
    after constant jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
    whole constant jsonb := case when tg_op = 'DELETE' then before else after end;
    happened constant text := case when tg_argv[2] = 'beside' or tg_op = 'UPDATE' then 'changed'
      when tg_op = 'INSERT' then 'added' else 'removed' end;
    changed jsonb := '[]';
  begin
    -- A new row has its own values until a change records them. All values of a deleted listing are recorded.
    if happened <> 'added' then
      select coalesce(jsonb_agg(
          case when key = any (kept_out) then jsonb_build_object('column', key)
            -- The current name: the account may be renamed or deleted later.
            when key in ('assigned_to', 'negotiator_id') then jsonb_build_object('column', key,
              'from', private.account_name(before ->> key), 'to', private.account_name(after ->> key))
            else jsonb_build_object('column', key, 'from', before -> key, 'to', after -> key) end order by key), '[]')
        into changed
        from jsonb_object_keys(whole) key
        where key <> all (derived) and coalesce(before -> key, 'null') <> coalesce(after -> key, 'null')
          -- An empty list in a new row is no change.
          and not (tg_op = 'INSERT' and after -> key = '[]')
          and key not in ('kind', tg_argv[1]);
    end if;
    if happened = 'changed' and changed = '[]' then return null; end if;
    insert into public.audit_log (actor, actor_name, thing, thing_id, action, changes)
      values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''),
        coalesce(whole ->> 'kind', tg_argv[0]), (whole ->> tg_argv[1])::uuid, happened, changed);
    return null;
  end $$;
comment on function private.write_history() is
  'Writes the history. Arguments: the entity, its id column, and "beside" for a row that belongs to another entity.';
create trigger properties_history after insert or update or delete on public.properties
  for each row execute function private.write_history('listing', 'id');
create trigger listing_records_history after insert or update on public.listing_records
  for each row execute function private.write_history('listing', 'property_id', 'beside');
create trigger enquiry_followups_history after insert or update on public.enquiry_followups
  for each row execute function private.write_history('', 'enquiry_id', 'beside');
create trigger staff_history after insert or update or delete on public.staff
  for each row execute function private.write_history('staff', 'user_id');

-- The history of an erased enquiry has its id only.
create function private.write_erasure() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.audit_log (actor, actor_name, thing, thing_id, action)
      values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''), tg_argv[0], old.id,
        'removed');
    return null;
  end $$;
comment on function private.write_erasure() is 'Records the erasure of an enquiry. Argument: the kind.';
create trigger property_inquiries_history after delete on public.property_inquiries
  for each row execute function private.write_erasure('inquiry');
create trigger booking_valuations_history after delete on public.booking_valuations
  for each row execute function private.write_erasure('booking');
create trigger valuation_requests_history after delete on public.valuation_requests
  for each row execute function private.write_erasure('request');
create trigger contact_submissions_history after delete on public.contact_submissions
  for each row execute function private.write_erasure('message');

revoke all on public.audit_log from public, anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
revoke all on function
  private.protect_history(), private.write_history_only_by_trigger(), private.account_name(text),
  private.write_history(),
  private.write_erasure()
  from public, anon, authenticated, service_role;
