-- A name that nobody can see is no name, and no text may turn the words around it. The forms take such characters out
-- (src/lib/form/normalise.ts); here they are refused. The joiners of Persian and the Indian scripts, the marks of Yoruba and Hebrew,
-- and the variants of Japanese names stay.
-- "Not valid": the checks judge what comes, and not what an adopted database holds already.

do $$
declare
  -- Fillers, the blank of Braille, tags and all else that leaves no trace.
  invisible constant text := '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001D173-\U0001D17A\U000E0000-\U000E00FF\U000E01F0-\U000E0FFF';
  spaces constant text := '[:space:]\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000';
  marks constant text := '\u0300-\u036F\u0483-\u0489\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F';
  -- What shows only on a letter: marks, points and signs of other scripts, joiners, variants.
  dependent constant text := marks || '\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u200C\u200D\uFE00-\uFE0F\U000E0100-\U000E01EF';
  visible constant text := '[^' || spaces || invisible || dependent || ']';
  sent record;
begin
  for sent in select * from (values
    ('booking_valuations', 'name || email || phone || postcode', null, null),
    ('valuation_requests', 'name || email || phone || postcode', 'address', 'address || coalesce(comments, '''')'),
    ('contact_submissions', 'name || email || coalesce(phone, '''')', 'message', 'message'),
    ('property_inquiries', 'name || email || phone || property_title || coalesce(current_position, '''')', null, 'coalesce(message, '''')')
  ) as tables (enquiries, lines, filled, texts) loop
    execute format('alter table public.%I add constraint %I check (name ~ %L and name !~ %L and (%s) !~ %L) not valid',
      sent.enquiries, sent.enquiries || '_name_visible', visible, '[' || marks || ']{5}', sent.lines, '[' || invisible || ']');
    if sent.filled is not null then
      execute format('alter table public.%I add constraint %I check (%s ~ %L) not valid', sent.enquiries, sent.enquiries || '_text_visible', sent.filled, visible);
    end if;
    if sent.texts is not null then
      execute format('alter table public.%I add constraint %I check ((%s) !~ %L) not valid', sent.enquiries, sent.enquiries || '_text_in_order', sent.texts, '[\u202A-\u202E\u2066-\u2069]');
    end if;
  end loop;
end $$;
