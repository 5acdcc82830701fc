import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { errorCode, logStep, UserError } from './cli.ts'

interface LockHolder {
  pid: number
  /** When the process started, if the system reports it. A reused process id has another start time. */
  startTime: string | null
  since: string
  /** The process is stopping. The next start waits for it. */
  stopping?: boolean
}

export interface FolderLock {
  /** Announces the release. Call it before any port is free. */
  markStopping: () => void
  release: () => Promise<void>
}

/** Longer than a process needs to end after its parent (with-parent.ts). */
const maxStopMs = 40_000

/** The start time of a process in clock ticks since boot; null if unknown. */
function processStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isRunning({ pid, startTime }: LockHolder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false
  }
  return startTime === null || startTime === processStartTime(pid)
}

/**
 * Locks a data folder for this process. Replaces a stale lock, and waits for a process that is stopping.
 * @throws UserError that names the process with the lock
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}/lock`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // A data folder of any name, which holds secrets and personal data, stays out of a commit.
  if (!existsSync(`${folder}/.gitignore`)) await writeFile(`${folder}/.gitignore`, '*\n')
  const ownLock: LockHolder = {
    pid: process.pid,
    startTime: processStartTime(process.pid),
    since: new Date().toISOString(),
  }
  let waitingSince: number | undefined
  for (;;) {
    try {
      const handle = await open(file, 'wx', 0o600)
      await handle.writeFile(JSON.stringify(ownLock))
      await handle.close()
      return {
        markStopping: () => {
          try {
            writeFileSync(`${file}.stopping`, JSON.stringify({ ...ownLock, stopping: true }), { mode: 0o600 })
            renameSync(`${file}.stopping`, file)
          } catch {
            // A full disk or a deleted folder must not prevent the stop.
          }
        },
        release: () => rm(file, { force: true }),
      }
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
    const text = await readFile(file, 'utf8').catch(() => '')
    let holder: LockHolder | null = null
    try {
      holder = JSON.parse(text) as LockHolder
    } catch {
      // The file is incomplete: its process was killed during the write.
    }
    if (holder?.stopping && isRunning(holder) && Date.now() - (waitingSince ?? Date.now()) < maxStopMs) {
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
