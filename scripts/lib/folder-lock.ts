import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { errorCode, logStep, UserError } from './cli.ts'

interface Holder {
  pid: number
  /** When that process began, where the system tells: a number that was given again names another process. */
  began: string | null
  since: string
  /** It is on its way out: whoever comes next waits for it. */
  stopping?: boolean
}

export interface FolderLock {
  /** Says that the folder will be given back. At once: no port may be free before this is known. */
  markStopping: () => void
  release: () => Promise<void>
}

/** Longer than a process takes to end whose parent is gone (with-parent.ts). */
const longestStopMs = 40_000

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
 * Takes a data folder for this process alone. A lock whose process is gone is stale and replaced; one whose process is
 * stopping is waited for.
 * @throws UserError that names the process which holds it
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}/lock`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const mine: Holder = { pid: process.pid, began: beginning(process.pid), since: new Date().toISOString() }
  let waitingSince: number | undefined
  for (;;) {
    try {
      const handle = await open(file, 'wx', 0o600)
      await handle.writeFile(JSON.stringify(mine))
      await handle.close()
      return {
        markStopping: () => {
          try {
            writeFileSync(`${file}.stopping`, JSON.stringify({ ...mine, stopping: true }), { mode: 0o600 })
            renameSync(`${file}.stopping`, file)
          } catch {
            // A full disk, or a folder that is gone, is no reason not to stop.
          }
        },
        release: () => rm(file, { force: true }),
      }
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
    if (holder?.stopping && isRunning(holder) && Date.now() - (waitingSince ?? Date.now()) < longestStopMs) {
      if (!waitingSince) logStep('Waiting for the last start to close its database …')
      waitingSince ??= Date.now()
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    if (holder && isRunning(holder))
      throw new UserError(
        `The database in ${folder} is in use by process ${holder.pid}, since ${holder.since}: another npm start or ` +
          'npm run dev. Stop that one first, or give this one a folder of its own: DATA_DIR=.data-2 npm start',
      )
    await rm(file, { force: true })
  }
}
