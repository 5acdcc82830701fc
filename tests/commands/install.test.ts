import './as-a-person'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../../scripts/lib/child-process'
import { root } from '../../scripts/lib/paths'

// A project of three packages in its own folder, so that npm needs no registry: the scripts' Node, a production and a
// development dependency.
const project = mkdtempSync(`${tmpdir()}/agency-install-`)
const write = (path: string, text: string | object) => {
  mkdirSync(`${project}/${path}`.replace(/\/[^/]*$/, ''), { recursive: true })
  writeFileSync(`${project}/${path}`, typeof text === 'string' ? text : JSON.stringify(text), { mode: 0o755 })
}
const npm = (...args: string[]) => run('npm', [...args, '--offline'], { cwd: project, stdio: 'pipe' })
const command = (name: string) => run('node', ['scripts/run.mjs', name], { cwd: project, stdio: 'pipe' })
const has = (name: string) => existsSync(`${project}/node_modules/${name}/package.json`)

/** Declares the packages at this version, like a commit that changes the lock file. */
async function lock(version: string) {
  write('packages/node/package.json', { name: 'node', version, bin: { node: 'node' } })
  write('packages/needed/package.json', { name: 'needed', version })
  write('packages/tool/package.json', { name: 'tool', version })
  write('package.json', {
    name: 'scratch',
    version,
    dependencies: { node: 'file:packages/node', needed: 'file:packages/needed' },
    devDependencies: { tool: 'file:packages/tool' },
  })
  rmSync(`${project}/package-lock.json`, { force: true })
  const { code, output } = await npm('install', '--package-lock-only')
  expect(code, output).toBe(0)
}

beforeAll(async () => {
  for (const path of ['scripts/run.mjs', 'scripts/lib/with-parent.ts']) {
    mkdirSync(`${project}/scripts/lib`, { recursive: true })
    cpSync(root + path, `${project}/${path}`)
  }
  write('.npmrc', 'install-links=true\n')
  write('packages/node/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
  for (const name of ['start', 'test']) write(`scripts/${name}.ts`, `console.log('${name} ran')`)
  await lock('1.0.0')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

it('npm start installs no devDependencies, and once', async () => {
  const first = await command('start')
  expect(first.output).toMatch(/Installing packages[^]+start ran/)
  expect([has('needed'), has('tool')]).toEqual([true, false])
  expect((await command('start')).output).toBe('start ran\n')
})

it('npm test adds the devDependencies to the installed packages, and npm start keeps them', async () => {
  write('node_modules/needed/marker', 'was not deleted')
  const added = await command('test')
  expect(added.output).toMatch(/Installing the packages of tests[^]+test ran/)
  expect(has('tool')).toBe(true)
  expect(existsSync(`${project}/node_modules/needed/marker`)).toBe(true)
  expect((await command('test')).output).toBe('test ran\n')
  expect((await command('start')).output).toBe('start ran\n')
  expect(has('tool')).toBe(true)
})

it('new entries of package-lock.json are installed by either, with devDependencies if they were present', async () => {
  await lock('2.0.0')
  expect((await command('start')).output).toMatch(/Installing packages[^]+start ran/)
  expect(JSON.parse(readFileSync(`${project}/node_modules/needed/package.json`, 'utf8')).version).toBe('2.0.0')
  expect(has('tool')).toBe(true)
})

it('packages of a manual npm ci stay, devDependencies too', async () => {
  expect((await npm('ci')).code).toBe(0)
  write('node_modules/tool/marker', 'was not deleted')
  expect((await command('start')).output).toBe('start ran\n')
  expect(existsSync(`${project}/node_modules/tool/marker`)).toBe(true)
  expect((await command('test')).output).toBe('test ran\n')
  // After a manual install without them, npm test adds them.
  expect((await npm('ci', '--omit=dev')).code).toBe(0)
  expect((await command('start')).output).toBe('start ran\n')
  expect((await command('test')).output).toMatch(/Installing the packages of tests[^]+test ran/)
  expect(has('tool')).toBe(true)
})

it('a command without its packages ends with instructions', async () => {
  await lock('3.0.0')
  rmSync(`${project}/packages/needed`, { recursive: true })
  const { code, output } = await command('start')
  expect(code).toBe(1)
  expect(output).toContain('The packages could not be installed')
})
