-- The publish check: a listing begins as a draft, which may hold as little as a title, and it is published once it holds what
-- its advert needs. src/domain/listing/facts declares the same needs and the same words; a test holds them together.

alter table public.properties
  add column if not exists published_at timestamptz,
  alter column status set default 'draft',
  alter column listing_type set default 'sale',
  alter column area drop not null,
  alter column price drop not null,
  alter column beds drop not null,
  alter column baths drop not null,
  alter column gallery drop not null,
  alter column description drop not null;

comment on column public.properties.published_at is
  'When it was first public. created_at, by which the lists are sorted, is set to it: a draft may have lain for weeks.';

alter table public.properties
  add constraint properties_published_whole check (
    status = 'draft' or num_nulls(area, price, beds, baths, gallery, description) = 0) not valid,
  -- Tenant Fees Act 2019, schedule 1: five weeks' rent, six from £50,000 a year; one week to hold a home.
  add constraint properties_deposit_cap check (
    deposit <= trunc(price * 12 * case when price * 12 < 50000 then 5 else 6 end / 52, 2)
    and holding_deposit <= trunc(price * 12 / 52, 2));

-- A draft without an address gets one from its title, with a part of its id where the title is in another script or the
-- address is taken.
create function private.propose_slug() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    new.slug := trim('-' from left(trim('-' from regexp_replace(
      replace(regexp_replace(lower(normalize(new.title, nfkd)), '[\u0300-\u036f''’]', '', 'g'), '&', ' and '),
      '[^a-z0-9]+', '-', 'g')), 100));
    if new.slug = '' or exists (select from public.properties where slug = new.slug) then
      new.slug := concat_ws('-', coalesce(nullif(new.slug, ''), 'home'), left(new.id::text, 8));
    end if;
    return new;
  end $$;
comment on function private.propose_slug() is 'Makes the address of a listing that came without one.';
revoke all on function private.propose_slug() from public;
create trigger properties_address_proposed before insert on public.properties
  for each row when (new.slug is null and new.title is not null) execute function private.propose_slug();

-- What an advert needs, as problems: [{"column", "problem": "missing" | "energy" | "words", "words"}].
-- A fact is required, or it is askable: "asked" takes the place of its value, and so does "not_applicable" unless every
-- home has one.

-- Planned once a session: a function in SQL is planned at each call.
create function private.missing_columns(home jsonb) returns table (place bigint, name text)
  language plpgsql immutable set search_path = ''
  as $$
  #variable_conflict use_column
  begin
    return query
    select row_number() over (order by place), name from private.needed_columns(home)
      where (coalesce(trim(home->>name), '') in ('', '{}') or (name = 'gallery' and home->>name = '[]'))
        and not (askable
          and coalesce(home->'fact_notes'->name->>'state' = 'asked'
            or (home->'fact_notes'->name->>'state' = 'not_applicable' and not universal), false));
  end $$;
comment on function private.missing_columns(jsonb) is 'The columns that a listing lacks for its advert, in the order of the form.';

-- Words that a letting advert may not hold: Renters' Rights Act 2025, Tenant Fees Act 2019. Some are unlawful of an assured
-- tenancy alone: a company let may have a term.
create function private.letting_words() returns table (place integer, pattern text, assured boolean)
  language sql immutable set search_path = ''
  as $$ values
    (1, '\yno\s+(?:dss|(?:housing\s+)?benefits?|universal\s+credit)\y', false),
    (2, '\yno\s+(?:children|kids|babies|families)\y(?![''’]s)', false),
    (3, '\yprofessionals?(?:\s+tenants?)?\s+only\y|\yonly\s+professionals?\y', false),
    (4, '\yoffers?\s+(?:over|above|in\s+excess)\y', false),
    (5, '\ybest\s+(?:(?:and\s+)?final\s+)?offers?\y|\ysealed\s+bids?\y', false),
    (6, '\yfrom\s+£\s*[0-9][0-9,]{2,}', false),
    (7, '\ymonths[''’]?\s+(?:rent\s+)?(?:in\s+advance|up[\s-]?front)\y', true),
    (8, '\y(?:[0-9]+|six|nine|twelve|eighteen)[\s-]months?\s+(?:contract|tenancy|let|lease|term|ast)\y', true),
    (9, '(?<!\yno\s)\yfixed[\s-]term\y|(?<!\yno\s)\yminimum\s+(?:term|tenancy)\y', true),
    (10, '\yno\s+(?:pets|animals|dogs|cats)\y', false) $$;
comment on function private.letting_words() is 'Patterns of the words that the advert of a letting may not hold.';

create function private.word_problems(home jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select coalesce(jsonb_agg(jsonb_build_object('column', name, 'problem', 'words', 'words', words) order by number), '[]')
  from (values (1, 'title', home->>'title'), (2, 'description', home->>'description'),
      (3, 'features', (select string_agg(value, e'\n' order by ordinality)
        from jsonb_array_elements_text(nullif(home->'features', 'null')) with ordinality))) as texts (number, name, text),
    lateral (select (regexp_match(translate(text, e'\u00a0', ' '), pattern, 'i'))[1] as words from private.letting_words()
      where (not assured or coalesce(home->>'tenancy', '') not in ('company_let', 'rent_over_100k', 'resident_landlord', 'student_block'))
        and translate(text, e'\u00a0', ' ') ~* pattern
      order by regexp_instr(translate(text, e'\u00a0', ' '), pattern, 1, 1, 0, 'i'), place limit 1) as found
  where home->>'listing_type' = 'rent' $$;
comment on function private.word_problems(jsonb) is 'The first words in each text of a rental that its advert may not hold.';

create function private.publish_problems(home jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select coalesce((select jsonb_agg(jsonb_build_object('column', name, 'problem', 'missing') order by place)
      from private.missing_columns(home)), '[]')
    -- Energy Efficiency (Private Rented Property) Regulations 2015: E at the least, or a registered exemption.
    || case when home->>'listing_type' = 'rent' and home->>'epc_rating' in ('F', 'G') and home->>'epc_exemption' is null
      then '[{"column": "epc_rating", "problem": "energy"}]' else '[]' end::jsonb
    || private.word_problems(home) $$;
comment on function private.publish_problems(jsonb) is 'What stands in the way of publishing a listing; an empty list where nothing does.';

-- A listing that is public already stays editable, whatever it lacks. Its words may not become unlawful, and it may not turn
-- from a sale into a rental (or back) unchecked. PT422 makes the API answer 422, with the problems as its details.
create function private.check_publishing() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  declare problems jsonb := '[]';
  begin
    if tg_op = 'UPDATE' and old.status is distinct from 'draft' then
      new.published_at := coalesce(new.published_at, old.created_at);
    end if;
    if new.status = 'draft' then
      return new;
    elsif tg_op = 'INSERT' or old.status = 'draft' or old.listing_type is distinct from new.listing_type then
      problems := private.publish_problems(to_jsonb(new));
    elsif (old.title, old.description, old.features, old.tenancy)
      is distinct from (new.title, new.description, new.features, new.tenancy) then
      problems := private.word_problems(to_jsonb(new));
    end if;
    if problems <> '[]' then
      raise exception using errcode = 'PT422', detail = problems::text,
        message = 'The listing cannot be published: ' || (
          select string_agg(problem->>'column' || case problem->>'problem' when 'missing' then ' is missing'
            when 'energy' then ' is too low for a letting' else ' says “' || (problem->>'words') || '”' end, ', ')
          from jsonb_array_elements(problems) as each (problem)),
        hint = 'listing-incomplete';
    end if;
    if new.published_at is null then
      new.created_at := case tg_op when 'INSERT' then new.created_at else now() end;
      new.published_at := new.created_at;
    end if;
    return new;
  end $$;
comment on function private.check_publishing() is 'Refuses to publish a listing that lacks what its advert needs, whoever asks, and notes when it was first public.';

revoke all on function private.missing_columns(jsonb), private.letting_words(), private.word_problems(jsonb),
  private.publish_problems(jsonb), private.check_publishing() from public;

-- Triggers fire in the order of their names: after properties_furnished, which may fill a column.
create trigger properties_publishing before insert or update on public.properties
  for each row execute function private.check_publishing();
