-- What a form cannot promise for the database: text that shows all that it holds, and nobody who writes without end.
-- The checks are "not valid": they judge what comes, and not what an adopted database holds already.

-- Of invisible characters only the joiners of Persian and the Indian scripts may stand in a line of text.
alter table public.booking_valuations
  add constraint booking_valuations_lines_plain check (
    (name || email || phone || postcode) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid;
alter table public.valuation_requests
  add constraint valuation_requests_lines_plain check (
    (name || email || phone || postcode) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid,
  add constraint valuation_requests_text_plain check (
    (address || coalesce(comments, '')) !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;
alter table public.contact_submissions
  add constraint contact_submissions_lines_plain check (
    (name || email || coalesce(phone, '')) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid,
  add constraint contact_submissions_phone_filled check (phone ~ '[^[:space:]]') not valid,
  add constraint contact_submissions_text_plain check (message !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;
alter table public.property_inquiries
  add constraint property_inquiries_lines_plain check (
    (name || email || phone || property_title || coalesce(current_position, '')) !~ '[[:cntrl:]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]') not valid,
  add constraint property_inquiries_text_plain check (coalesce(message, '') !~ '[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]') not valid;

-- The limit asks for the last hour of one address.
create index if not exists booking_valuations_sender on public.booking_valuations (lower(email), created_at);
create index if not exists valuation_requests_sender on public.valuation_requests (lower(email), created_at);
create index if not exists contact_submissions_sender on public.contact_submissions (lower(email), created_at);
create index if not exists property_inquiries_sender on public.property_inquiries (lower(email), created_at);

-- Security definer, because a visitor may not read what others sent.
create or replace function private.limit_sender() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  most constant integer := tg_argv[0]::integer;
  known boolean;
  sent integer;
begin
  -- Two at the same moment are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || lower(new.email), 0));
  -- A row that is sent again after a lost answer is no new message: the primary key will say that it is there.
  execute format('select exists (select 1 from public.%I where id = $1)', tg_table_name) into known using new.id;
  if known then return new; end if;
  execute format('select count(*) from public.%I where lower(email) = lower($1) and created_at > now() - interval ''1 hour''', tg_table_name)
    into sent using new.email;
  if sent >= most then
    raise exception 'You have written to us several times this hour. Please call us, and we will help you at once.';
  end if;
  return new;
end $$;
comment on function private.limit_sender() is 'Refuses more than so many rows an hour from one e-mail address, whatever its capitals.';
revoke all on function private.limit_sender() from public;

-- Somebody who looks for a home asks about many in an hour; nobody asks for many valuations.
create trigger booking_valuations_limit before insert on public.booking_valuations for each row execute function private.limit_sender('6');
create trigger valuation_requests_limit before insert on public.valuation_requests for each row execute function private.limit_sender('6');
create trigger contact_submissions_limit before insert on public.contact_submissions for each row execute function private.limit_sender('6');
create trigger property_inquiries_limit before insert on public.property_inquiries for each row execute function private.limit_sender('20');
