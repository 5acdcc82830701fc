import { readFile } from 'node:fs/promises'
import { errorCode, UserError } from './cli.ts'

/** The bytes of a file that the user named. */
export async function readNamedFile(path: string): Promise<Buffer<ArrayBuffer>> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = errorCode(error)
    throw new UserError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read (${code}).`)
  }
}
