import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localProject } from '../../../../scripts/lib/local-project'
import { makeSecrets, storeSecrets } from '../../../../scripts/lib/secrets'

const server = createServer((_, response) => response.end())
let port = 0
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/agency-local-`)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

describe('Commands for the database of npm start', () => {
  it('name the folder without a database, and the setting of another one', async () => {
    const project = localProject({}, folder)
    await expect(project).rejects.toThrow(`There is no database in ${folder}`)
    await expect(project).rejects.toThrow('Run npm start first, and leave it running.')
    await expect(project).rejects.toThrow('DATA_DIR')
  })

  it('find it on the port where it listens', async () => {
    const secrets = makeSecrets()
    await storeSecrets(folder, secrets)
    await mkdir(`${folder}/supabase`)
    await writeFile(`${folder}/supabase/config.toml`, `project_id = "a"\n\n[api]\nport = ${port}\n\n[db]\nport = 5\n`)
    expect(await localProject({}, folder)).toEqual({ url: `http://127.0.0.1:${port}`, secrets })
  })

  it('name both settings if it does not answer', async () => {
    const project = localProject({ BACKEND_PORT: '9' }, folder)
    await expect(project).rejects.toThrow(`The database in ${folder} does not answer at http://127.0.0.1:9`)
    await expect(project).rejects.toThrow('If it runs with DATA_DIR or BACKEND_PORT, give this command the same')
  })
})
