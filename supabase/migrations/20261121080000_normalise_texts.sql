-- Texts of visitors and staff in the form in which they are compared: email addresses, phone numbers, words of a
-- search. Checks and generated columns call these functions with the rights of whoever writes the row.

create schema if not exists private;
revoke all on schema private from public;

-- One rule for email addresses: a form stores only addresses that can receive letters. src/lib/form/email-address.ts
-- has the same rule, for forms and for the email worker; a test compares both.
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
begin
  -- A body with RETURN is parsed at creation, so no search path affects it.
  execute format('create function private.is_address(email text) returns boolean
    language sql immutable parallel safe
    return coalesce(length(email) <= 254 and email ~ %L, false)',
    '^' || local || '@(?![0-9.]+$)' || label || '(?:\.' || label || ')+$');
end $$;
comment on function private.is_address(text) is
  'Whether a text is exactly one email address, without header injection.';

create function private.canonical_email(address text) returns text
  language sql immutable set search_path = ''
  as $$
    select case
        when parts[2] in ('gmail.com', 'googlemail.com') then replace(parts[1], '.', '') || '@gmail.com'
        else parts[1] || '@' || parts[2]
      end
    from (
      select regexp_match(
        lower(normalize(regexp_replace(address,
          '[\u00AD\u034F\u061C\u115F\u1160\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164'
          '\uFE00-\uFE0F\uFEFF\uFFA0\U000E0000-\U000E0FFF]', '', 'g'), NFKC)),
        '^([^+]*).*@([^@]*?)\.*$') as parts
    ) as plain
  $$;
comment on function private.canonical_email(text) is
  'Identifies a mailbox: lower case, without plus suffixes, invisible characters and Gmail''s dots.';

-- Lower case without accents and punctuation; postcodes without their space. No column is longer than the limit.
-- A body with RETURN is parsed at creation, so no search path affects it and it can be inlined.
-- src/domain/enquiry/search-text.ts folds words by the same rules.
create or replace function private.folded(written text) returns text
  language sql immutable parallel safe
  return regexp_replace(
    translate(regexp_replace(lower(normalize(left(written, 12000), NFKD)), '[\u0300-\u036f().+''‘’ʼ-]', '', 'g'),
      'łøđı', 'lodi'),
    '(?<![a-z0-9])([a-z]{1,2}[0-9][a-z0-9]?) +([0-9][a-z]{2})(?![a-z0-9])', '\1\2', 'g');
comment on function private.folded(text) is 'Normalises a text for search.';

-- A British number in both forms, another number as its digits.
create or replace function private.folded_phone(phone text) returns text
  language sql immutable parallel safe
  return (
    select case when digits ~ '^(0044|44|0[1-9]|7[0-9]{9}$)' then '44' || own || ' 0' || own
      else regexp_replace(digits, '^00', '') end
    from (select digits, regexp_replace(digits, '^(00)?440?|^0', '') as own
      from (select regexp_replace(left(phone, 100), '[^0-9]', '', 'g') as digits) as plain) as split);
comment on function private.folded_phone(text) is
  'Normalises a phone number for search: the international and the national digits, as in 447700900456 07700900456.';

revoke all on function
  private.is_address(text), private.canonical_email(text), private.folded(text), private.folded_phone(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.is_address(text), private.folded(text), private.folded_phone(text)
  to anon, authenticated, service_role;
