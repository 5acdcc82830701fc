import { existsSync } from 'node:fs'
import { chmod, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { root } from '../../scripts/lib/paths'

/** The path of an old Chromium that .ci/run has installed; null if missing. Unpacks it once. */
export async function oldChromium(version: number): Promise<string | null> {
  const folder = `${root}.tmp/old-browsers/node_modules/chromium-${version}`
  const path = `${folder}/chromium`
  const packed = `${folder}/bin/chromium.br`
  if (existsSync(path) || !existsSync(packed)) return existsSync(path) ? path : null
  const complete = `${path}.${process.pid}`
  await writeFile(complete, await promisify(brotliDecompress)(await readFile(packed)))
  await chmod(complete, 0o755)
  await rename(complete, path)
  return path
}
