// Plain JavaScript of Node's own modules: it runs before anything is installed, and on a Node as old as 20.
// Usage: node scripts/run.mjs NAME [ARGUMENT…]
// Installs what package-lock.json names, then runs scripts/NAME.ts on the Node that the project brings (24).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const stampFile = path('../node_modules/.installed-from')

function exitWith(message) {
  console.error(`\n✗ ${message}`)
  process.exit(1)
}

/** Installs what package-lock.json names, unless that is what is there. */
function install() {
  const lockHash = createHash('sha256')
    .update(readFileSync(path('../package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash) return
  console.log('· Installing packages (a minute or two, the first time) …')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: path('../'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error || status !== 0)
    exitWith(
      'The packages could not be installed; npm says why above. Most often it is the network or a full or ' +
        'read-only disk. Mend that and run the same command again.',
    )
  writeFileSync(stampFile, lockHash)
}

const names = readdirSync(path('./')).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []))
const [name = '', ...args] = process.argv.slice(2)
if (!names.includes(name)) exitWith(`There is no script “${name}”. There are: ${names.sort().join(', ')}.`)

install()
// The script ends with this process, even where that is killed outright (lib/with-parent.ts).
const withParent = new URL('lib/with-parent.ts', import.meta.url).href
const child = spawn(path('../node_modules/.bin/node'), ['--import', withParent, path(`${name}.ts`), ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C reaches the child as well, by the terminal; a signal sent to this process alone does not.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('error', (error) =>
  exitWith(
    `The project’s own Node did not start (${error.message}). Delete node_modules and run the same command again.`,
  ),
)
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
