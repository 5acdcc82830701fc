import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { type Backend, demoSeeds, startBackend } from './backend.ts'
import { logStep, UserError } from './cli.ts'
import { dataFolder, root } from './paths.ts'

/** Whether the command has `--empty`. Refuses other arguments. */
export function wantsEmpty(command: string, args = process.argv.slice(2)): boolean {
  try {
    const { values } = parseArgs({ args, options: { empty: { type: 'boolean', default: false } } })
    return values.empty
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : String(error)}\n` +
        `  There is one option: npm run ${command} -- --empty, for a database without homes.`,
    )
  }
}

/** How many listings of the demo a database holds. */
async function countDemoHomes(database: string): Promise<number> {
  const seed = (await Promise.all(demoSeeds.map((file) => readFile(root + file, 'utf8')))).join('\n')
  const slugs = [...seed.matchAll(/"slug": "([^"]+)"/g)].map(([, slug = '']) => slug)
  const sql = postgres(database, { max: 1, onnotice: () => undefined })
  try {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from public.properties where slug = any (${slugs})`
    return row?.count ?? 0
  } finally {
    await sql.end()
  }
}

/** Why a start cannot be empty, and the two ways on. */
function refusal(folder: string, demoHomes: number): string {
  const [place, otherPlace] = process.env['DATABASE_URL']
    ? ['The database of DATABASE_URL', 'name an empty database in DATABASE_URL']
    : [folder, 'use another folder: DATA_DIR=.data-agency npm start -- --empty']
  return (
    `${place} holds the demo (${demoHomes} of its homes), so this start cannot be empty. Nothing was deleted.\n` +
    `  To keep the demo, ${otherPlace}\n` +
    '  To delete it and everything beside it: npm run reset -- --empty'
  )
}

/**
 * Starts the backend of `npm start` and `npm run dev`. A new folder begins with the demo, or without listings.
 * @throws {UserError} if `isEmpty` is wanted and the folder holds listings of the demo; nothing is deleted
 */
export async function startOwnBackend(port: number, isEmpty: boolean, folder = dataFolder): Promise<Backend> {
  const backend = await startBackend(folder, port, isEmpty ? [] : demoSeeds)
  try {
    const demoHomes = await countDemoHomes(backend.database)
    if (isEmpty && demoHomes > 0) throw new UserError(refusal(folder, demoHomes))
    logStep(stateText(backend.isNewDatabase, isEmpty, demoHomes))
    return backend
  } catch (error) {
    await backend.stop()
    throw error
  }
}

function stateText(isFresh: boolean, isEmpty: boolean, demoHomes: number): string {
  if (isFresh) return isEmpty ? 'It is empty: no homes, one administrator.' : 'Filled it with thirty demo homes.'
  return demoHomes > 0
    ? 'It keeps what it held. (npm run reset brings the demo data back.)'
    : 'It keeps what it held: no homes of the demo.'
}
