import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { run } from './child-process.ts'
import { UserError } from './cli.ts'
import type { Secrets } from './secrets.ts'

const brotli = promisify(brotliCompress)

/** Brotli beside every text file, as a CDN would send it: made once, sent often. */
async function compress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(html|css|js|svg|xml|json|txt)$/.test(file),
  )
  for (const file of files) {
    const text = await readFile(`${folder}/${file}`)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: files.length > 1000 ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    }
    await writeFile(`${folder}/${file}.br`, await brotli(text, { params }))
  }
}

/**
 * Builds the site from the listings of a running backend into `folder`; its browsers will use that backend's
 * publishable key.
 * @returns what the build printed
 */
export async function build(
  { url, secrets }: { url: string; secrets: Pick<Secrets, 'publishableKey'> },
  folder: string,
  { quiet = false } = {},
): Promise<string> {
  const { code, output } = await run('astro', ['build', '--outDir', folder], {
    env: {
      OWN_SERVER: 'yes',
      BACKEND_URL: url,
      PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
      NODE_ENV: 'production',
    },
    stdio: 'pipe',
  })
  if (code !== 0) throw new UserError(`The site could not be built:\n${output.trim()}`)
  if (!quiet)
    for (const line of output.split('\n'))
      if (/left out|could not be reached|page\(s\) built/.test(line))
        console.log(`  ${line.replace(/^.*\[build\] /, '').trim()}`)
  await compress(folder)
  return output
}
