import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build, type Rolldown } from 'vite'
import { root } from '../../scripts/lib/paths'

/** A function of the project in one file, as hosts bundle it for a runtime that is not Node. */
export async function bundleFunction(path: string): Promise<{ code: string; file: string }> {
  const { output } = (await build({
    root,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    ssr: { target: 'webworker', noExternal: true },
    // Vercel gives settings by this name, in a runtime that is not Node.
    environments: { ssr: { keepProcessEnv: true } },
    build: { ssr: root + path, write: false },
  })) as Rolldown.RolldownOutput
  const file = `${mkdtempSync(`${tmpdir()}/meridian-function-`)}/function.mjs`
  writeFileSync(file, output[0].code)
  return { code: output[0].code, file }
}
