import { randomBytes, randomInt } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'

const file = (home) => `${home}/secrets.json`
const random = (bytes) => randomBytes(bytes).toString('base64url')
// Without the letters and digits that are mistaken for each other.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** The secrets of the local backend in `home`; null where none have been made. */
export async function readSecrets(home) {
  const text = await readFile(file(home), 'utf8').catch((error) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return null
    throw error
  })
  return text === null ? null : JSON.parse(text)
}

/**
 * Makes the signing secret, the API keys and the demo administrator's password of one clone, for its owner's eyes
 * alone. None of them stands in the repository: whoever reads it can sign no token that a running backend takes.
 */
export async function makeSecrets(home) {
  const secrets = {
    jwtSecret: random(48),
    // Short: it opens nothing, and it stands in pages that are weighed.
    publishableKey: `sb_publishable_${random(6)}`,
    secretKey: `sb_secret_${random(32)}`,
    adminPassword: [group(), group(), group(), group()].join('-'),
  }
  await mkdir(home, { recursive: true })
  // Whole or not at all, where the process is killed meanwhile.
  await writeFile(`${file(home)}.part`, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  await rename(`${file(home)}.part`, file(home))
  return secrets
}
