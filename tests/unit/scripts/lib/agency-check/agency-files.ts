import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** The files of our agency by their path, as the check reads them. */
export const files = new Map(
  readdirSync('src/agency', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|css|md|yaml)$/.test(name))
    .map((name) => [name, readFileSync(`src/agency/${name}`, 'utf8')]),
)

/** The agency's files, one of them with a change. */
export const withChange = (file: string, from: string | RegExp, to: string) => {
  const text = files.get(file) ?? ''
  const changed = text.replace(from, to)
  expect(changed, file).not.toBe(text)
  return new Map(files).set(file, changed)
}

/** The line of a file that contains a text. */
export const at = (file: string, text: string) =>
  `src/agency/${file}:${(files.get(file) ?? '').split(text, 1).join('').split('\n').length}`
