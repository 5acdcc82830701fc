import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../paths.ts'

/**
 * Not in package.json, because only setup needs it, it weighs 100 MB, and a lock file with its eight platform packages
 * does not install everywhere. npx downloads this exact version.
 */
export const cliVersion = '3.1.0'

export interface CliResult {
  /** Whether npx could not download the CLI. */
  isMissing: boolean
  code: number
  output: string
}

/**
 * Runs the Supabase CLI without prompts. Pass secrets in `env` or a file, never in `args`, which every user of the
 * machine can read. `folder` has the project's folder `supabase`.
 */
export function supabaseCli(args: string[], env: Record<string, string>, folder = root): Promise<CliResult> {
  return new Promise((resolve) => {
    const child: ChildProcess = spawn('npx', ['--yes', `supabase@${cliVersion}`, ...args, '--yes'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DO_NOT_TRACK: '1', NO_COLOR: '1', ...env },
    })
    let output = ''
    const listen = (chunk: Buffer) => (output += chunk.toString())
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', (error) => resolve({ isMissing: true, code: 1, output: error.message }))
    child.once('close', (code) =>
      resolve({ isMissing: code !== 0 && /^npm (error|ERR!)/m.test(output), code: code ?? 1, output: output.trim() }),
    )
  })
}
