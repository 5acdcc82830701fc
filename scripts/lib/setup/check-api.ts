import { failureReason, UserError } from '../cli.ts'
import { settingRules } from './settings.ts'

const whereItIs = `Where to find it: ${settingRules.PUBLIC_SUPABASE_URL.where}.`

/**
 * Checks a key with a request to the project. Writes nothing.
 * @throws UserError that names the wrong setting
 */
export async function checkApiKey(
  url: string,
  name: 'PUBLIC_SUPABASE_ANON_KEY' | 'SUPABASE_SECRET_KEY',
  key: string,
): Promise<void> {
  let response: Response
  try {
    response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key }, signal: AbortSignal.timeout(15_000) })
  } catch (error) {
    throw new UserError(
      `PUBLIC_SUPABASE_URL does not answer at ${url} (${failureReason(error)}). Is the address right, and the ` +
        `project not paused? ${whereItIs}`,
    )
  }
  if (response.status === 401 || response.status === 403)
    throw new UserError(
      `${name} is not a key of the project at ${url}. It is ${settingRules[name].what} of that very project. ` +
        `Where to find it: ${settingRules[name].where}.`,
    )
  const text = await response.text()
  if (!response.ok || !text.startsWith('{'))
    throw new UserError(
      `PUBLIC_SUPABASE_URL is ${url}, where something else answers than a Supabase project (status ` +
        `${response.status}). It looks like ${settingRules.PUBLIC_SUPABASE_URL.example}. ${whereItIs}`,
    )
}
