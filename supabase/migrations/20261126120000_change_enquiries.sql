-- Staff change many enquiries at once, and whoever is assigned enquiries gets an email.

-- One email lists everything that a person is assigned within two minutes: forty enquiries at once are one email, and
-- an assignment that is undone in time is never sent. It names no visitor. A failure must not lose the assignment.
-- An email that another transaction is changing is left alone, because waits for it would deadlock: a second one
-- follows.
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
  letter record;
begin
  if assigned_now is not distinct from assigned_before then return null; end if;
  if assigned_before is not null then
    for letter in
      select o.id, (
          select coalesce(jsonb_agg(listed.item order by listed.place), '[]')
          from jsonb_array_elements(o.data -> 'enquiries') with ordinality as listed (item, place)
          where listed.item ->> 'id' <> of_id::text) as enquiries
        from private.outbox o
        where o.kind = 'enquiries_assigned' and o.staff_id = assigned_before and o.state = 'queued' and o.attempts = 0
        for update skip locked
    loop
      if letter.enquiries = '[]' then
        delete from private.outbox o where o.id = letter.id;
      else
        update private.outbox o set data = jsonb_set(o.data, '{enquiries}', letter.enquiries) where o.id = letter.id;
      end if;
    end loop;
  end if;
  if assigned_now is null or assigned_now = auth.uid() then return null; end if;
  select jsonb_build_object('kind', e.kind, 'id', e.id, 'type', e.type, 'created_at', e.created_at,
      'about', case when e.kind = 'inquiry' then e.about else e.details ->> 'postcode' end)
    into item from public.enquiries e where e.kind = of_kind and e.id = of_id;
  select o.id into letter from private.outbox o
    where o.kind = 'enquiries_assigned' and o.staff_id = assigned_now and o.state = 'queued' and o.attempts = 0
    limit 1 for update skip locked;
  if found then
    update private.outbox o set data = jsonb_set(o.data, '{enquiries}', (o.data -> 'enquiries') || item)
      where o.id = letter.id;
  else
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
    -- Simultaneous calls run one after the other, so that each finds the emails of the one before.
    perform pg_advisory_xact_lock(hashtextextended('public.change_enquiries', 0));
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
