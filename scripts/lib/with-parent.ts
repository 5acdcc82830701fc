// Loaded into a process by the one that starts it (node --import, with an IPC channel): when that one is gone,
// however it went, this one is asked to stop.
const forceAfterMs = 30_000
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  // Longer than PostgreSQL takes to end.
  setTimeout(() => process.exit(1), forceAfterMs).unref()
})
// Waiting for that is no reason to go on.
process.channel?.unref()
// Nobody reads the pipes of a parent that was killed. Unheard, each line written would be an error, reported in a line.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
