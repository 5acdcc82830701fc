import { randomBytes, randomInt } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { errorCode } from './cli.ts'

export interface Secrets {
  jwtSecret: string
  publishableKey: string
  secretKey: string
  adminPassword: string
}

const secretsFile = (folder: string) => `${folder}/secrets.json`
const random = (bytes: number) => randomBytes(bytes).toString('base64url')
// No letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const passwordGroup = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
/** A password of groups of four characters: `k7fd-9xqm`. */
export const makePassword = (groups: number) => Array.from({ length: groups }, passwordGroup).join('-')

/** The secrets of the local backend in `folder`, or null. */
export async function readSecrets(folder: string): Promise<Secrets | null> {
  try {
    return JSON.parse(await readFile(secretsFile(folder), 'utf8')) as Secrets
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null
    throw error
  }
}

/**
 * Generates the signing secret, the API keys and the demo administrator's password of one clone. The repository
 * contains none of them, so nobody can sign a valid token from it.
 */
export const makeSecrets = (): Secrets => ({
  jwtSecret: random(48),
  // Short, because it grants nothing and pages contain it.
  publishableKey: `sb_publishable_${random(6)}`,
  secretKey: `sb_secret_${random(32)}`,
  adminPassword: makePassword(4),
})

/** Stores the secrets in `folder`, readable by the owner only. */
export async function storeSecrets(folder: string, secrets: Secrets): Promise<void> {
  // Writes atomically, in case the process is killed.
  await writeFile(`${secretsFile(folder)}.part`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  await rename(`${secretsFile(folder)}.part`, secretsFile(folder))
}
