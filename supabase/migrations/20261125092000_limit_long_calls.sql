-- Functions that may take longer than a session's eight seconds have a limit of their own, which PostgREST sets before
-- the call. The secret key has the eight seconds of PostgREST's connection.

alter function public.change_listings(jsonb, boolean) set statement_timeout = '55s';
alter function public.erase_enquiries(jsonb) set statement_timeout = '55s';
alter function public.match_alerts() set statement_timeout = '55s';
alter function public.publish_due() set statement_timeout = '55s';
alter function public.queue_alert_emails(timestamptz) set statement_timeout = '55s';
alter function public.queue_change_emails(timestamptz) set statement_timeout = '55s';
alter function public.run_retention() set statement_timeout = '55s';
