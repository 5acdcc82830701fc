-- What may take longer than the eight seconds of a signed-in account carries its own limit, which PostgREST applies
-- before the call. The secret key has none of its own: it meets the eight seconds of PostgREST's connection.

alter function public.change_listings(jsonb, boolean) set statement_timeout = '55s';
alter function public.erase_enquiries(jsonb) set statement_timeout = '55s';
alter function public.match_alerts() set statement_timeout = '55s';
alter function public.publish_due() set statement_timeout = '55s';
alter function public.queue_alert_emails(timestamptz) set statement_timeout = '55s';
alter function public.queue_change_emails(timestamptz) set statement_timeout = '55s';
alter function public.run_retention() set statement_timeout = '55s';
