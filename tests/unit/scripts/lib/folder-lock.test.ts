import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { lockFolder } from '../../../../scripts/lib/folder-lock'

it('a start whose data folder is deleted still stops', async () => {
  const folder = await mkdtemp(`${tmpdir()}/agency-lock-`)
  const { markStopping, release } = await lockFolder(folder)
  await rm(folder, { recursive: true })
  expect(markStopping).not.toThrow()
  await release()
})

it('a data folder tells Git to ignore it, whatever its name, because it holds secrets', async () => {
  const folder = await mkdtemp(`${tmpdir()}/agency-lock-`)
  const { release } = await lockFolder(folder)
  expect(await readFile(`${folder}/.gitignore`, 'utf8')).toBe('*\n')
  await release()
  await rm(folder, { recursive: true })
})

it.each([
  ['whose write was interrupted', '{"pid":'],
  ['of an ended process', JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1', since: '' })],
  ['of a reused process id', JSON.stringify({ pid: process.pid, startTime: '1', since: '' })],
])('a lock %s is taken over', async (_what, lock) => {
  const folder = await mkdtemp(`${tmpdir()}/agency-lock-`)
  await writeFile(`${folder}/lock`, lock)
  const { release } = await lockFolder(folder)
  expect(JSON.parse(await readFile(`${folder}/lock`, 'utf8'))).toMatchObject({ pid: process.pid })
  await release()
  await rm(folder, { recursive: true })
})
