import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bin, root } from '../../../../scripts/lib/paths'
import { withScratch } from '../../../../scripts/lib/scratch'

it('A scratch folder exists during the work, and is removed after success and failure', async () => {
  const folders: string[] = []
  const work = (folder: string) => {
    folders.push(folder)
    expect(existsSync(folder)).toBe(true)
    return folders.length === 1 ? Promise.resolve('result') : Promise.reject(new Error('failed'))
  }
  expect(await withScratch('agency-scratch', work)).toBe('result')
  await expect(withScratch('agency-scratch', work)).rejects.toThrow('failed')
  expect(folders.filter((folder) => existsSync(folder))).toEqual([])
})

const code = `import { withScratch } from './scripts/lib/scratch.ts'
  await withScratch('agency-scratch', (folder) => {
    console.log(folder)
    return new Promise((resolve) => setTimeout(resolve, 20_000))
  })`
const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve) => child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())))

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s removes a scratch folder and ends the process',
  async (signal) => {
    const child = spawn(`${bin}node`, ['--input-type=module', '-e', code], { cwd: root, stdio: 'pipe' })
    const folder = await firstLine(child)
    const ended = new Promise((resolve) => child.once('exit', (status, by) => resolve(by ?? status)))
    child.kill(signal)
    expect(await ended).toBe(signal)
    expect(folder).toContain('agency-scratch')
    expect(existsSync(folder)).toBe(false)
  },
)
