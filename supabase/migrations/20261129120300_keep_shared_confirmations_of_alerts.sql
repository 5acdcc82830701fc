-- A confirmation email that waits is shared by several alerts of a mailbox. When one of them ends, however, the email
-- leaves it out. If it was the alert's own email, it becomes that of the next one.

create function private.leave_shared_confirmation() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  update private.outbox o set alert_id = next.id, recipient = next.email,
      data = (o.data #> '{others,0}') || jsonb_build_object('others', (o.data -> 'others') - 0)
    from private.alerts next
    where o.alert_id = old.id and o.kind = 'alert_confirmation' and o.state in ('queued', 'sending')
      and next.token = o.data #>> '{others,0,token}' and next.state <> 'ended';
  update private.outbox o set data = jsonb_set(o.data, '{others}', (
      select coalesce(jsonb_agg(other order by place), '[]')
      from jsonb_array_elements(o.data -> 'others') with ordinality as each (other, place)
      where other ->> 'token' <> old.token))
    where o.kind = 'alert_confirmation' and o.state in ('queued', 'sending')
      and private.canonical_email(o.recipient) = private.canonical_email(old.email)
      and o.data -> 'others' @> jsonb_build_array(jsonb_build_object('token', old.token));
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
comment on function private.leave_shared_confirmation() is
  'Leaves an alert that ends out of the confirmation email that it shares, which stays for the others.';
-- Before the deletion, which also deletes the alert's emails.
create trigger alerts_leave_shared_confirmation before delete on private.alerts
  for each row when (old.state <> 'ended') execute function private.leave_shared_confirmation();
create trigger alerts_ended_leave_shared_confirmation before update of state on private.alerts
  for each row when (old.state <> 'ended' and new.state = 'ended')
  execute function private.leave_shared_confirmation();

revoke all on function private.leave_shared_confirmation() from public, anon, authenticated, service_role;
