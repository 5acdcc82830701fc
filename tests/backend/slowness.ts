/**
 * How many times slower this processor is at present than the one that limits in milliseconds were chosen on; at least
 * 1. Processors of shared machines vary by a factor of three.
 */
export function slowness(): number {
  const begun = process.cpuUsage()
  let length = 0
  for (let n = 0; n < 1_500_000; n++) length += JSON.stringify({ n, text: `line ${n}`.replaceAll('i', 'j') }).length
  const { user, system } = process.cpuUsage(begun)
  if (length === 0) throw new Error('Nothing was computed.')
  return Math.max(1, (user + system) / 350_000)
}
