// Runs before anything is installed: Node's own modules only, and a Node as old as 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { bin, root, withParent } from './paths.mjs'
import { UserError, say } from './say.mjs'

const stamp = `${root}node_modules/.installed-from`
const lock = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')

/** Installs what package-lock.json names, unless that is what is there. */
function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock()) return
  say('Installing packages (a minute or two, the first time) …')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error || status !== 0)
    throw new UserError(
      'The packages could not be installed; npm says why above. Most often it is the network or a full or ' +
        'read-only disk. Mend that and run the same command again.',
    )
  writeFileSync(stamp, lock())
}

/**
 * Installs, then runs a script's work on the Node that the project brings (24), whatever Node npm itself runs on.
 * Signals reach the work; its exit code is ours.
 * @param {string} worker the script that does the work, a path below scripts/
 */
export function installAndRun(worker) {
  install()
  const child = spawn(`${bin}node`, ['--import', withParent, `${root}scripts/${worker}`, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // Ctrl-C reaches the child as well, by the terminal; a signal sent to us alone does not.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) => {
    console.error(
      `\n✗ The project’s own Node did not start (${error.message}). ` +
        'Delete node_modules and run the same command again.',
    )
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
