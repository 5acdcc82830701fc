import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { run } from '../../scripts/lib/child-process'

const script = (name: string, args: string[], env: Record<string, string> = {}) =>
  run('node', [`scripts/${name}.ts`, ...args], { stdio: 'pipe', env })

it('npm run import and npm run export explain their usage and missing settings, without a stack trace', async () => {
  expect((await script('import', [])).output).toContain('npm run import -- FILE')
  expect((await script('export', [])).output).toContain('npm run export -- FOLDER')
  expect((await script('import', ['no-such-file.blm'])).output).toContain('There is no file no-such-file.blm')
  const emptyFolder = { DATA_DIR: mkdtempSync(`${tmpdir()}/agency-feed-`), BACKEND_URL: '' }
  const { code, output } = await script('import', ['tests/feeds/01-valid-sale-let.blm'], emptyFolder)
  expect(code).toBe(1)
  expect(output).toContain('Run npm start first')
  expect(output).not.toContain('at ')
})
