-- Pictures of listings. Anyone with the address may read one; only staff list, add, replace or delete them.

-- No SVG, because it can contain a script. The storage service enforces the types and the size.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('property-images', 'property-images', true, 5242880,
  array['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

-- No policy of an adopted database stays, whether it names our bucket or applies to every bucket.
do $$
declare old record;
begin
  for old in select policyname, coalesce(qual, '') || coalesce(with_check, '') as says from pg_policies
    where schemaname = 'storage' and tablename = 'objects' loop
    if old.says like '%property-images%' or old.says not like '%bucket_id%' then
      execute format('drop policy %I on storage.objects', old.policyname);
    end if;
  end loop;
end $$;

-- A public bucket serves files by address without a policy. Visitors get no policy, so they cannot list a draft's
-- pictures.
create policy "Staff list pictures" on storage.objects
  for select to authenticated using (bucket_id = 'property-images' and (select public.is_staff()));

-- A path is a listing's folder and a plain name: no character needs escaping, and the extension matches the type.
create policy "A negotiator adds pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'property-images' and (select public.may_edit())
    and name ~ '^[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg|jpeg|png|avif|gif)$');
create policy "A negotiator replaces pictures" on storage.objects
  for update to authenticated using (bucket_id = 'property-images' and (select public.may_edit()))
  with check (
    bucket_id = 'property-images' and (select public.may_edit())
    and name ~ '^[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg|jpeg|png|avif|gif)$');
create policy "A negotiator removes pictures" on storage.objects
  for delete to authenticated using (bucket_id = 'property-images' and (select public.may_edit()));
