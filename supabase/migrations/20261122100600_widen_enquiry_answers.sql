-- What the forms take since: names of two characters in the scripts that write them so, and more kinds of employment.
-- "Not valid": the checks judge what comes, and not what an adopted database holds already.

-- Han, Hangul, Hiragana and Katakana, as src/lib/form/normalise.ts has them.
alter table public.booking_valuations
  drop constraint if exists booking_valuations_name_shape,
  add constraint booking_valuations_name_shape check (
    (length(btrim(name)) between 3 and 200
      or btrim(name) ~ '^[\u3005\u3007\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\uFF66-\uFF9D\U00020000-\U0003FFFF]{2}$')
    and name !~ '[[:cntrl:]]') not valid;

-- Work has a name and an income; the self-employed say their trade.
alter table public.property_inquiries
  drop constraint if exists property_inquiries_employment_known,
  add constraint property_inquiries_employment_known check (
    employment_status in ('employed', 'self-employed', 'student', 'retired', 'unemployed', 'guarantor')) not valid,
  drop constraint if exists property_inquiries_employed_answers,
  add constraint property_inquiries_employed_answers check (
    coalesce(employment_status not in ('employed', 'self-employed'), true)
    or (coalesce(current_position, '') ~ '[^[:space:]]' and annual_income is not null)) not valid;
