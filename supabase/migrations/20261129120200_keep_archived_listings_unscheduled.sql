-- An archived listing has no schedule, so it never publishes itself. Archiving ends a schedule that a colleague has
-- just set, and a schedule for an archived listing is refused.

update public.listing_records set publish_at = null where archived_at is not null and publish_at is not null;

create or replace function private.refuse_archiving() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    if exists (select from public.properties where id = new.property_id and status <> 'draft') then
      raise exception 'Only drafts can be archived.' using errcode = 'PT409', hint = 'only-drafts-archived';
    end if;
    if tg_op = 'UPDATE' and old.archived_at is not null and new.publish_at is not null then
      raise exception 'This listing is archived. Restore it from the archive before you schedule it.'
        using errcode = 'PT409', hint = 'archived-not-scheduled';
    end if;
    new.publish_at := null;
    return new;
  end $$;
comment on function private.refuse_archiving() is
  'Refuses to archive a published listing, or to schedule an archived one. Archiving ends a schedule.';
create or replace trigger listing_records_archived before insert or update of archived_at, publish_at
  on public.listing_records
  for each row when (new.archived_at is not null) execute function private.refuse_archiving();
