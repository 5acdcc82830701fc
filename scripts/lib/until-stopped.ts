import type { ChildProcess } from 'node:child_process'

/**
 * Waits for Ctrl-C, SIGTERM or the end of one of the processes, then closes everything once.
 * @param processes their end also stops everything
 */
export function untilStopped(close: () => void | Promise<void>, processes: ChildProcess[]): void {
  let stopping = false
  const stop = async (code: number, message: string) => {
    if (stopping) return
    stopping = true
    console.log(`\n· ${message}`)
    await close()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop(0, 'Stopping.'))
  process.on('SIGTERM', () => void stop(0, 'Stopping.'))
  for (const child of processes)
    child.on(
      'exit',
      () =>
        void stop(
          1,
          'The database or the site stopped by itself; everything is stopped. Start it again with the same command.',
        ),
    )
}
