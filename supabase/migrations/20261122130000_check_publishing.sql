-- The publish check: a listing starts as a draft, and can be published when it has what its advert needs.
-- src/domain/listing/facts declares the same needs and words; a test compares both.

-- The needs of an advert, as problems: [{"column", "problem": "missing" | "energy" | "words", "words"}]. A fact is
-- required or askable: "asked" replaces its value, and so does "not_applicable" unless every listing has one. plpgsql
-- plans once a session; a function in SQL is planned at each call.
create function private.missing_columns(listing jsonb) returns table (place bigint, name text)
  language plpgsql immutable set search_path = ''
  as $$
  #variable_conflict use_column
  begin
    return query
    select row_number() over (order by place), name from private.needed_columns(listing)
      where (coalesce(trim(listing->>name), '') in ('', '{}') or (name = 'gallery' and listing->>name = '[]'))
        and not (askable
          and coalesce(listing->'fact_notes'->name->>'state' = 'asked'
            or (listing->'fact_notes'->name->>'state' = 'not_applicable' and not universal), false));
  end $$;
comment on function private.missing_columns(jsonb) is
  'Columns required for publication that have no value, in form order.';

-- Words that the advert of a letting must not contain, in English and Chinese: Renters' Rights Act 2025, Tenant Fees
-- Act 2019. Some are unlawful only for an assured tenancy: a company let may have a term.
create function private.prohibited_words() returns table (place integer, pattern text, chinese text, assured boolean)
  language sql immutable set search_path = ''
  as $$ values
    (1, '\yno\s+(?:dss|(?:housing\s+)?benefits?|universal\s+credit)\y',
      '(?:不接受|不收|不租给?|谢绝)[^，。；\n]{0,6}(?:福利|救济|补贴)', false),
    (2, '\yno\s+(?:children|kids|babies|families)\y(?![''’]s)',
      '(?:不接受|不收|不租给?|谢绝|不可带|不能带)[^，。；\n]{0,4}(?:儿童|小孩|孩子|婴儿)', false),
    (3, '\yprofessionals?(?:\s+tenants?)?\s+only\y|\yonly\s+professionals?\y',
      '(?:仅限|只限|只租给?)[^，。；\n]{0,4}(?:在职|上班族|专业人士|白领)', false),
    (4, '\yoffers?\s+(?:over|above|in\s+excess)\y',
      '(?:报价|出价)(?:不低于|高于)', false),
    (5, '\ybest\s+(?:(?:and\s+)?final\s+)?offers?\y|\ysealed\s+bids?\y',
      '价高者得|最高出价|密封(?:报价|投标)|竞价', false),
    (6, '\yfrom\s+£\s*[0-9][0-9,]{2,}',
      '£\s*[0-9][0-9,]{2,}\s*起(?!租)', false),
    (7, '\ymonths[''’]?\s+(?:rent\s+)?(?:in\s+advance|up[\s-]?front)\y',
      '(?:预付|预交|先付)\s*(?:[2-9]|1[0-2]|[二两三四五六七八九十半])\s*(?:个月|年)|押[一二]付[二三四五六七八九十]',
      true),
    (8, '\y(?:[0-9]+|six|nine|twelve|eighteen)[\s-]months?\s+(?:contract|tenancy|let|lease|term|ast)\y',
      '(?:[0-9]+|[一两三六九半]|十二|十八)\s*(?:个月|年)的?(?:合同|租约|租期|起租)', true),
    (9, '(?<!\yno\s|没有|无)\yfixed[\s-]term\y|(?<!\yno\s|没有|无)\yminimum\s+(?:term|tenancy)\y',
      '(?<!\yno\s|没有|无)固定(?:租期|期限)|(?<!\yno\s|没有|无)最短租期', true),
    (10, '\yno\s+(?:pets|animals|dogs|cats)\y',
      '(?:不可|不能|不得|不许|不允许|不接受|禁止|谢绝)(?:养|带|携带)?(?:宠物|动物|猫|狗)', false) $$;
comment on function private.prohibited_words() is
  'Patterns of wording that is unlawful in a rental advert, in English and Chinese.';

create function private.word_problems(listing jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select coalesce(jsonb_agg(jsonb_build_object('column', name, 'problem', 'words', 'words', words) order by number),
    '[]')
  from (values (1, 'title', listing->>'title'), (2, 'description', listing->>'description'),
      (3, 'features', (select string_agg(value, e'\n' order by ordinality)
        from jsonb_array_elements_text(nullif(listing->'features', 'null')) with ordinality)),
      (4, 'description_zh', listing->>'description_zh'),
      (5, 'features_zh', (select string_agg(value, e'\n' order by ordinality)
        from jsonb_array_elements_text(nullif(listing->'features_zh', 'null')) with ordinality))) as texts
      (number, name, text),
    lateral (select translate(text, e'\u00a0', ' ') as plain, text ~ '[一-鿿]' as is_chinese) as read,
    lateral (select (regexp_match(plain, tested, 'i'))[1] as words
      from private.prohibited_words(),
        -- Chinese patterns cost time, so only Chinese texts are compared with them.
        lateral (select case when is_chinese then pattern || '|' || chinese else pattern end as tested) as chosen
      where (not assured or coalesce(listing->>'tenancy', '')
          not in ('company_let', 'rent_over_100k', 'resident_landlord', 'student_block'))
        and plain ~* tested
      order by regexp_instr(plain, tested, 1, 1, 0, 'i'), place limit 1) as matches
  where listing->>'listing_type' = 'rent' $$;
comment on function private.word_problems(jsonb) is 'First prohibited wording in each text of a rental.';

create function private.publish_problems(listing jsonb) returns jsonb
  language sql immutable set search_path = ''
  as $$
  select coalesce((select jsonb_agg(jsonb_build_object('column', name, 'problem', 'missing') order by place)
      from private.missing_columns(listing)), '[]')
    -- Energy Efficiency (Private Rented Property) Regulations 2015: E at the least, or a registered exemption.
    || case when listing->>'listing_type' = 'rent' and listing->>'epc_rating' in ('F', 'G')
        and listing->>'epc_exemption' is null then
      '[{"column": "epc_rating", "problem": "energy"}]' else '[]' end::jsonb
    || private.word_problems(listing) $$;
comment on function private.publish_problems(jsonb) is
  'Reasons why a listing cannot be published. An empty list if it can.';

-- A public listing stays editable, whatever it lacks. Its words must not become unlawful, and it must not change from a
-- sale to a rental (or back) unchecked. PT422 makes the API answer 422, with the problems as its details.
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
    elsif (old.title, old.description, old.features, old.description_zh, old.features_zh, old.tenancy)
      is distinct from (
        new.title, new.description, new.features, new.description_zh, new.features_zh, new.tenancy) then
      problems := private.word_problems(to_jsonb(new));
    end if;
    if problems <> '[]' then
      raise exception using errcode = 'PT422', detail = problems::text,
        message = concat_ws(' ', 'The listing', new.reference, 'cannot be published: ') || (
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
comment on function private.check_publishing() is
  'Refuses to publish an incomplete listing, whatever the role, and sets published_at.';

-- Triggers fire in the order of their names: after properties_furnished, which may fill a column.
create trigger properties_publishing before insert or update on public.properties
  for each row execute function private.check_publishing();

-- A draft may be published at a set time. The worker that sends letters does it.
create function private.clear_publish_refusal() returns trigger
  language plpgsql set search_path = ''
  as $$ begin new.publish_refusal := null; return new; end $$;
comment on function private.clear_publish_refusal() is 'Clears the last error when publication is rescheduled.';
create trigger listing_records_refusal before update of publish_at on public.listing_records
  for each row when (new.publish_at is not null and new.publish_at is distinct from old.publish_at)
  execute function private.clear_publish_refusal();

create function private.clear_publish_at() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
  begin
    update public.listing_records set publish_at = null, publish_refusal = null, archived_at = null,
        protected_columns = array_remove(protected_columns, 'status')
      where property_id = new.id
        and (num_nonnulls(publish_at, publish_refusal, archived_at) > 0 or 'status' = any (protected_columns));
    return null;
  end $$;
comment on function private.clear_publish_at() is
  'Clears the schedule and the archive date on publication, so that unpublishing does not republish. The feed may '
  'change the status again.';
create trigger properties_published after update on public.properties
  for each row when (old.status = 'draft' and new.status <> 'draft') execute function private.clear_publish_at();

-- Who else changes both rows locks the listing first, so a draft that is being changed waits for the next run. So does
-- one that fails for a passing reason, such as a deadlock: only a real refusal ends the schedule.
create function public.publish_due() returns integer
  language plpgsql volatile security definer set search_path = '' set statement_timeout = '55s'
  as $$
  declare
    due uuid;
    published integer := 0;
    problems text;
    key text;
  begin
    for due in
      select record.property_id from public.listing_records record
        join public.properties listing on listing.id = record.property_id
        where record.publish_at <= now() and listing.status = 'draft'
        order by record.publish_at limit 20 for update of listing, record skip locked
    loop
      begin
        update public.properties set status = 'live' where id = due;
        published := published + 1;
      exception
        when transaction_rollback or lock_not_available or insufficient_resources then
          raise warning 'Draft % could not be published yet: %', due, sqlerrm;
        when others then
          get stacked diagnostics problems = pg_exception_detail, key = pg_exception_hint;
          update public.listing_records set publish_at = null,
              publish_refusal = left(case key when 'listing-incomplete' then problems else sqlerrm end, 5000)
            where property_id = due;
      end;
    end loop;
    return published;
  end $$;
comment on function public.publish_due() is
  'Worker: publishes drafts whose publish_at has passed. Records a refusal in publish_refusal. Returns the number '
  'published.';

-- Rounds the positions of an adopted database, now that all triggers of a change exist.
update public.properties set latitude = latitude, longitude = longitude where latitude is not null;

revoke all on function
  private.missing_columns(jsonb), private.prohibited_words(), private.word_problems(jsonb),
  private.publish_problems(jsonb), private.check_publishing(), private.clear_publish_refusal(),
  private.clear_publish_at(), public.publish_due()
  from public, anon, authenticated, service_role;
grant execute on function public.publish_due() to service_role;
