-- The first steps of an agency that begins with an empty database, on the first screen of its administrators.

create table private.first_steps (
  id boolean primary key default true constraint first_steps_one_row check (id),
  works_alone boolean not null default false,
  dismissed_at timestamptz
);
comment on table private.first_steps is 'What the first steps cannot read from other tables. One row.';
comment on column private.first_steps.works_alone is 'An administrator answered that nobody else needs an account.';
comment on column private.first_steps.dismissed_at is
  'When an administrator hid the steps, or when all were done. Null: they are shown.';

alter table private.first_steps enable row level security;

-- An agency that has listings already has taken its first steps.
insert into private.first_steps (dismissed_at)
  select case when exists (select from public.properties) then now() end;

create function public.first_steps()
  returns table (
    has_name boolean, has_hours boolean, people integer, works_alone boolean, has_listing boolean, has_feed boolean,
    has_enquiry boolean, has_published boolean, draft_id uuid)
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not public.is_admin() then return; end if;
    select setting.works_alone into works_alone from private.first_steps setting where setting.dismissed_at is null;
    if not found then return; end if;
    -- The names that a first start and a setup give.
    has_name := not exists (
      select from public.staff account
      where account.user_id = (select auth.uid()) and account.name in ('Administrator', 'Demo administrator'));
    has_hours := exists (select from public.viewing_hours);
    people := (select count(*) from public.staff account where account.ended_at is null)
      + (select count(*) from public.staff_invitations);
    has_listing := exists (select from public.properties);
    has_feed := exists (select from public.feed_sources);
    has_enquiry := exists (select from public.property_inquiries) or exists (select from public.booking_valuations)
      or exists (select from public.valuation_requests) or exists (select from public.contact_submissions);
    has_published := exists (select from public.properties listing
      where listing.status <> 'draft' and listing.listing_type = any (private.offered_types()));
    draft_id := (select listing.id from public.properties listing
      where listing.status = 'draft' order by listing.created_at desc, listing.id limit 1);
    -- Stored, because an enquiry is erased and a listing deleted later.
    if has_name and has_hours and (people > 1 or works_alone) and (has_listing or has_feed) and has_enquiry
      and has_published then
      update private.first_steps setting set dismissed_at = now() where setting.dismissed_at is null;
      return;
    end if;
    return next;
  end $$;
comment on function public.first_steps() is
  'Administrators: which first steps the database shows as done. No row once all are done or they are hidden.';

create function public.set_first_steps(works_alone boolean default null, dismissed boolean default null)
  returns void
  language plpgsql volatile security definer set search_path = ''
  as $$
  begin
    if not public.is_admin() then
      raise exception 'Only administrators can change the first steps.'
        using errcode = '42501', hint = 'administrators-only';
    end if;
    update private.first_steps setting set
      works_alone = coalesce(set_first_steps.works_alone, setting.works_alone),
      dismissed_at = case set_first_steps.dismissed
        when true then coalesce(setting.dismissed_at, now()) when false then null else setting.dismissed_at end
    where setting.id;
  end $$;
comment on function public.set_first_steps(boolean, boolean) is
  'Administrators: records that nobody else needs an account, or hides the first steps. Null leaves a value as it is.';

revoke all on private.first_steps from public, anon, authenticated, service_role;
revoke all on function public.first_steps(), public.set_first_steps(boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.first_steps(), public.set_first_steps(boolean, boolean) to authenticated;
