import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The folders that the README, the guides and the commands recommend for DATA_DIR. */
const recommended = ['README.md', 'docs/feeds.md', 'scripts/lib/start-own.ts', 'scripts/lib/folder-lock.ts']
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/DATA_DIR=([\w.-]+)/g)])
  .map(([, folder]) => folder!)

it('Git ignores every data folder that the README and the commands recommend, which holds secrets', () => {
  expect(recommended).toContain('.data-agency')
  for (const folder of ['.data', ...recommended])
    expect(spawnSync('git', ['check-ignore', '-q', `${folder}/secrets.json`]).status, folder).toBe(0)
})

it.each(['scripts/lib/lint-rules.ts', 'oxfmt.config.ts'])('%s leaves out data folders', (file) =>
  expect(readFileSync(file, 'utf8')).toMatch(/(?<![\w.])\.data\*/),
)
