// Loaded into a child process (node --import, with an IPC channel). When its parent ends, even if killed, this process
// receives SIGTERM.
const forceAfterMs = 30_000
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  // Longer than PostgreSQL needs to end.
  setTimeout(() => process.exit(1), forceAfterMs).unref()
})
// This timer must not keep the process running.
process.channel?.unref()
// After the parent is killed, nobody reads its pipes. Without a handler, each log line would raise an error.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
