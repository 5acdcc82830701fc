import { logStep } from '../cli.ts'
import { lacksPermission, type Sql } from './database.ts'
import { required } from '../../../src/lib/required.ts'

export interface Account {
  email: string
  password: string
}

/** The email of the first administrator; null if there is none, or no staff table yet. */
export async function firstAdministrator(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ has_staff: boolean }[]>`select to_regclass('public.staff') is not null as has_staff`
  if (!row?.has_staff) return null
  const [first] = await sql<{ email: string }[]>`
    select email from public.staff where role = 'administrator' and ended_at is null order by created_at limit 1`
  return first?.email ?? null
}

const manualSteps = (
  email: string,
) => `Make it by hand: Authentication, Users, Add user, with ${email} and Auto confirm; then in the SQL editor:
      insert into public.staff (user_id, name, email, role)
      select id, 'Administrator', lower(email), 'administrator' from auth.users where lower(email) = '${email}';`

/**
 * Creates the first administrator like an accepted invitation. An existing user keeps their password.
 * @param onMade runs before the commit, so that the user has the password even if interrupted
 */
export async function makeAdministrator(sql: Sql, { email, password }: Account, onMade: () => void): Promise<void> {
  const address = email.toLowerCase()
  try {
    await sql.begin(async (transaction) => {
      const [user] = await transaction<{ id: string }[]>`
        select id from auth.users where lower(email) = ${address} and not is_sso_user`
      const [made] = user
        ? []
        : await transaction<{ id: string }[]>`select private.make_user(${address}, ${password}) as id`
      const id = required(user ?? made, 'the row of the new user').id
      await transaction`
        insert into public.staff (user_id, name, email, role)
          values (${id}, 'Administrator', ${address}, 'administrator')
          on conflict (user_id) do update set role = 'administrator', ended_at = null`
      if (!user) onMade()
      else logStep(`  ${address} has an account already: it is an administrator now, with the password it has.`)
    })
  } catch (error) {
    if (!lacksPermission(error)) throw error
    logStep(`  Skipped: the project does not let ${sql.options.user} make users. ${manualSteps(address)}`)
  }
}
