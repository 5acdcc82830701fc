-- One rule for e-mail addresses: a form stores only addresses that can receive letters. src/lib/form/email-address.ts
-- has the same rule, for forms and for the e-mail worker; a test compares both.

do $$
declare
  -- Beyond ASCII, an address may contain letters, marks and digits of any script, but no spaces, invisible characters
  -- or punctuation.
  unfit constant text := '\u0080-\u00B6\u00B8-\u00BF\u00D7\u00F7\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    || '\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\u3164\uE000-\uF8FF\uFE00-\uFE1F\uFE30-\uFE6F'
    || '\uFEFF\uFF00-\uFFFF\U0001D173-\U0001D17A\U0001F000-\U0001FAFF\U000E0000-\U0010FFFF';
  local constant text := '[^\u0001-\u0020"(),:-<>@\u005B-\u005D\u0060|\u007F' || unfit || ']{1,64}';
  middle constant text := '[^\u0001-\u002C./:-@\u005B-\u0060\u007B-\u007F' || unfit || ']';
  letter constant text := '[^\u0001-\u002F:-@\u005B-\u0060\u007B-\u007F' || unfit || ']';
  label constant text := letter || '(?:' || middle || '*' || letter || ')?';
  enquiries text;
begin
  -- A body with RETURN is parsed at creation, so no search path affects it.
  execute format('create or replace function private.is_address(email text) returns boolean
    language sql immutable parallel safe
    return coalesce(length(email) <= 254 and email ~ %L, false)',
    '^' || local || '@(?![0-9.]+$)' || label || '(?:\.' || label || ')+$');

  -- "Not valid": existing rows stay unchanged.
  foreach enquiries in array array['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries'] loop
    execute format('alter table public.%I drop constraint if exists %I', enquiries, enquiries || '_email_shape');
    execute format('alter table public.%I add constraint %I check (private.is_address(email)) not valid', enquiries, enquiries || '_email_shape');
  end loop;
end $$;

alter table public.staff_invitations drop constraint staff_invitations_email_shape,
  add constraint staff_invitations_email_shape check (email = lower(email) and private.is_address(email)) not valid;

-- A check runs with the rights of whoever writes the row.
grant execute on function private.is_address(text) to anon, authenticated, service_role;
