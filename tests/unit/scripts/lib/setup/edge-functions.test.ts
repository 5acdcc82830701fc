import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { deployFunctions } from '../../../../../scripts/lib/setup/edge-functions'

// Records npx calls, instead of a download and a Supabase account.
const folder = await mkdtemp(`${tmpdir()}/agency-npx-`)
const log = `${folder}/log`
const npx = (exit: string) => `#!/bin/sh
printf '%s\\n' "$*" "token $SUPABASE_ACCESS_TOKEN" >> ${log}
for argument; do
  case "$argument" in
    *.env) cat "$argument" >> ${log}; ls -l "$argument" | cut -c1-10 >> ${log}; echo "$argument" > ${log}.secrets;;
    deploy) test -e "$(cat ${log}.secrets)" && echo "the secrets are still there" >> ${log};;
  esac
done
${exit}
`
vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
const printed = vi.spyOn(console, 'log').mockImplementation(() => {})
beforeEach(async () => {
  await rm(log, { force: true })
  printed.mockClear()
})
afterAll(async () => {
  // Other files run in the same process.
  vi.unstubAllEnvs()
  vi.resetModules()
  printed.mockRestore()
  await rm(folder, { recursive: true })
})
const stand = async (exit: string) => {
  await writeFile(`${folder}/npx`, npx(exit))
  await chmod(`${folder}/npx`, 0o700)
}
const ref = 'abcdefghijklmnopqrst'
const secrets = { SMTP_URL: 'smtps://n:p@h:465', SEND_EMAILS_KEY: 'key', MAIL_FROM: 'Us <us@example.org>' }
const deploy = (changes = {}) => deployFunctions({ ref, accessToken: 'sbp_token', secrets, ...changes })
const output = () => printed.mock.calls.join('\n')

it('The functions get their secrets from a private file, and are bundled by Supabase', async () => {
  await stand('exit 0')
  expect(await deploy()).toBe(true)
  const [set, token, ...more] = (await readFile(log, 'utf8')).split('\n')
  expect(set).toMatch(new RegExp(`^--yes supabase@[\\d.]+ secrets set --remote=${ref} --env-file \\S+ --yes$`))
  expect(token).toBe('token sbp_token')
  expect(more.slice(0, 4)).toEqual([
    'SMTP_URL=smtps://n:p@h:465',
    'SEND_EMAILS_KEY=key',
    "MAIL_FROM='Us <us@example.org>'",
    '-rw-------',
  ])
  expect(more[4]).toMatch(/functions deploy .*send-emails.* --use-api/)
  // The deployment may take minutes.
  expect(more).not.toContain('the secrets are still there')
  await expect(readFile(/--env-file (\S+)/.exec(set ?? '')?.[1] ?? '')).rejects.toThrow('ENOENT')
})

it.each<[string, string, object, RegExp]>([
  ['no token', 'exit 0', { accessToken: undefined }, /SUPABASE_ACCESS_TOKEN is not given/],
  ['a server of one’s own', 'exit 0', { ref: null }, /is no hosted project’s/],
  ['no network', 'echo "npm error code ENOTFOUND" >&2; exit 1', {}, /npx could not fetch/],
  ['a token without the right', 'echo "Unexpected status 403" >&2; exit 1', {}, /Unexpected status 403/],
])('With %s the step is skipped, with manual instructions', async (_what, exit, changes, reason) => {
  await stand(exit)
  expect(await deploy(changes)).toBe(false)
  expect(output()).toMatch(reason)
  // The scheduled job has this key.
  expect(output()).toContain("from vault.decrypted_secrets where name = 'send_emails_key'")
  expect(output()).toMatch(/functions deploy .*send-emails.* --use-api/)
})

it.each([
  ['src/agency', false],
  ['tests/agencies/featherstonehaugh', true],
])('The manual instructions for an agency in %s say that they deploy src/agency: %s', async (agency, expected) => {
  vi.stubEnv('AGENCY', agency)
  vi.resetModules()
  const { deployFunctions: deployed } = await import('../../../../../scripts/lib/setup/edge-functions')
  expect(await deployed({ ref, accessToken: undefined, secrets })).toBe(false)
  expect(output().includes(`deploy src/agency, not ${agency}`)).toBe(expected)
})
