import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100

/** The processor seconds of all child processes that have ended; null where the system has no /proc. */
function secondsOfEndedChildren(): number | null {
  try {
    // The name in parentheses may contain spaces. Fields 16 and 17 are the children's user and system time.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return null
  }
}

const currentTask = new AsyncLocalStorage<{ seconds: number }>()
let counted = 0

// Servers count too, so this observes every child process, not only the commands of a task.
subscribe('child_process', (message) => {
  const task = currentTask.getStore()
  const { process: child } = message as { process: ChildProcess }
  child.once('exit', () => {
    const now = secondsOfEndedChildren() ?? 0
    if (task) task.seconds += now - counted
    counted = now
  })
})

/**
 * Runs `work` and measures the child processes that it starts. On a busy machine, their processor seconds are
 * comparable and minutes are not. Pages of Chromium do not count: it does not wait for the process that starts them.
 * @returns the result, and the processor seconds of the child processes that ended; null where they are unknown
 */
export async function withProcessorTime<Result>(work: () => Promise<Result>) {
  const task = { seconds: 0 }
  const result = await currentTask.run(task, work)
  return { result, processorSeconds: secondsOfEndedChildren() === null ? null : task.seconds }
}
