// Plain JavaScript of Node's own modules: it runs before anything is installed, and on a Node as old as 20.
// Usage: node scripts/run.mjs NAME [ARGUMENT…]
// Installs what the script needs of package-lock.json, then runs scripts/NAME.ts on the project's own Node (24).
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

/** The scripts that run without devDependencies. */
const productionScripts = [
  'dev',
  'doctor',
  'emails',
  'export',
  'hosting',
  'import',
  'rates',
  'reset',
  'serve',
  'setup',
  'start',
]
const withoutDev = 'without devDependencies'

function npm(...args) {
  const { status, error } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: path('../'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error || status !== 0)
    exitWith(
      'The packages could not be installed; npm says why above. Most often it is the network or a full or ' +
        'read-only disk. Mend that and run the same command again.',
    )
}

/**
 * What somebody installed by hand (`npm ci`), as npm itself notes it; null where package-lock.json names others.
 * A package for some platforms alone may be missing.
 */
function installedByHand() {
  const file = path('../node_modules/.package-lock.json')
  if (!existsSync(file)) return null
  try {
    const read = (text) => JSON.parse(readFileSync(text, 'utf8')).packages
    const [wanted, there] = [read(path('../package-lock.json')), read(file)]
    const named = Object.keys(wanted).filter((name) => name.startsWith('node_modules/') && !wanted[name].optional)
    const lacks = (name) => there[name]?.version !== wanted[name].version
    const isDev = (name) => wanted[name].dev || wanted[name].devOptional
    if (named.some((name) => !isDev(name) && lacks(name))) return null
    return { hasDev: !named.some(lacks) }
  } catch {
    return null
  }
}

/** Installs what package-lock.json names, unless it is there: all of it, or what a production script needs. */
function install(production) {
  const lockHash = createHash('sha256')
    .update(readFileSync(path('../package-lock.json')))
    .digest('hex')
  // npm ci deletes the stamp with all else; what it put there stays.
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  const byHand = stamp === '' ? installedByHand() : null
  const isCurrent = byHand !== null || stamp.startsWith(lockHash)
  const hasDev = byHand ? byHand.hasDev : stamp !== '' && !stamp.endsWith(withoutDev)
  if (isCurrent && (production || hasDev)) return
  // devDependencies that were there before the lock file changed are wanted after it.
  const omitsDev = production && !hasDev
  console.log(`· Installing ${isCurrent ? 'the packages of tests' : 'packages'} (a minute at most, the first time) …`)
  // npm ci would delete the packages that are there; npm install adds the others, by the same lock file.
  if (isCurrent) npm('install', '--no-save', '--include=dev')
  else npm('ci', omitsDev ? '--omit=dev' : '--include=dev')
  writeFileSync(stampFile, omitsDev ? `${lockHash} ${withoutDev}` : lockHash)
}

const names = readdirSync(path('./')).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []))
const [name = '', ...args] = process.argv.slice(2)
if (!names.includes(name)) exitWith(`There is no script “${name}”. There are: ${names.sort().join(', ')}.`)

install(productionScripts.includes(name))
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
