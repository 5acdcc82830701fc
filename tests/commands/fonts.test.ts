import { expect, it } from 'vitest'
import { run } from '../../scripts/lib/child-process'

const fonts = (...args: string[]) => run('node', ['scripts/fonts.ts', ...args], { stdio: 'pipe' })

it.each([
  ['is missing', 'no-such-typeface.woff2', 'There is no file no-such-typeface.woff2.'],
  ['is a folder', 'src', 'src cannot be read (EISDIR).'],
  ['is no typeface', 'README.md', 'README.md is no typeface that can be cut'],
])('the command that cuts typefaces names a file that %s, without a stack trace', async (_, file, message) => {
  const { code, output } = await fonts(file, 'garamond', 'headings')
  expect(code).toBe(1)
  expect(output).toContain(message)
  expect(output).not.toMatch(/^ +at /m)
})
