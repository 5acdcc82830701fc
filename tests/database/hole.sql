-- Holes that a database may have, for the doctor to find: a policy lets somebody in only where a grant does as well.
grant insert, update on public.properties to anon;
grant select on public.contact_submissions to anon;
create policy "Oops, anyone changes" on public.properties for update to anon using (true) with check (true);
create policy "Oops, anyone adds" on public.properties for insert to anon with check (true);
create policy "Oops, anyone reads" on public.contact_submissions for select to anon using (true);
create policy "Oops, anyone stores" on storage.objects for insert to anon with check (true);
insert into public.contact_submissions (id, name, email, message) values (gen_random_uuid(), 'Ama Boateng', 'ama@example.com', 'Private.');
