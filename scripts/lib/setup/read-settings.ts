import { UserError } from '../cli.ts'
import type { Dialogue } from './dialogue.ts'
import { type SettingName, type Settings, settingFault, settingRules } from './settings.ts'

const required: SettingName[] = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_ANON_KEY',
  'SUPABASE_SECRET_KEY',
  'SUPABASE_DB_URL',
]
const optional: SettingName[] = ['SMTP_URL', 'MAIL_FROM', 'SUPABASE_ACCESS_TOKEN', 'BUILD_HOOK_URL']
const neverPrompted: SettingName[] = ['SEND_EMAILS_KEY', 'ADMIN_PASSWORD']

/** Asks for a setting until it is valid, or skipped if it is optional. */
export async function promptSetting(
  name: SettingName,
  settings: Settings,
  dialogue: Dialogue,
  hint: string,
): Promise<string> {
  const { what, example, where } = settingRules[name]
  const isSecret = 'secret' in settingRules[name]
  console.log(`\n${name}: ${what}, as ${example}.\n  ${hint || `Where: ${where}.`}`)
  for (;;) {
    const value = await dialogue.prompt(`${name}${isSecret ? ' (not shown)' : ''}:`, isSecret)
    if (value === '' && hint) return ''
    const fault = settingFault(name, { ...settings, [name]: value })
    if (!fault) return value
    console.log(`  ✗ ${fault}`)
  }
}

/**
 * Validates all settings. Prompts for missing ones.
 * @throws UserError at the first invalid setting, or at a missing one without a dialogue
 */
export async function completeSettings(given: Settings, dialogue: Dialogue, isSilent: boolean): Promise<Settings> {
  const settings: Settings = { ...given }
  if (settings['PUBLIC_SUPABASE_URL'])
    settings['PUBLIC_SUPABASE_URL'] = settings['PUBLIC_SUPABASE_URL'].replace(/\/+$/, '')
  for (const name of [...required, ...optional, ...neverPrompted, 'PUBLIC_ADMIN_EMAIL'] as const) {
    if (!settings[name] && (isSilent ? !required.includes(name) : true)) continue
    const fault = settingFault(name, settings)
    if (fault) throw new UserError(fault)
  }
  if (isSilent) return settings
  for (const name of required)
    settings[name] ||= (await promptSetting(name, settings, dialogue, '')).replace(
      name === 'PUBLIC_SUPABASE_URL' ? /\/+$/ : /$^/,
      '',
    )
  for (const name of optional) {
    // Without a mail server, the sender does not matter.
    if (name === 'MAIL_FROM' && !settings['SMTP_URL']) continue
    settings[name] ||= await promptSetting(name, settings, dialogue, 'Optional: Enter leaves it for later.')
  }
  return settings
}
