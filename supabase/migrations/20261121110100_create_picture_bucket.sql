-- Pictures of homes. Anyone fetches one by its address; only an administrator lists, adds, replaces or removes them.

-- No SVG: it can carry a script. The type and the size are what the storage service is told; it refuses the rest.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('property-images', 'property-images', true, 5242880, array['image/webp', 'image/jpeg', 'image/png', 'image/avif', 'image/gif'])
on conflict (id) do update
  set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- As for listings and enquiries: no policy of an adopted database may stay beside ours, whether it names the bucket of
-- our pictures or means every bucket.
do $$
declare old record;
begin
  for old in select policyname, coalesce(qual, '') || coalesce(with_check, '') as says from pg_policies where schemaname = 'storage' and tablename = 'objects' loop
    if old.says like '%property-images%' or old.says not like '%bucket_id%' then
      execute format('drop policy %I on storage.objects', old.policyname);
    end if;
  end loop;
end $$;

-- A public bucket serves its files by their addresses whatever the policies say. There is none for visitors, so that
-- nobody can list the pictures of a home that is still a draft.
create policy "An administrator lists pictures" on storage.objects
  for select to authenticated using (bucket_id = 'property-images' and (select public.is_admin()));
-- A home's folder and a plain name: nothing to escape in an address, and an ending that tells the truth of its kind.
create policy "An administrator adds pictures" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'property-images' and (select public.is_admin())
    and name ~ '^[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg|jpeg|png|avif|gif)$');
create policy "An administrator replaces pictures" on storage.objects
  for update to authenticated using (bucket_id = 'property-images' and (select public.is_admin()))
  with check (
    bucket_id = 'property-images' and (select public.is_admin())
    and name ~ '^[a-z0-9-]+/[a-z0-9-]+\.(webp|jpg|jpeg|png|avif|gif)$');
create policy "An administrator removes pictures" on storage.objects
  for delete to authenticated using (bucket_id = 'property-images' and (select public.is_admin()));
