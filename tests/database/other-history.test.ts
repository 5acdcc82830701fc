import postgres from 'postgres'
import { expect, it } from 'vitest'
import { migratedDatabase } from '../../scripts/lib/migrated-database'
import { refuseOtherHistory } from '../../scripts/lib/postgres/prepare'

it('Data of another version is refused with a way on, and data of this version is not', async () => {
  const database = await migratedDatabase()
  const sql = postgres(database.address, { max: 1 })
  const refusal = () => sql.begin(refuseOtherHistory).then(() => null, String)
  expect(await refusal()).toBeNull()
  await sql`insert into supabase_migrations.schema_migrations (version) values ('20200101000000')`
  expect(await refusal()).toMatch(/20200101000000 is not here.*npm run reset/)
  await sql.end()
  await database.close()
})
