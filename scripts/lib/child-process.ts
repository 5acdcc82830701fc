import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { bin, root, withParent } from './paths.ts'

/** The settings of a hosted project. */
export const projectSettings = [
  'PUBLIC_SUPABASE_URL',
  'BACKEND_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'PUBLIC_ADMIN_EMAIL',
] as const
/** The settings of maps, which an agency may need for every build. */
export const mapSettings = ['PUBLIC_GOOGLE_MAPS_KEY', 'PUBLIC_MAP_TILES', 'PUBLIC_MAP_ATTRIBUTION'] as const

type Environment = Record<string, string | undefined>

interface LaunchOptions {
  env?: Environment
  cwd?: string
  stdio?: 'inherit' | 'ignore' | 'pipe'
}

const environment = (extra: Environment): Environment => ({
  // Our commands use their own database, so a hosted project in .env must not apply. An empty value counts as unset.
  ...Object.fromEntries(projectSettings.map((name) => [name, ''])),
  ...process.env,
  PATH: `${bin}:${process.env['PATH']}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DEV_BACKGROUND: '0',
  DO_NOT_TRACK: '1',
  ...extra,
})

/** Starts one of the project's commands as a child process. The caller must stop it. */
export const launch = (
  command: string,
  args: string[],
  { env = {}, cwd = root, stdio = 'inherit' }: LaunchOptions = {},
): ChildProcess => spawn(command, args, { cwd, stdio, env: environment(env) })

/**
 * Starts a command that runs until it is stopped. It ends with this process, even if that is killed, so no process
 * keeps a port or the database. `modules` are loaded first.
 */
export const launchServer = (
  command: string,
  args: string[],
  { env = {}, cwd = root, stdio = 'inherit', modules = [] }: LaunchOptions & { modules?: string[] } = {},
): ChildProcess =>
  spawn(
    `${bin}node`,
    [
      ...[withParent, ...modules].flatMap((module) => ['--import', module]),
      command.includes('/') ? command : `${bin}${command}`,
      ...args,
    ],
    { cwd, stdio: [stdio, stdio, stdio, 'ipc'], env: environment(env) },
  )

interface RunOptions extends LaunchOptions {
  input?: string
  /** The command ends with this process, even if that is killed. */
  withParent?: boolean
  /** The command's nice value, for work that fills the time in which other processes wait. */
  niceness?: number
}

/**
 * Runs a command to its end, with `input` as its standard input. Resolves to the exit code and, unless the command
 * shares our terminal, the output.
 */
export const run = (command: string, args: string[], options: RunOptions = {}) =>
  new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = (options.withParent ? launchServer : launch)(command, args, options)
    if (options.niceness && child.pid) setPriority(child.pid, options.niceness)
    let output = ''
    child.stdin?.end(options.input)
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })

/** Runs another script with the modules that run.mjs loaded into this process: one of them resolves `#agency/`. */
export const runScript = (name: string, options: RunOptions = {}) =>
  run(process.execPath, [...process.execArgv, `${root}scripts/${name}.ts`], options)

/** Stops a child and waits. Kills it after `timeoutMs`. */
export function stop(child: ChildProcess, timeoutMs = 5000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
