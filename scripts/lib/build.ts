import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { run } from './child-process.ts'
import { UserError } from './cli.ts'
import type { Secrets } from './secrets.ts'

const brotli = promisify(brotliCompress)

/** Above so many files the best compression would take minutes. */
const manyFiles = 1000

/**
 * Writes brotli beside every text file, as a CDN would send it: made once, sent often. The best takes fifty times as
 * long as the quick, and is a tenth smaller.
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
      // Whole or not at all: the server may be reading the former one.
      await writeFile(`${folder}/${file}.new.br`, await brotli(text, { params }))
      await rename(`${folder}/${file}.new.br`, `${folder}/${file}.br`)
    }
  }
  // npm start does its best while the site is open already: one processor is left to the visitor.
  const workers = how === 'quick' ? availableParallelism() : Math.max(1, availableParallelism() - 1)
  await Promise.all(Array.from({ length: workers }, work))
}

/**
 * Builds the site from the listings of a running backend into `folder`; its browsers will use that backend's
 * publishable key.
 * @returns what the build printed, without colours
 */
export async function build(
  { url, secrets }: { url: string; secrets: Pick<Secrets, 'publishableKey'> },
  folder: string,
  { quiet = false, compression = 'best' }: { quiet?: boolean; compression?: 'quick' | 'best' } = {},
): Promise<string> {
  const { code, output: printed } = await run('astro', ['build', '--outDir', folder], {
    env: {
      OWN_SERVER: 'yes',
      CACHE_FOLDER: `${folder}-cache`,
      BACKEND_URL: url,
      PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
      NODE_ENV: 'production',
    },
    stdio: 'pipe',
  })
  // Astro colours what it prints where CI is set.
  const output = stripVTControlCharacters(printed)
  if (code !== 0) throw new UserError(`The site could not be built:\n${output.trim()}`)
  if (!quiet)
    for (const line of output.split('\n'))
      if (/left out|could not be reached|page\(s\) built/.test(line))
        console.log(`  ${line.replace(/^.*\[build\] /, '').trim()}`)
  await compress(folder, compression)
  return output
}
