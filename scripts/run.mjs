// Plain JavaScript with Node's own modules, because it runs before anything is installed, on Node 20 or newer.
// Usage: node scripts/run.mjs NAME [ARGUMENT…]
// Installs the packages that the script needs from package-lock.json, then runs scripts/NAME.ts on the project's own
// Node (24).
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

if (process.platform === 'win32')
  exitWith('The project runs on Linux and macOS. On Windows, run the same command inside WSL (wsl --install).')

/** The scripts that run without devDependencies. */
const productionScripts = [
  'dev',
  'doctor',
  'emails',
  'export',
  'feeds',
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
  })
  if (error || status !== 0)
    exitWith(
      'The packages could not be installed; npm says why above. Most often it is the network or a full or ' +
        'read-only disk. Fix that and run the same command again.',
    )
}

/**
 * Detects a manual installation (`npm ci`) from npm's own record. Null if package-lock.json has other versions.
 * Packages for other platforms may be missing.
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

/** Installs packages from package-lock.json if they are missing: all of them, or those of a production script. */
function install(production) {
  const lockHash = createHash('sha256')
    .update(readFileSync(path('../package-lock.json')))
    .digest('hex')
  // npm ci deletes the stamp. What it installed is still valid.
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  const byHand = stamp === '' ? installedByHand() : null
  const isCurrent = byHand !== null || stamp.startsWith(lockHash)
  const hasDev = byHand ? byHand.hasDev : stamp !== '' && !stamp.endsWith(withoutDev)
  if (isCurrent && (production || hasDev)) return
  // Keeps devDependencies after a change of the lock file if they were installed before.
  const omitsDev = production && !hasDev
  console.log(`· Installing ${isCurrent ? 'the packages of tests' : 'packages'} (a minute at most, the first time) …`)
  // npm ci would delete installed packages. npm install adds the others from the same lock file.
  if (isCurrent) npm('install', '--no-save', '--include=dev')
  else npm('ci', omitsDev ? '--omit=dev' : '--include=dev')
  writeFileSync(stampFile, omitsDev ? `${lockHash} ${withoutDev}` : lockHash)
}

const names = readdirSync(path('./')).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []))
const [name = '', ...args] = process.argv.slice(2)
if (!names.includes(name)) exitWith(`There is no script “${name}”. There are: ${names.sort().join(', ')}.`)

install(productionScripts.includes(name))
// The script ends with this process, even if that is killed (lib/with-parent.ts).
const withParent = new URL('lib/with-parent.ts', import.meta.url).href
// `#agency/` means the folder that AGENCY names, if any (decision 035).
const first = [withParent, ...(process.env.AGENCY ? [new URL('../src/agency-imports.ts', import.meta.url).href] : [])]
const imports = first.flatMap((module) => ['--import', module])
const child = spawn(path('../node_modules/.bin/node'), [...imports, path(`${name}.ts`), ...args], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// The terminal sends Ctrl-C to the child as well, but not a signal for this process only.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('error', (error) =>
  exitWith(
    `The project’s own Node did not start (${error.message}). Delete node_modules and run the same command again.`,
  ),
)
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
