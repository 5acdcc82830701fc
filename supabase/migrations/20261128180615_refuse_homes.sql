-- Whoever wants no emails with homes gets none, for any enquiry of the same mailbox. It stays when their enquiries are
-- erased, as a hash: a later enquiry would otherwise be sent homes again.

create table private.home_refusals (
  mailbox_hash bytea primary key,
  refused_at timestamptz not null default now()
);
comment on table private.home_refusals is 'Hashes of mailboxes that want no emails with homes chosen by staff.';

alter table private.home_refusals enable row level security;

create function private.refuses_homes(address text) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select exists (select from private.home_refusals r
      where r.mailbox_hash = private.mailbox_hash(private.canonical_email(address)))
  $$;
comment on function private.refuses_homes(text) is 'Whether the mailbox of an address wants no homes by email.';

create function private.check_homes_wanted() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if exists (select from private.enquiry_people p
      where p.kind = new.kind and p.id = new.enquiry_id and private.refuses_homes(p.email)) then
    raise exception 'This person wants no homes by email.' using errcode = 'PT409', hint = 'homes-refused';
  end if;
  return new;
end $$;
comment on function private.check_homes_wanted() is 'Refuses homes for a mailbox that wants none.';
create trigger sent_listings_wanted before insert on public.sent_listings
  for each row execute function private.check_homes_wanted();

-- A repeated email is not queued. An email whose attempt failed meanwhile is not tried again.
create function private.withdraw_unwanted_homes() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if not private.refuses_homes(new.recipient) then return new; end if;
  if tg_op = 'INSERT' or old.state <> 'sending' then return null; end if;
  new.state := 'withdrawn';
  new.data := '{}';
  new.error := 'This person wants no homes by email.';
  return new;
end $$;
comment on function private.withdraw_unwanted_homes() is 'Queues no email with homes for a mailbox that wants none.';
-- The name sorts before outbox_matching, which writes the email.
create trigger outbox_homes_wanted before insert or update on private.outbox
  for each row when (new.kind = 'matching_homes' and new.state = 'queued')
  execute function private.withdraw_unwanted_homes();

create function public.homes_refused(of_kind text, of_id uuid) returns boolean
  language sql stable security definer set search_path = ''
  as $$
    select case when public.is_staff() then (select private.refuses_homes(p.email) from private.enquiry_people p
      where p.kind = of_kind and p.id = of_id) end
  $$;
comment on function public.homes_refused(text, uuid) is
  'Staff: whether the sender of an enquiry wants no homes by email. Null for an erased enquiry.';

create function public.set_homes_refused(of_kind text, of_id uuid, refused boolean) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  address text;
begin
  if not public.may_edit() then
    raise exception 'Only negotiators and administrators can change this.'
      using errcode = '42501', hint = 'editors-only';
  end if;
  select p.email into address from private.enquiry_people p where p.kind = of_kind and p.id = of_id;
  if not found then
    raise exception 'This enquiry has been erased.' using errcode = 'PT410', hint = 'enquiry-erased';
  end if;
  if not private.is_address(address) then
    raise exception 'This enquiry has no email address.' using errcode = 'PT422', hint = 'no-email-address';
  end if;
  if refused is null or refused = private.refuses_homes(address) then return refused; end if;
  -- Homes that somebody is sending to the mailbox are written before this, or refused.
  perform pg_advisory_xact_lock(hashtextextended(private.canonical_email(address), 0));
  if refused then
    insert into private.home_refusals (mailbox_hash) values (private.mailbox_hash(private.canonical_email(address)))
      on conflict do nothing;
    update private.outbox o set state = 'withdrawn', error = 'This person wants no homes by email.', data = '{}'
      where o.kind = 'matching_homes' and (o.state = 'queued' or o.state = 'sending' and o.next_attempt_at <= now())
        and private.refuses_homes(o.recipient);
  else
    delete from private.home_refusals r where r.mailbox_hash = private.mailbox_hash(private.canonical_email(address));
  end if;
  return refused;
end $$;
comment on function public.set_homes_refused(text, uuid, boolean) is
  'Editors: notes whether the sender of an enquiry wants no homes by email, and withdraws those that wait.';

-- What is stored about a person includes this. An erasure keeps it.
alter function public.person_data(text, text) set schema private;
revoke all on function private.person_data(text, text) from public, anon, authenticated, service_role;
create function public.person_data(of_email text default null, of_phone text default null) returns jsonb
  language sql stable security definer set search_path = '' set statement_timeout = '55s'
  as $$
    select stored || jsonb_build_object('home_refusals', (
      select coalesce(jsonb_agg(jsonb_build_object('refused_at', r.refused_at)), '[]') from private.home_refusals r
      where r.mailbox_hash in (
        select private.mailbox_hash(private.canonical_email(address)) from (
          select of_email as address
          union select enquiry ->> 'email' from jsonb_array_elements(stored -> 'enquiries') enquiry) as addresses
        where address is not null)))
    from private.person_data(of_email, of_phone) stored
  $$;
comment on function public.person_data(text, text) is
  'Administrators: everything stored about the person with an email address, a telephone number, or both.';

revoke all on private.home_refusals from public, anon, authenticated, service_role;
revoke all on function
  private.refuses_homes(text), private.check_homes_wanted(), private.withdraw_unwanted_homes(),
  public.homes_refused(text, uuid), public.set_homes_refused(text, uuid, boolean), public.person_data(text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.homes_refused(text, uuid), public.set_homes_refused(text, uuid, boolean), public.person_data(text, text)
  to authenticated;
