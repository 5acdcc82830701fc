import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs `work` with a temporary folder, which is removed afterwards and if a signal ends the process. */
export async function withScratch<Result>(prefix: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(`${tmpdir()}/${prefix}-`)
  // Retries, because another process may still be writing there.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const onSignal = (signal: NodeJS.Signals) => {
    for (const name of signals) process.off(name, onSignal)
    try {
      remove()
    } finally {
      // The signal then has its default effect, unless other handlers end the process.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
    }
  }
  for (const name of signals) process.on(name, onSignal)
  try {
    return await work(folder)
  } finally {
    remove()
    for (const name of signals) process.off(name, onSignal)
  }
}
