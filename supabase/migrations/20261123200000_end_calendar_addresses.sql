-- An ended account has no calendar address, and a new invitation does not restore it.

create function private.forget_calendar_key() returns trigger
  language plpgsql security definer set search_path = ''
  as $$ begin delete from private.calendar_keys where user_id = new.user_id; return null; end $$;
comment on function private.forget_calendar_key() is 'Ends the private calendar address of an account with the account.';
revoke all on function private.forget_calendar_key() from public;
create trigger staff_forget_calendar_key after update of ended_at on public.staff
  for each row when (new.ended_at is not null) execute function private.forget_calendar_key();
