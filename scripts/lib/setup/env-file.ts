import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { errorCode, UserError } from '../cli.ts'
import type { Settings } from './settings.ts'

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return ''
    throw new UserError(`${file} cannot be read (${errorCode(error)}). Make it a file that you may read.`)
  }
}

/** The values of a settings file; none if it is missing. An empty value counts as missing. */
export const readEnvFile = async (file: string): Promise<Settings> =>
  Object.fromEntries(Object.entries(parseEnv(await read(file))).filter(([, value]) => value !== ''))

/** Quotes a value so that readers of .env files take it literally, without comments, escapes or variables. */
function quoted(value: string): string {
  if (/^[\w@%+:/.,=-]*$/.test(value)) return value
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark))
  if (!quote || /[\r\n]/.test(value))
    throw new UserError('A setting with a line break or with all three kinds of quotes cannot be kept in a file.')
  return quote + value + quote
}

export const envLine = (name: string, value: string) => `${name}=${quoted(value)}`

/** The text of a settings file with new values. Other lines and the order stay. */
export function withSettings(text: string, values: Record<string, string>): string {
  let result = text
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^(?:export[ \\t]+)?${name}[ \\t]*=.*$`, 'gm')
    const [first, ...more] = result.match(line) ?? []
    if (first === undefined) result += `${result && !result.endsWith('\n') ? '\n' : ''}${envLine(name, value)}\n`
    // If a name occurs several times, the last line applies.
    else {
      let left = more.length
      result = result.replace(line, (was) => (left-- > 0 ? was : envLine(name, value)))
    }
  }
  return result
}

/**
 * Writes settings into a file atomically, for the owner only.
 * @returns whether anything changed
 */
export async function updateEnvFile(file: string, values: Record<string, string>): Promise<boolean> {
  const before = await read(file)
  const after = withSettings(before, values)
  if (after === before) return false
  const part = `${file}.${randomUUID()}.part`
  try {
    await writeFile(part, after, { mode: 0o600 })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw new UserError(`${file} cannot be written (${errorCode(error)}). Make its folder writable and run this again.`)
  }
  return true
}
