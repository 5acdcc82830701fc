// Loaded into a server process: returns heap memory to the system after a busy period, or once the heap has grown. V8
// collects garbage only when it needs memory, which an idle process does not.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const intervalMs = 5000
/** Shares of one core. */
const [busyShare, idleShare] = [0.1, 0.05]
/** Bytes: a fast machine fills its heap without being busy. */
const maxGrowthBytes = 32_000_000
const heapSize = () => {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}

// Only a context created after this flag has gc().
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as NodeJS.GCFunction

let last = process.cpuUsage()
let sizeAfterCollection = heapSize()
let wasBusy = false
setInterval(() => {
  const { user, system } = process.cpuUsage(last)
  const share = (user + system) / 1000 / intervalMs
  const grew = heapSize() > sizeAfterCollection + maxGrowthBytes
  if (share > busyShare) wasBusy = true
  else if ((wasBusy || grew) && share < idleShare) {
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    wasBusy = false
    sizeAfterCollection = heapSize()
  }
  last = process.cpuUsage()
}, intervalMs).unref()
