-- Who opened, changed or closed hours for viewings, when, and what was there before.

-- Current names, because the account and the listing may be renamed or deleted later.
create function private.hours_with_names(hours jsonb) returns jsonb
  language sql stable security definer set search_path = ''
  as $$
    select hours - '{id,created_at}'::text[] || jsonb_build_object(
      'attendee_id', private.account_name(hours ->> 'attendee_id'),
      'property_id', case when hours ->> 'property_id' is not null then coalesce(
        (select listing.title from public.properties listing where listing.id = (hours ->> 'property_id')::uuid), '')
        end)
  $$;
comment on function private.hours_with_names(jsonb) is 'A row of viewing_hours for the history, with names for ids.';

create function private.write_hours_history() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare
    before constant jsonb := case when tg_op <> 'INSERT' then private.hours_with_names(to_jsonb(old)) end;
    after constant jsonb := case when tg_op <> 'DELETE' then private.hours_with_names(to_jsonb(new)) end;
    changed jsonb;
  begin
    if before = after then return null; end if;
    select jsonb_build_array(jsonb_build_object('column', 'hours', 'to', coalesce(after, before)))
        || coalesce(jsonb_agg(jsonb_build_object('column', key, 'from', before -> key, 'to', after -> key)
          order by key) filter (where before -> key <> after -> key), '[]')
      into changed from jsonb_object_keys(before) key;
    insert into public.audit_log (actor, actor_name, thing, thing_id, action, changes)
      values (auth.uid(), coalesce((select name from public.staff where user_id = auth.uid()), ''), 'hours',
        coalesce(new.id, old.id),
        case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end, changed);
    return null;
  end $$;
comment on function private.write_hours_history() is 'Records who opened, changed or closed hours for viewings.';
create trigger viewing_hours_history after insert or update or delete on public.viewing_hours
  for each row execute function private.write_hours_history();

revoke all on function private.hours_with_names(jsonb), private.write_hours_history()
  from public, anon, authenticated, service_role;
