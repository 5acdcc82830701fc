import { mkdir, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/paths'
import { everyCase, everyNth, sampleOf } from '../every-case'
import type { Engine } from './engine'
import { journeys } from './journeys'
import { looks } from './looks'
import { searchAndViewingJourneys } from './search-and-viewing-journeys'
import { recordErrors } from './record-errors'
import { closeSession } from './rows'
import { visitor } from './visitor'

/** The folder for screenshots of failed journeys. */
const folder = `${root}.tmp/engines/`

const tried = [
  ...Object.entries(journeys),
  ...sampleOf(Object.entries(searchAndViewingJourneys)),
  ...(everyCase ? Object.entries(looks) : []),
]

/** A visitor's journeys in one engine, each without page errors. */
export function testJourneys(name: string, missing: string[], start: () => Promise<Engine>) {
  if (missing.length > 0) console.log(`· ${name} is not here, so nothing is tried in it (${missing.join(', ')}).`)
  // Far fewer visitors have Firefox than Safari, whose engine is WebKit.
  const selected = name === 'Firefox' ? everyNth(3, tried) : tried
  describe.skipIf(missing.length > 0)(`A visitor with ${name}`, () => {
    let engine: Engine
    let recorder: Awaited<ReturnType<typeof recordErrors>>
    beforeAll(async () => {
      recorder = await recordErrors(process.env['TEST_SITE'] ?? '')
      engine = await start()
    }, 60_000)
    afterAll(async () => {
      await engine?.close()
      recorder?.close()
      await closeSession()
    })
    for (const [what, journey] of selected)
      test(what, { timeout: 120_000 }, async () => {
        recorder.take()
        await journey(visitor(engine, recorder.origin), name).catch(async (error: unknown) => {
          await mkdir(folder, { recursive: true })
          const file = `${folder}${name} ${what}.png`
          await writeFile(file, await engine.screenshot()).catch(() => {})
          throw error
        })
        const errors = recorder.take()
        // As the message: the summary truncates values.
        expect(errors, errors.join('\n')).toEqual([])
      })
  })
}
