// Loaded into a process by the one that starts it (node --import, with an IPC channel): when that one is gone,
// however it went, this one is asked to stop.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Waiting for that is no reason to go on.
process.channel?.unref()
