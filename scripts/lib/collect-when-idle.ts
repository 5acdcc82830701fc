// Loaded into a server process: returns heap memory to the system after a busy period, or once the heap has grown. V8
// collects garbage only when it needs memory, which an idle process does not.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const intervalMs = 5000
/** Shares of one core. */
const [busyShare, idleShare] = [0.1, 0.05]
/** A fast machine fills its heap without being busy. */
const maxGrowthBytes = 32_000_000
const heapSize = () => {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}

// Only a context created after this flag has gc().
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction

/** In microseconds. */
let lastUsage = process.cpuUsage()
let sizeAfterCollection = heapSize()
let wasBusy = false
setInterval(() => {
  const { user, system } = process.cpuUsage(lastUsage)
  const cpuShare = (user + system) / 1000 / intervalMs
  const hasGrown = heapSize() > sizeAfterCollection + maxGrowthBytes
  if (cpuShare > busyShare) wasBusy = true
  else if ((wasBusy || hasGrown) && cpuShare < idleShare) {
    collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    wasBusy = false
    sizeAfterCollection = heapSize()
  }
  lastUsage = process.cpuUsage()
}, intervalMs).unref()
