import { build, type Rolldown } from 'vite'
import { root } from '../../scripts/lib/paths'

/**
 * A function of the project in one file, as hosts bundle it for other runtimes than Node; `url` is importable.
 * @param project its folder, with a slash at the end
 */
export async function bundleFunction(path: string, project = root): Promise<{ code: string; url: string }> {
  const { output } = (await build({
    root: project,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    ssr: { target: 'webworker', noExternal: true },
    // Vercel provides settings under this name, in another runtime than Node.
    environments: { ssr: { keepProcessEnv: true } },
    build: { ssr: project + path, write: false },
  })) as Rolldown.RolldownOutput
  const [{ code }] = output
  return { code, url: `data:text/javascript;base64,${Buffer.from(code).toString('base64')}` }
}
