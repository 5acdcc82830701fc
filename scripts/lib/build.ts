import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { run } from './child-process.ts'
import { UserError } from './cli.ts'
import type { Secrets } from './secrets.ts'

const brotli = promisify(brotliCompress)

/** Above this number of files, the best compression would take minutes. */
const manyFiles = 1000

/**
 * Writes a brotli version of every text file, as a CDN would send it. The best level takes fifty times as long as the
 * fast one, and saves a tenth.
 */
export async function compress(folder: string, how: 'quick' | 'best'): Promise<void> {
  const queue = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(html|css|js|svg|xml|json|txt)$/.test(file),
  )
  const quality = how === 'quick' || queue.length > manyFiles ? 5 : 11
  const work = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) {
      const text = await readFile(`${folder}/${file}`)
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      // Writes atomically, because the server may be reading the old file.
      await writeFile(`${folder}/${file}.new.br`, await brotli(text, { params }))
      await rename(`${folder}/${file}.new.br`, `${folder}/${file}.br`)
    }
  }
  // npm start compresses again while the site is open. One processor stays free for the visitor.
  const workers = how === 'quick' ? availableParallelism() : Math.max(1, availableParallelism() - 1)
  await Promise.all(Array.from({ length: workers }, work))
}

/**
 * Builds the site into `folder` from the listings of a running backend, with that backend's publishable key.
 * @returns the build's output without colours
 */
export async function build(
  { url, secrets }: { url: string; secrets: Pick<Secrets, 'publishableKey'> },
  folder: string,
  {
    quiet = false,
    compression = 'best',
    env = {},
  }: { quiet?: boolean; compression?: 'quick' | 'best'; env?: Record<string, string> } = {},
): Promise<string> {
  const { code, output: printed } = await run('astro', ['build', '--outDir', folder], {
    env: {
      OWN_SERVER: 'yes',
      CACHE_FOLDER: `${folder}-cache`,
      BACKEND_URL: url,
      PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: 'pipe',
    withParent: true,
  })
  // Astro colours its output if CI is set.
  const output = stripVTControlCharacters(printed)
  if (code !== 0) throw new UserError(`The site could not be built:\n${output.trim()}`)
  if (!quiet)
    for (const line of output.split('\n'))
      if (/left out|could not be reached|page\(s\) built/.test(line))
        console.log(`  ${line.replace(/^.*\[build\] /, '').trim()}`)
  await compress(folder, compression)
  return output
}
