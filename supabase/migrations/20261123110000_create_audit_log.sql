-- History: who changed what, and when. Triggers write it; nobody changes it, with whatever key.

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default clock_timestamp(),
  actor uuid,
  actor_name text not null,
  thing text not null constraint audit_log_thing_known check (
    thing in ('listing', 'staff', 'inquiry', 'booking', 'request', 'message')),
  thing_id uuid not null,
  action text not null constraint audit_log_action_known check (action in ('added', 'changed', 'removed')),
  changes jsonb not null default '[]'
);
comment on table public.audit_log is
  'One row for each change of a listing, of how far an enquiry has come, and of a staff account. It holds nothing that a visitor sent, and no note.';
comment on column public.audit_log.actor is 'The account that made the change; null for a task of the system, and for whoever has the service key.';
comment on column public.audit_log.actor_name is 'The name of the account as it was then; empty where there was none.';
comment on column public.audit_log.thing_id is 'The id of the listing, of the enquiry or of the account.';
comment on column public.audit_log.changes is
  '[{"column", "from", "to"}] for each column that changed. A column whose words are kept out has neither from nor to.';
create index audit_log_of_thing on public.audit_log (thing, thing_id, id desc);

alter table public.audit_log enable row level security;
create policy "Staff read the history" on public.audit_log for select to authenticated using ((select public.is_staff()));
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

-- Grants do not bind the owner of the table, and policies do not bind the service key. This does.
create function private.keep_history() returns trigger
  language plpgsql set search_path = ''
  as $$ begin
    raise exception 'History cannot be changed.' using errcode = '42501', hint = 'history-read-only';
  end $$;
revoke all on function private.keep_history() from public;
create trigger audit_log_kept before update or delete on public.audit_log for each row execute function private.keep_history();
create trigger audit_log_kept_whole before truncate on public.audit_log for each statement execute function private.keep_history();
-- Only a trigger of ours adds to it: at least one trigger is under way above this one.
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
revoke all on function private.write_history_only_by_trigger() from public;
create trigger audit_log_written before insert on public.audit_log
  for each row execute function private.write_history_only_by_trigger();

create function private.note_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    -- What other triggers derive: the columns that it follows from tell of the change.
    derived constant text[] := '{updated_at,version,search_text,handled_at,outcode,price_reduced_on,previous_price,feed_media}';
    -- Words that may speak of a person; that they changed is enough.
    kept_out constant text[] := '{vendor_notes,note,keep_reason}';
    -- What a row that does not exist yet amounts to.
    before constant jsonb := case when tg_op = 'INSERT' then '{"state": "new", "note": ""}' else to_jsonb(old) end;
    after constant jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
    whole constant jsonb := case when tg_op = 'DELETE' then before else after end;
    happened constant text := case when tg_argv[2] = 'beside' or tg_op = 'UPDATE' then 'changed'
      when tg_op = 'INSERT' then 'added' else 'removed' end;
    changed jsonb := '[]';
  begin
    -- A new row holds its own values, until a change says what they were. Of a listing that is deleted all are kept.
    if happened <> 'added' then
      select coalesce(jsonb_agg(
          case when key = any (kept_out) then jsonb_build_object('column', key)
            else jsonb_build_object('column', key, 'from', before -> key, 'to', after -> key) end order by key), '[]')
        into changed
        from jsonb_object_keys(whole) key
        where key <> all (derived) and coalesce(before -> key, 'null') <> coalesce(after -> key, 'null')
          -- A list without anything in it is nothing where there was none.
          and not (tg_op = 'INSERT' and after -> key = '[]')
          and key not in ('kind', tg_argv[1]);
    end if;
    if happened = 'changed' and changed = '[]' then return null; end if;
    insert into public.audit_log (actor, actor_name, thing, thing_id, action, changes)
      values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''),
        coalesce(whole ->> 'kind', tg_argv[0]), (whole ->> tg_argv[1])::uuid, happened, changed);
    return null;
  end $$;
comment on function private.note_history() is
  'Writes history. Its arguments: what the row is, the column of its id, and "beside" for a row that belongs to another.';
revoke all on function private.note_history() from public;

create trigger properties_history after insert or update or delete on public.properties
  for each row execute function private.note_history('listing', 'id');
create trigger listing_records_history after insert or update on public.listing_records
  for each row execute function private.note_history('listing', 'property_id', 'beside');
create trigger enquiry_followups_history after insert or update on public.enquiry_followups
  for each row execute function private.note_history('', 'enquiry_id', 'beside');
create trigger staff_history after insert or update or delete on public.staff
  for each row execute function private.note_history('staff', 'user_id');

-- That an enquiry was erased stays known, by its id alone.
create function private.note_erasure() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    insert into public.audit_log (actor, actor_name, thing, thing_id, action)
      values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''), tg_argv[0], old.id, 'removed');
    return null;
  end $$;
comment on function private.note_erasure() is 'Notes that an enquiry was erased. Its argument is the kind.';
revoke all on function private.note_erasure() from public;
create trigger property_inquiries_history after delete on public.property_inquiries for each row execute function private.note_erasure('inquiry');
create trigger booking_valuations_history after delete on public.booking_valuations for each row execute function private.note_erasure('booking');
create trigger valuation_requests_history after delete on public.valuation_requests for each row execute function private.note_erasure('request');
create trigger contact_submissions_history after delete on public.contact_submissions for each row execute function private.note_erasure('message');
