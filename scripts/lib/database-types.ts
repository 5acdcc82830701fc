import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { type Database, migratedDatabase } from './migrated-database.ts'

// The types of the database as `supabase gen types typescript` writes them, without its network and its Docker.

const typesFile = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url))

interface Column {
  relation: string
  kind: 'table' | 'view'
  name: string
  type: string
  required: boolean
  generated: boolean
  defaulted: boolean
}

const columnsQuery = `
  select relation.relname as relation, case relation.relkind when 'v' then 'view' else 'table' end as kind,
    attribute.attname as name, type.typname as type, attribute.attnotnull as required,
    attribute.attgenerated <> '' or attribute.attidentity = 'a' as generated,
    attribute.atthasdef or attribute.attidentity <> '' as defaulted
  from pg_attribute attribute
  join pg_class relation on relation.oid = attribute.attrelid
  join pg_type type on type.oid = attribute.atttypid
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v')
    and attribute.attnum > 0 and not attribute.attisdropped
  order by relation.relname collate "C", attribute.attname collate "C"`

interface Relationship {
  relation: string
  foreignKeyName: string
  columns: string[]
  isOneToOne: boolean
  referencedRelation: string
  referencedColumns: string[]
}

const names = (keys: string, relation: string) => `array(
  select attribute.attname::text from unnest(foreign_key.${keys}) with ordinality as key (number, place)
  join pg_attribute attribute on attribute.attrelid = foreign_key.${relation} and attribute.attnum = key.number
  order by key.place)`
const relationshipsQuery = `
  select relation.relname as relation, foreign_key.conname as "foreignKeyName",
    ${names('conkey', 'conrelid')} as columns,
    exists (
      select from pg_index index where index.indrelid = foreign_key.conrelid and index.indisunique
      and index.indkey::int2[] <@ foreign_key.conkey and foreign_key.conkey <@ index.indkey::int2[]) as "isOneToOne",
    referenced.relname as "referencedRelation",
    ${names('confkey', 'confrelid')} as "referencedColumns"
  from pg_constraint foreign_key
  join pg_class relation on relation.oid = foreign_key.conrelid
  join pg_class referenced on referenced.oid = foreign_key.confrelid
  where foreign_key.contype = 'f' and foreign_key.connamespace = 'public'::regnamespace
    and referenced.relnamespace = 'public'::regnamespace
  order by relation.relname collate "C", foreign_key.conname collate "C"`

interface Routine {
  name: string
  argumentNames: string[]
  argumentTypes: string[]
  defaults: number
  returns: string
  set: boolean
  columnNames: string[]
  columnTypes: string[]
}

const typeNames = (types: string) => `array(
  select type.typname::text from unnest(${types}) with ordinality as each (type_id, place)
  join pg_type type on type.oid = each.type_id order by each.place)`
const routinesQuery = `
  select routine.proname as name,
    coalesce(routine.proargnames[1 : routine.pronargs], '{}') as "argumentNames",
    ${typeNames('routine.proargtypes')} as "argumentTypes",
    routine.pronargdefaults as defaults, type.typname as returns, routine.proretset as set,
    coalesce(array(
      select routine.proargnames[place] from generate_subscripts(routine.proargmodes, 1) as place
      where routine.proargmodes[place] = 't' order by place), '{}') as "columnNames",
    ${typeNames(`array(
      select routine.proallargtypes[place] from generate_subscripts(routine.proargmodes, 1) as place
      where routine.proargmodes[place] = 't' order by place)`)} as "columnTypes"
  from pg_proc routine
  join pg_type type on type.oid = routine.prorettype
  where routine.pronamespace = 'public'::regnamespace and routine.prokind = 'f' and type.typname <> 'trigger'
  order by routine.proname collate "C"`

const numbers = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']
const texts = ['text', 'varchar', 'bpchar', 'uuid', 'date', 'time', 'timetz', 'timestamp', 'timestamptz']

/** What a value of a PostgreSQL type is in JSON, by the rules of Supabase's own generator. */
function jsonType(type: string): string {
  if (type.startsWith('_')) return `${jsonType(type.slice(1))}[]`
  if (numbers.includes(type)) return 'number'
  if (texts.includes(type)) return 'string'
  if (type === 'bool') return 'boolean'
  if (type === 'json' || type === 'jsonb') return 'Json'
  if (type === 'void') return 'undefined'
  return 'unknown'
}

const fields = <T extends { name: string }>(list: T[], field: (each: T) => string) =>
  `{\n${list.map(field).join('\n')}\n}`

function rowTypes(columns: Column[], relationships: Relationship[]): string {
  const type = (column: Column) => `${jsonType(column.type)}${column.required ? '' : ' | null'}`
  const row = fields(columns, (column) => `${column.name}: ${type(column)}`)
  const written = (optional: (column: Column) => boolean) =>
    fields(columns, (column) =>
      column.generated ? `${column.name}?: never` : `${column.name}${optional(column) ? '?' : ''}: ${type(column)}`,
    )
  const write =
    columns[0]?.kind === 'table'
      ? `\nInsert: ${written(({ required, defaulted }) => !required || defaulted)}\nUpdate: ${written(() => true)}`
      : ''
  const related = relationships.map(
    ({ foreignKeyName, columns, isOneToOne, referencedRelation, referencedColumns }) => `{
      foreignKeyName: ${JSON.stringify(foreignKeyName)}
      columns: ${JSON.stringify(columns)}
      isOneToOne: ${isOneToOne}
      referencedRelation: ${JSON.stringify(referencedRelation)}
      referencedColumns: ${JSON.stringify(referencedColumns)}
    }`,
  )
  return `{\nRow: ${row}${write}\nRelationships: [${related.join()}] }`
}

function routineTypes({ defaults, set, returns, ...routine }: Routine): string {
  const named = (names: string[], types: string[]) => names.map((name, n) => ({ name, type: jsonType(types[n] ?? '') }))
  const given = named(routine.argumentNames, routine.argumentTypes)
  const optional = given.slice(given.length - defaults)
  const list = fields(
    given.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    (argument) => `${argument.name}${optional.includes(argument) ? '?' : ''}: ${argument.type}`,
  )
  const columns = named(routine.columnNames, routine.columnTypes).sort((a, b) => (a.name < b.name ? -1 : 1))
  const one = columns.length > 0 ? fields(columns, ({ name, type }) => `${name}: ${type}`) : jsonType(returns)
  return `{\nArgs: ${given.length > 0 ? list : 'never'}\nReturns: ${one}${set ? '[]' : ''} }`
}

async function typesText(database: Database): Promise<string> {
  const { rows: columns } = await database.query<Column>(columnsQuery)
  const { rows: relationships } = await database.query<Relationship>(relationshipsQuery)
  const { rows: routines } = await database.query<Routine>(routinesQuery)
  const relations = (kind: Column['kind']) =>
    Object.entries(
      Object.groupBy(
        columns.filter((column) => column.kind === kind),
        ({ relation }) => relation,
      ),
    ).map(
      ([name, own = []]) =>
        `${name}: ${rowTypes(
          own,
          relationships.filter(({ relation }) => relation === name),
        )}`,
    )
  const section = (lines: string[]) => (lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{ [_ in never]: never }')
  return `// Written by npm run types:database from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: ${section(relations('table'))}
    Views: ${section(relations('view'))}
    Functions: ${section(routines.map((routine) => `${routine.name}: ${routineTypes(routine)}`))}
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
`
}

/** Applies the migrations to an empty database and writes its types. @returns what the file should hold, and where */
export async function databaseTypes(): Promise<{ path: string; text: string }> {
  const database = await migratedDatabase()
  try {
    const options = { ...(await resolveConfig(typesFile)), plugins: [], parser: 'typescript' }
    return { path: typesFile, text: await format(await typesText(database), options) }
  } finally {
    await database.close()
  }
}
