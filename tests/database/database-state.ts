import type { Database } from '../../scripts/lib/migrated-database'

/** A database's schema without rows: equal texts are equal schemas. */
export async function databaseSchema({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const { rows: catalog } = await query<{ line: string }>(`
    with ours as (select oid, nspname from pg_namespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations'))
    select format('column %s.%s.%s %s %s %s', nspname, relname, attname, format_type(atttypid, atttypmod), attnotnull,
        pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join pg_class c on c.oid = attrelid join ours on ours.oid = relnamespace
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relkind in ('r', 'v')
    union all select format('relation %s.%s %s %s %s', nspname, relname, relkind, relrowsecurity, relacl)
      from pg_class join ours on ours.oid = relnamespace
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join ours on ours.oid = connamespace
    union all select format('index %s', indexdef) from pg_indexes where schemaname in (select nspname from ours)
    union all select format('function %s %s', pg_get_functiondef(p.oid), proacl)
      from pg_proc p join ours on ours.oid = pronamespace where prokind = 'f' and probin is null
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('policy %s', to_jsonb(p)) from pg_policies p
    union all select format('comment %s %s', objoid::regclass, description) from pg_description
      join pg_class on pg_class.oid = objoid join ours on ours.oid = relnamespace
    order by 1`)
  return catalog.map(({ line }) => line)
}

/** The schema and every row: equal texts are equal databases. */
export async function databaseState(database: Pick<Database, 'query'>): Promise<string[]> {
  const { query } = database
  const { rows: tables } = await query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname !~ '^pg_' and schemaname <> 'information_schema' order by 1`)
  const contents: string[] = []
  for (const { name } of tables) {
    const { rows } = await query<{ line: string }>(
      `select format('%s %s', '${name}', to_jsonb(r)) as line from ${name} r order by 1`,
    )
    contents.push(...rows.map(({ line }) => line))
  }
  return [...(await databaseSchema(database)), ...contents]
}
