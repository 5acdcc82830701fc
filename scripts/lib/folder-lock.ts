import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { errorCode, UserError } from './cli.ts'

interface Holder {
  pid: number
  /** When that process began, where the system tells: a number that was given again names another process. */
  began: string | null
  since: string
}

/** The moment a process began, in ticks since the machine did; null where the system does not tell. */
function beginning(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return began === null || began === beginning(pid)
}

/**
 * Takes a data folder for this process alone. A lock whose process is gone is stale and replaced.
 * @returns what gives the folder back
 * @throws UserError that names the process which holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}/lock`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const mine: Holder = { pid: process.pid, began: beginning(process.pid), since: new Date().toISOString() }
  for (;;) {
    try {
      const handle = await open(file, 'wx', 0o600)
      await handle.writeFile(JSON.stringify(mine))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const text = await readFile(file, 'utf8').catch(() => '')
    let holder: Holder | null = null
    try {
      holder = JSON.parse(text) as Holder
    } catch {
      // Written half, by a process that was killed as it began.
    }
    if (holder && isRunning(holder))
      throw new UserError(
        `The database in ${folder} is in use by process ${holder.pid}, since ${holder.since}: another npm start or ` +
          'npm run dev. Stop that one first, or give this one a folder of its own: DATA_DIR=.data-2 npm start',
      )
    await rm(file, { force: true })
  }
}
