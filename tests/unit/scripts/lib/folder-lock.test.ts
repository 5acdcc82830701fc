import { mkdtemp, readFile, rm } from 'node:fs/promises'
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
