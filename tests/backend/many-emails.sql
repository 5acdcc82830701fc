-- More emails than one call of the Edge Function sends.
insert into private.outbox (kind, recipient, data, enquiry_kind, enquiry_id)
  select 'enquiry_received', 'visitor-' || n || '@example.com',
    jsonb_build_object('name', 'Ama Boateng', 'email', 'visitor-' || n || '@example.com', 'message', 'Good day.', 'created_at', now()),
    'message', gen_random_uuid()
  from generate_series(1, 520) n;
