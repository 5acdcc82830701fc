-- The field of a form that nobody sees, judged where no script can be told to leave the judging out: a robot that fills in
-- everything sends it along, and its row is refused. A form sends the column only where something stands in the field, so
-- that a database without it takes everybody else's message.

do $$
declare
  enquiries text;
begin
  foreach enquiries in array array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries'] loop
    execute format('alter table public.%I add column if not exists honeypot text', enquiries);
    execute format('alter table public.%I add constraint %I check (honeypot is null) not valid', enquiries, enquiries || '_honeypot_empty');
    execute format('comment on column public.%I.honeypot is %L', enquiries, 'Always null: what a robot has filled in is refused.');
    execute format('grant insert (honeypot) on public.%I to anon, authenticated', enquiries);
  end loop;
end $$;
