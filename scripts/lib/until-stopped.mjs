/**
 * Waits for Ctrl-C, SIGTERM or the end of one of the processes, then closes everything once.
 * @param {() => Promise<void>} close
 * @param {import('node:child_process').ChildProcess[]} processes whose end ends everything
 */
export function untilStopped(close, processes) {
  let stopping = false
  const stop = async (code, words) => {
    if (stopping) return
    stopping = true
    console.log(`\n· ${words}`)
    await close()
    process.exit(code)
  }
  process.on('SIGINT', () => stop(0, 'Stopping.'))
  process.on('SIGTERM', () => stop(0, 'Stopping.'))
  for (const child of processes)
    child.on('exit', () =>
      stop(
        1,
        'The database or the site stopped by itself; everything is stopped. Start it again with the same command.',
      ),
    )
}
