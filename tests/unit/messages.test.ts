import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Names, kinds and values of functions are compared by the types: each file in another language ends with a line that
// fails if it differs (src/messages/same-messages.ts). These tests hold what types cannot.

type Messages = Record<string, unknown>
const english = import.meta.glob<Messages>('../../src/messages/en/*.ts', { eager: true })
const others = import.meta.glob<Messages>('../../src/messages/*/*.ts', { eager: true })

const files = (language: string) => readdirSync(`src/messages/${language}`).sort()
const languages = readdirSync('src/messages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

/** What another language counts in other units, objects of packages, and what each language has of its own. */
const converted = ['.millions', '.thousands', '.shortArea']
const ofPackages = ['.locale']
const own = ['.ownFormats']

/** Every text in a message, by its place. Functions are called with numbers that no text contains. */
function texts(message: unknown, place: string): [place: string, text: string][] {
  if (typeof message === 'string' || typeof message === 'number') return [[place, String(message)]]
  if (typeof message === 'function' && !converted.includes(place)) {
    const numbers = Array.from({ length: message.length }, (_, n) => 7_001 + n)
    for (const values of [numbers, numbers.map(String)])
      try {
        return texts((message as (...values: unknown[]) => unknown)(...values), place)
      } catch {
        // It takes texts, or a list or an object, which the types compare.
      }
    return []
  }
  if (typeof message === 'object' && message !== null && ![...ofPackages, ...own].includes(place))
    return Object.entries(message).flatMap(([key, each]) => texts(each, `${place}.${key}`))
  return []
}
const placeholders = (text: string) => [...text.replaceAll(',', '').matchAll(/70\d\d/g)].map(String).sort()

describe.each(languages)('The messages in %s', (language) => {
  it('have the files of the English ones', () => expect(files(language)).toEqual(files('en')))

  it.each(files('en'))('of %s have the same placeholders', (file) => {
    const of = (messages: Messages) =>
      texts({ ...messages }, '').map(([place, text]) => `${place} ${placeholders(text).join(' ')}`)
    const path = Object.keys(others).find((each) => each.endsWith(`/${language}/${file}`)) ?? ''
    expect(of(others[path] ?? {})).toEqual(of(english[`../../src/messages/en/${file}`] ?? {}))
  })

  it.each(files('en'))('of %s are compared with the English ones by the types', (file) => {
    expect(readFileSync(`src/messages/${language}/${file}`, 'utf8')).toContain(
      `\nnull satisfies SameMessages<typeof import('../en/${file}'), typeof import('./${file}')>\n`,
    )
  })
})

describe('Messages', () => {
  // To a reader in China a home 海外 is outside China, and the tax counts a home in China. No filter adds water (水).
  // 写信 is to write a letter on paper; 在市 is no word. The others are untrue, or a second word for one thing.
  it.each([
    '海外的住房',
    '境外的住房',
    '水电燃气',
    '信息只用于',
    '为办公而建',
    '游船，',
    '乔治亚',
    '塔楼',
    '处房源',
    '写信',
    '不认识',
    '在市',
    '无需账户',
    '……',
  ])('do not say %s', (words) => {
    const saying = ['src/messages/zh', 'src/agency/zh'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.\w+$/.test(file) && readFileSync(`${folder}/${file}`, 'utf8').includes(words),
      ),
    )
    expect(saying).toEqual([])
  })

  it('write Chinese dates without spaces, as browsers do', () => {
    const spaced = ['src/messages/zh', 'src/agency/zh'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.\w+$/.test(file))
        .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/\b(19|20)\d\d 年|\d 月|月 \d+ 日/g) ?? []),
    )
    expect(spaced).toEqual([])
  })

  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|astro)$/.test(file) && !file.startsWith('messages'))
    .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))
  // Emails and alerts get their messages as a parameter.
  const isGiven = (messages: string, file: string) =>
    messages.startsWith('email')
      ? file.startsWith('domain/email/')
      : messages === 'alert-subject.ts' && /^domain\/(alert|email)\//.test(file)

  it.each(files('en'))('of %s are all used', (file) => {
    const using = sources.filter(
      (source) => source.text.includes(`'#messages/${file}'`) || file === 'language.ts' || isGiven(file, source.file),
    )
    const used = new Set(using.flatMap(({ text }) => [...text.matchAll(/[\w$]+/g)].map(([word]) => word)))
    const names = Object.keys(english[`../../src/messages/en/${file}`] ?? {})
    expect(names.filter((name) => !used.has(name))).toEqual([])
  })
})
