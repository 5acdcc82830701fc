-- Staff change many enquiries at once, and whoever is assigned enquiries gets an email.

-- Another migration may have added kinds of email, so the new kind is added to those that exist.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(word[1]), ', ') into kinds
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as word
    where conname = 'outbox_kind_known' and conrelid = 'private.outbox'::regclass;
  alter table private.outbox drop constraint outbox_kind_known;
  execute format('alter table private.outbox add constraint outbox_kind_known check (kind in (%s))',
    kinds || ', ''enquiries_assigned''');
end $$;
alter table private.outbox drop constraint outbox_of_one_thing;
alter table private.outbox add constraint outbox_of_one_thing check (
  num_nonnulls(enquiry_id, alert_id, invitation_id, staff_id) = 1 and (enquiry_id is null) = (enquiry_kind is null)
  and (alert_id is not null) = (kind in ('alert_confirmation', 'alert_new_listings', 'alert_changes'))
  and (invitation_id is not null) = (kind = 'staff_invited')
  and (staff_id is not null) = (kind in ('staff_password', 'enquiries_assigned')));

-- As before, except that a reader is not assigned, and that a reply counts as work (handled_at).
create or replace function private.check_followup() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  sent constant text := case new.kind when 'inquiry' then 'property_inquiries' when 'booking' then 'booking_valuations'
    when 'request' then 'valuation_requests' when 'message' then 'contact_submissions' end;
  today constant date := (now() at time zone 'Europe/London')::date;
  there integer;
  kept_before date;
  assigned_before uuid;
  assignee record;
begin
  -- The check constraint refuses an unknown kind.
  if sent is null then return new; end if;
  if tg_op = 'INSERT' then
    new.version := 1;
    new.handled_at := case when new.state <> 'new' or new.note <> '' then now() end;
  else
    -- Deleting an account clears its assignments (on delete set null), which is a change too.
    if new.version = old.version and new.assigned_to is null and old.assigned_to is not null
      and not exists (select from public.staff where user_id = old.assigned_to) then
      new.version := old.version + 1;
    end if;
    if new.version <> old.version + 1 then
      raise exception 'Somebody else changed this follow-up.'
        using errcode = 'PT409', hint = 'changed-meanwhile';
    end if;
    new.handled_at := case when (new.state, new.note, new.handled_at)
      is distinct from (old.state, old.note, old.handled_at) then now() else old.handled_at end;
    kept_before := old.keep_until;
    assigned_before := old.assigned_to;
  end if;
  if new.keep_until is distinct from kept_before
    and new.keep_until not between today and today + interval '6 years' then
    raise exception 'The retention date must be from today to six years from now.'
      using errcode = 'PT422', hint = 'keep-until-out-of-range';
  end if;
  if new.assigned_to is distinct from assigned_before and new.assigned_to is not null then
    -- The lock prevents the account from ending until this is written. The foreign key refuses an unknown account.
    select ended_at, role into assignee from public.staff where user_id = new.assigned_to for share;
    if assignee.ended_at is not null then
      raise exception 'This person no longer has access.' using errcode = 'PT409', hint = 'account-ended';
    end if;
    if assignee.role = 'reader' then
      raise exception 'This person can only read, so they cannot be assigned enquiries.'
        using errcode = 'PT409', hint = 'reader-not-assignable';
    end if;
  end if;
  -- The lock prevents an erasure until this is written, so that the erasure includes it.
  execute format('select 1 from public.%I where id = $1 for key share', sent) into there using new.enquiry_id;
  if there is null then
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  new.updated_at := now();
  return new;
end $$;
comment on function private.check_followup() is
  'Refuses a follow-up of an erased enquiry, with an outdated version, or assigned to an ended account or a reader.';

-- One email lists everything that a person is assigned within two minutes: forty enquiries at once are one email, and
-- an assignment that is undone in time is never sent. It names no visitor. A failure must not lose the assignment.
create function private.queue_assignment_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  assigned_before constant uuid := case when tg_op <> 'INSERT' then old.assigned_to end;
  assigned_now constant uuid := case when tg_op <> 'DELETE' then new.assigned_to end;
  -- Neither old nor new is null here.
  of_kind constant text := case when tg_op = 'DELETE' then old.kind else new.kind end;
  of_id constant uuid := case when tg_op = 'DELETE' then old.enquiry_id else new.enquiry_id end;
  item jsonb;
begin
  if assigned_now is not distinct from assigned_before then return null; end if;
  if assigned_before is not null then
    update private.outbox o set data = jsonb_set(o.data, '{enquiries}', (
        select coalesce(jsonb_agg(listed.item order by listed.place), '[]')
        from jsonb_array_elements(o.data -> 'enquiries') with ordinality as listed (item, place)
        where listed.item ->> 'id' <> of_id::text))
      where o.kind = 'enquiries_assigned' and o.staff_id = assigned_before and o.state = 'queued' and o.attempts = 0;
    delete from private.outbox o
      where o.kind = 'enquiries_assigned' and o.staff_id = assigned_before and o.data -> 'enquiries' = '[]';
  end if;
  if assigned_now is null or assigned_now = auth.uid() then return null; end if;
  select jsonb_build_object('kind', e.kind, 'id', e.id, 'type', e.type, 'created_at', e.created_at,
      'about', case when e.kind = 'inquiry' then e.about else e.details ->> 'postcode' end)
    into item from public.enquiries e where e.kind = of_kind and e.id = of_id;
  update private.outbox o set data = jsonb_set(o.data, '{enquiries}', (o.data -> 'enquiries') || item)
    where o.kind = 'enquiries_assigned' and o.staff_id = assigned_now and o.state = 'queued' and o.attempts = 0;
  if not found then
    insert into private.outbox (kind, recipient, data, staff_id, next_attempt_at)
      select 'enquiries_assigned', s.email, jsonb_build_object('name', s.name, 'enquiries', jsonb_build_array(item),
          'assigned_by', coalesce((select name from public.staff where user_id = auth.uid()), '')),
        s.user_id, now() + interval '2 minutes'
      from public.staff s where s.user_id = assigned_now and s.ended_at is null;
  end if;
  return null;
exception when others then
  raise warning 'The email about the assignment of % % was not queued: %', of_kind, of_id, sqlerrm;
  return null;
end $$;
comment on function private.queue_assignment_email() is
  'Queues an email to whoever is assigned an enquiry by somebody else.';
create trigger enquiry_followups_assigned after insert or delete or update of assigned_to on public.enquiry_followups
  for each row execute function private.queue_assignment_email();

create function public.change_enquiries(changes jsonb)
  returns table (kind text, id uuid, outcome text, failure jsonb, stored jsonb)
  language plpgsql volatile set search_path = '' set statement_timeout = '55s'
  as $$
  #variable_conflict use_column
  declare
    change record;
    there integer;
    key text;
  begin
    if not public.may_edit() then
      raise exception 'Only negotiators and administrators can change enquiries.'
        using errcode = '42501', hint = 'editors-only';
    end if;
    if jsonb_array_length(changes) > 1000 then
      raise exception 'At most 1,000 enquiries can be changed at once.'
        using errcode = '22023', hint = 'too-many-enquiries';
    end if;
    -- Enquiries are locked in the same order, so that simultaneous changes do not deadlock.
    for change in
      select each ->> 'kind' as kind, (each ->> 'id')::uuid as id, (each ->> 'version')::integer as version,
          each -> 'after' as after
        from jsonb_array_elements(changes) each order by 1, 2
    loop
      change_enquiries.kind := change.kind;
      change_enquiries.id := change.id;
      failure := null;
      there := null;
      select f.version into there from public.enquiry_followups f
        where f.kind = change.kind and f.enquiry_id = change.id for update;
      begin
        if coalesce(there, 0) <> change.version then
          outcome := 'conflict';
        elsif there is null then
          insert into public.enquiry_followups (kind, enquiry_id, state, assigned_to)
            values (change.kind, change.id, coalesce(change.after ->> 'state', 'new'),
              (change.after ->> 'assigned_to')::uuid);
          outcome := 'changed';
        else
          update public.enquiry_followups f set version = f.version + 1,
              state = coalesce(change.after ->> 'state', f.state),
              assigned_to = case when change.after ? 'assigned_to' then (change.after ->> 'assigned_to')::uuid
                else f.assigned_to end
            where f.kind = change.kind and f.enquiry_id = change.id;
          outcome := 'changed';
        end if;
      exception
        when sqlstate 'PT410' then outcome := 'gone';
        when unique_violation then outcome := 'conflict';
        when others then
          get stacked diagnostics key = pg_exception_hint;
          outcome := 'refused';
          failure := jsonb_build_object('code', sqlstate, 'message', left(sqlerrm, 1000), 'hint', key);
      end;
      select jsonb_build_object('state', f.state, 'assigned_to', f.assigned_to, 'version', f.version) into stored
        from public.enquiry_followups f where f.kind = change.kind and f.enquiry_id = change.id;
      return next;
    end loop;
  end $$;
comment on function public.change_enquiries(jsonb) is
  'Changes the state and the assignee of up to 1,000 enquiries, one by one, in one transaction: [{"kind", "id", '
  '"version", "after": {"state", "assigned_to"}}]. Outcomes: changed, conflict (another version), gone, refused.';

revoke all on function private.queue_assignment_email(), public.change_enquiries(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.change_enquiries(jsonb) to authenticated;
