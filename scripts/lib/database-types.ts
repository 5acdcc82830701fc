import { fileURLToPath } from 'node:url'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { format, resolveConfig } from 'prettier'
import { migratedDatabase } from './migrated-database.ts'

const typesFile = fileURLToPath(new URL('../../src/lib/database.types.ts', import.meta.url))

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
    const text = `// Written by npm run types:database from supabase/migrations. Do not edit.\n${types}`
    return { path: typesFile, text: await format(text, options) }
  } finally {
    await database.close()
  }
}
