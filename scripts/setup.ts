// Sets up a hosted Supabase project and this clone's settings. Repeated runs are safe. Usage: npm run setup [-- --yes]
// [--keep-secrets] [--settings FILE].
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { writeAgencySettings } from './lib/agency-settings.ts'
import { runScript } from './lib/child-process.ts'
import { requireValidAgency } from './lib/agency-check/check-agency.ts'
import { logStep, main, UserError } from './lib/cli.ts'
import { root } from './lib/paths.ts'
import { makePassword } from './lib/secrets.ts'
import { firstAdministrator, makeAdministrator } from './lib/setup/administrator.ts'
import { setBuildHook } from './lib/setup/build-hook.ts'
import { checkApiKey } from './lib/setup/check-api.ts'
import { isDatabaseError, openProjectDatabase, type Sql } from './lib/setup/database.ts'
import { type Dialogue, openDialogue } from './lib/setup/dialogue.ts'
import { deployFunctions } from './lib/setup/edge-functions.ts'
import { readEnvFile, updateEnvFile } from './lib/setup/env-file.ts'
import { type Inventory, inventoryLines, takeInventory } from './lib/setup/inventory.ts'
import { applyMigrations, tryMigrations } from './lib/setup/migrations.ts'
import { promptSetting, completeSettings } from './lib/setup/read-settings.ts'
import { runRecipes, storedEmailsKey } from './lib/setup/schedules.ts'
import { projectRef, type SettingName, type Settings, settingFault, settingRules } from './lib/setup/settings.ts'
import { required } from '../src/lib/required.ts'

const secretKeyUsers = 'npm run emails, feeds, import, export and doctor'
const usage = `npm run setup [-- --yes] [--keep-secrets] [--settings FILE]
  --yes            asks nothing: every setting is in the environment or in .env
  --keep-secrets   writes SUPABASE_SECRET_KEY into .env as well, for ${secretKeyUsers}
  --settings FILE  another file than .env`

function options() {
  try {
    const { values } = parseArgs({
      options: {
        yes: { type: 'boolean', default: false },
        'keep-secrets': { type: 'boolean', default: false },
        settings: { type: 'string', default: `${root}.env` },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

/** Locks the project, so that only one setup runs. The end of the session releases the lock. */
async function takeProject(sql: Sql): Promise<void> {
  const [row] = await sql<{ is_free: boolean }[]>`select pg_try_advisory_lock(hashtext('setup of the site')) as is_free`
  if (!row?.is_free) throw new UserError('Another npm run setup is at work on this project. Wait until it ends.')
}

/** Lists what the migrations would change, and asks. Nothing has been written yet. */
async function confirmInventory(inventory: Inventory, dialogue: Dialogue): Promise<void> {
  const [clash] = inventory.clashes
  if (clash)
    throw new UserError(
      `The project has a table ${clash.name} already, and ${clash.file} makes its own of that name. Rename yours ` +
        `(alter table ${clash.name} rename to …), or take an empty project. Nothing was written.`,
    )
  const lines = inventory.pending.length > 0 ? inventoryLines(inventory) : []
  if (lines.length === 0) return
  logStep(`This project holds something already. What the migrations do to it:`)
  for (const line of lines) console.log(`    ${line}`)
  if (!(await dialogue.confirm('Go on?'))) throw new UserError('Stopped. Nothing was written.')
}

/** The account of the first administrator, or null if an administrator exists. */
async function chooseAdministrator(sql: Sql, settings: Settings, dialogue: Dialogue, isSilent: boolean) {
  const first = await firstAdministrator(sql)
  if (first) {
    settings['PUBLIC_ADMIN_EMAIL'] ||= first
    return null
  }
  const email =
    settings['PUBLIC_ADMIN_EMAIL'] ||
    (isSilent ? '' : await promptSetting('PUBLIC_ADMIN_EMAIL', settings, dialogue, ''))
  const fault = settingFault('PUBLIC_ADMIN_EMAIL', { ...settings, PUBLIC_ADMIN_EMAIL: email })
  if (fault) throw new UserError(fault)
  const given =
    settings['ADMIN_PASSWORD'] ||
    (isSilent
      ? ''
      : await promptSetting('ADMIN_PASSWORD', settings, dialogue, 'Twelve characters or more; Enter: one is made.'))
  return { email: email.toLowerCase(), password: given || makePassword(5), isMade: !given }
}

/** The settings that the file keeps. The database's password is never among them. */
function storedSettings(settings: Settings, keepsSecrets: boolean): Record<string, string> {
  const names: SettingName[] = ['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY', 'PUBLIC_ADMIN_EMAIL']
  if (keepsSecrets) names.push('SUPABASE_SECRET_KEY')
  return Object.fromEntries(names.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])))
}

const doctorSettings = (settings: Settings): Settings =>
  Object.fromEntries(Object.keys(settingRules).map((name) => [name, settings[name]]))

/** @returns whether a wanted deployment of the Edge Functions failed */
async function setUp(sql: Sql, settings: Settings, dialogue: Dialogue, { yes, ...flags }: ReturnType<typeof options>) {
  const url = required(settings['PUBLIC_SUPABASE_URL'], 'PUBLIC_SUPABASE_URL')
  await takeProject(sql)
  const inventory = await takeInventory(sql)
  await confirmInventory(inventory, dialogue)
  if (inventory.pending.length > 0) await tryMigrations(sql)
  const account = await chooseAdministrator(sql, settings, dialogue, yes)
  const keepsSecrets =
    flags['keep-secrets'] || (!yes && (await dialogue.confirm(`Keep the secret key in .env, for ${secretKeyUsers}?`)))

  if (inventory.pending.length === 0) logStep(`Migrations: all ${inventory.applied} are applied.`)
  else await applyMigrations(sql, required(settings['SUPABASE_DB_URL'], 'SUPABASE_DB_URL'), inventory)
  await writeAgencySettings(sql)

  if (!account) logStep('First administrator: there is one.')
  else {
    logStep(`First administrator: makes the account ${account.email} …`)
    settings['PUBLIC_ADMIN_EMAIL'] = account.email
    await makeAdministrator(sql, account, () => {
      if (account.isMade) console.log(`\n    Its password, shown this once: ${account.password}\n`)
    })
  }

  const smtpUrl = settings['SMTP_URL']
  const emailsKey = settings['SEND_EMAILS_KEY'] || (await storedEmailsKey(sql)) || randomBytes(24).toString('base64url')
  logStep('Edge Functions: sets their secrets and deploys them …')
  const accessToken = settings['SUPABASE_ACCESS_TOKEN']
  const isDeployed = await deployFunctions({
    ref: projectRef(url),
    accessToken,
    secrets: {
      ...(smtpUrl && { SMTP_URL: smtpUrl, SEND_EMAILS_KEY: emailsKey }),
      ...(settings['MAIL_FROM'] && { MAIL_FROM: settings['MAIL_FROM'] }),
    },
  })
  logStep('Schedules: what the database does by itself, by pg_cron …')
  await runRecipes(sql, {
    project_url: url,
    send_emails_key: smtpUrl ? emailsKey : undefined,
    build_hook: settings['BUILD_HOOK_URL'],
  })
  logStep('Build hook: keeps its address …')
  await setBuildHook(sql, settings['BUILD_HOOK_URL'])

  const file = flags.settings
  const stored = storedSettings(settings, keepsSecrets)
  const isChanged = await updateEnvFile(file, stored)
  logStep(`${file}: ${isChanged ? `wrote ${Object.keys(stored).join(', ')}` : 'holds the settings already'}.`)
  return Boolean(accessToken) && !isDeployed
}

await main(async () => {
  const flags = options()
  if (flags.help) return console.log(usage)
  await requireValidAgency()
  const dialogue = openDialogue(flags.yes)
  const given = { ...(await readEnvFile(flags.settings)), ...process.env }
  const settings = await completeSettings(given, dialogue, flags.yes)
  const url = required(settings['PUBLIC_SUPABASE_URL'], 'PUBLIC_SUPABASE_URL')
  logStep(`Looks at ${url} …`)
  for (const name of ['PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SECRET_KEY'] as const)
    await checkApiKey(url, name, required(settings[name], name))
  const sql = await openProjectDatabase(required(settings['SUPABASE_DB_URL'], 'SUPABASE_DB_URL'))
  let isUndeployed: boolean
  try {
    isUndeployed = await setUp(sql, settings, dialogue, flags)
  } catch (error) {
    if (!isDatabaseError(error)) throw error
    throw new UserError(
      `The database refuses a step: ${error.message}. Earlier steps stay; fix this and run npm run setup again.`,
    )
  } finally {
    await sql.end({ timeout: 5 })
  }
  logStep('npm run doctor …')
  const { code } = await runScript('doctor', { env: doctorSettings(settings) })
  if (isUndeployed) logStep('The Edge Functions are not deployed, or are those of an earlier version: see above why.')
  if (code !== 0 || isUndeployed) process.exit(code || 1)
})
