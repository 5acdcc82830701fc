import { fileURLToPath } from 'node:url'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { format } from 'oxfmt'
import { style } from '../../oxfmt.config.ts'
import { migratedDatabase } from './migrated-database.ts'

const typesFile = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url))

const newRow = `
/** A new row: its required columns, those with a default, and none that the database computes. */
type NewRow<Row, Required extends keyof Row, Computed extends keyof Row> =
  Pick<Row, Required> & Partial<Omit<Row, Required | Computed>> & { [Column in Computed]?: never }
`

/** The columns of an insert that fit, as a union of their names: `'email' | 'name'`. */
const columnsWhere = (insert: string, fits: (isOptional: boolean, type: string) => boolean) =>
  [...insert.matchAll(/(\w+)(\??): (.+)/g)]
    .flatMap(([, name, mark, type = '']) => (fits(mark === '?', type) ? [`'${name}'`] : []))
    .join(' | ') || 'never'

/**
 * Names each column once. The generator repeats those of a row for an insert and an update, and adds helper types that
 * nothing uses after `Database`.
 */
function withoutRepetition(types: string) {
  const views = types.indexOf('Views: {')
  return types
    .replace(/\n(export )?type DatabaseWithoutInternals[^]*/, newRow)
    .replaceAll(
      /(\w+)(: \{\s*Row: \{[^}]*\}\s*)Insert: (\{[^}]*\})\s*Update: \{[^}]*\}/g,
      (_, name: string, row: string, insert: string, position: number) => {
        const table = `Database['public']['${position < views ? 'Tables' : 'Views'}']['${name}']`
        const required = columnsWhere(insert, (isOptional) => !isOptional)
        const computed = columnsWhere(insert, (_isOptional, type) => type === 'never')
        return `${name}${row}Insert: NewRow<${table}['Row'], ${required}, ${computed}>
        Update: Partial<${table}['Insert']>`
      },
    )
}

/**
 * Applies the migrations to an empty database and generates its types, like `supabase gen types`.
 * @returns the expected content and the path of the file
 */
export async function databaseTypes(): Promise<{ path: string; text: string }> {
  const database = await migratedDatabase()
  try {
    const metadata = await introspect(database, { includedSchemas: ['public'] })
    const types = await generateTypescript(sortGeneratorMetadata(metadata), { detectOneToOneRelationships: true })
    const header = '// Written by npm run types:database from supabase/migrations. Do not edit.\n'
    const { code } = await format(typesFile, header + withoutRepetition(types), style)
    return { path: typesFile, text: code }
  } finally {
    await database.close()
  }
}
