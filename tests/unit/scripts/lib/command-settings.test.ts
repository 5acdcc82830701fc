import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it, vi } from 'vitest'
import { commandSettings } from '../../../../scripts/lib/command-settings'

it('A command reads a password with a $ from .env, and the public settings as a build does', async () => {
  const folder = await mkdtemp(`${tmpdir()}/agency-env-`)
  await writeFile(`${folder}/.env`, "SMTP_URL='smtps://name:a$b@h:465'\nPUBLIC_A=file\nPUBLIC_B=file\n")
  await writeFile(`${folder}/.env.local`, 'PUBLIC_B=local\n')
  vi.stubEnv('SMTP_URL', undefined)
  vi.stubEnv('PUBLIC_A', '')
  expect(await commandSettings(`${folder}/`)).toMatchObject({
    SMTP_URL: 'smtps://name:a$b@h:465',
    PUBLIC_A: '',
    PUBLIC_B: 'local',
  })
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})
