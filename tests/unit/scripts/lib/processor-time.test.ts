import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../../../../scripts/lib/child-process'
import { withProcessorTime } from '../../../../scripts/lib/processor-time'

const node = (script: string) => run('node', ['-e', script], { stdio: 'pipe' })
const computing = 'while (process.cpuUsage().user < 200_000);'

it.skipIf(!existsSync('/proc/self/stat'))(
  'each of two simultaneous tasks has the time of its own children',
  async () => {
    const [busy, idle] = await Promise.all([
      withProcessorTime(() => node(computing)),
      withProcessorTime(() => node('setTimeout(() => {}, 10)')),
    ])
    expect(busy.processorSeconds).toBeGreaterThan(0.1)
    expect(idle.processorSeconds).toBeLessThan(busy.processorSeconds!)
  },
)

it('the result is returned, and no child takes no time', async () => {
  const { result, processorSeconds } = await withProcessorTime(() => Promise.resolve('done'))
  expect(result).toBe('done')
  expect(processorSeconds ?? 0).toBe(0)
})
