// Loaded into a server process: once a busy time is over, what its heap grew to goes back to the system. V8 by itself
// collects only when it needs room, which an idle process never does.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const intervalMs = 5000
/** Of one core. */
const [busyShare, idleShare] = [0.1, 0.05]

// Node hands out the collector only to a context that is made after this flag.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as NodeJS.GCFunction

let last = process.cpuUsage()
let wasBusy = false
setInterval(() => {
  const { user, system } = process.cpuUsage(last)
  const share = (user + system) / 1000 / intervalMs
  if (share > busyShare) wasBusy = true
  else if (wasBusy && share < idleShare) {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    wasBusy = false
  }
  last = process.cpuUsage()
}, intervalMs).unref()
