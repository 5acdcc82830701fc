import { fileURLToPath } from 'node:url'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { format, resolveConfig } from 'prettier'
import { migratedDatabase } from './migrated-database.ts'

const typesFile = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url))

/**
 * Leaves out what the generator repeats: the columns of an update are those of an insert, all optional. Nothing uses
 * its helper types, which follow `Database`.
 */
function withoutRepetition(types: string) {
  const views = types.indexOf('Views: {')
  return types
    .replace(/\n(export )?type DatabaseWithoutInternals[^]*/, '')
    .replaceAll(
      /(\w+)(: \{\s*Row: \{[^}]*\}\s*Insert: \{[^}]*\}\s*Update: )\{[^}]*\}/g,
      (_, name: string, before: string, position: number) =>
        `${name}${before}Partial<Database['public']['${position < views ? 'Tables' : 'Views'}']['${name}']['Insert']>`,
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
    const options = { ...(await resolveConfig(typesFile)), plugins: [], parser: 'typescript' }
    const header = '// Written by npm run types:database from supabase/migrations. Do not edit.\n'
    return { path: typesFile, text: await format(header + withoutRepetition(types), options) }
  } finally {
    await database.close()
  }
}
