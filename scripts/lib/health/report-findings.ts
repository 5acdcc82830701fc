import { type Finding, finding } from './finding.ts'

interface Job {
  name: string
  schedule: string
  active: boolean
  /** The result of the last finished run; null if there was none. */
  status: 'succeeded' | 'failed' | null
  message: string | null
  ran_at: string | null
}

/** The result of public.health_report(). */
export interface HealthReport {
  administrators: number
  makes_accounts: boolean
  migrations: string[] | null
  missing_rights: string[]
  /** Null if the project has no pg_cron. */
  jobs: Job[] | null
  /** Null if the migrations have no build hook yet. */
  build_hook: { host: string | null; state: string | null; error: string | null } | null
  late_letters: number
  /** Drafts whose time to be published has passed. */
  late_drafts: number
  trusted_proxies: number
  limits_senders: boolean
  /** The types of listings that visitors get. */
  listing_types: string[]
}

interface Expectations {
  /** The versions of this clone's migrations. */
  migrations: string[]
  /** Whether visitors reach the project through the site's own origin. */
  oneOrigin: boolean
  /** Whether it is a hosted project. A local backend erases and sends by itself. */
  isHosted: boolean
  /** The types of listings that the agency's folder offers. */
  listingTypes: readonly string[]
}

const setup = 'Run npm run setup again.'

function jobFindings(jobs: Job[] | null): Finding[] {
  const faulty = (jobs ?? []).filter(({ active, status }) => !active || status === 'failed')
  const list = faulty.map(({ name, active, message }) => `${name} (${active ? message : 'switched off'})`).join('; ')
  return [
    finding(
      'Old enquiries are erased every night.',
      Boolean(jobs?.some(({ name }) => name === 'erase-old-enquiries')),
      (jobs ? 'The job erase-old-enquiries is not scheduled. ' : 'There is no pg_cron: turn on Integrations, Cron. ') +
        setup,
    ),
    ...(jobs
      ? [
          finding(
            'Every scheduled job ran well the last time.',
            faulty.length === 0,
            `Look at Integrations, Cron: ${list}. ${setup}`,
          ),
        ]
      : []),
  ]
}

function buildHookFindings(hook: HealthReport['build_hook']): Finding[] {
  if (!hook) return []
  const fix = hook.host
    ? `${hook.host} was asked last and did not build: ${hook.error}. /admin/site shows more, and sets another hook.`
    : 'There is no build hook: search engines see the site as it was built. Set BUILD_HOOK_URL and run npm run setup.'
  return [finding('The host is asked to build after a change.', hook.host ? hook.state !== 'failed' : null, fix)]
}

/** The findings of a report, in the order in which to fix them. */
export function reportFindings(
  report: HealthReport,
  { migrations, oneOrigin, isHosted, listingTypes }: Expectations,
): Finding[] {
  const missing = migrations.filter((version) => !report.migrations?.includes(version))
  return [
    finding(
      'Every migration is applied.',
      report.migrations ? missing.length === 0 : null,
      report.migrations
        ? `${missing.length} are not, from ${missing[0]} on. ${setup}`
        : 'The project keeps no history of migrations; those that npm run setup applies are recorded.',
    ),
    finding(
      'Visitors, imports and emails have the rights that they need.',
      report.missing_rights.length === 0,
      `They have not: ${report.missing_rights.join('; ')}. ${setup} If all migrations are applied, somebody took the ` +
        'right away: grant it in the SQL editor.',
    ),
    finding(
      'Visitors get the types of homes that the agency offers.',
      [...report.listing_types].sort().join() === [...listingTypes].sort().join(),
      `The agency’s folder offers ${listingTypes.join(' and ')}, and the database ` +
        `${report.listing_types.join(' and ')}. ${setup}`,
    ),
    finding('There is an administrator.', report.administrators > 0, `Nobody can sign in at /admin. ${setup}`),
    finding(
      'Invitations can make accounts.',
      report.makes_accounts,
      'The owner of the migrations may not write auth.users, auth.identities or auth.sessions. Add staff by hand: ' +
        'Authentication, Users, and a row of public.staff (docs/deploy.md, part 1).',
    ),
    ...(isHosted ? [...jobFindings(report.jobs), ...buildHookFindings(report.build_hook)] : []),
    finding(
      'No email waits longer than ten minutes.',
      report.late_letters === 0,
      `${report.late_letters} wait. Does the function send-emails answer, does its job run, and does the mail server ` +
        'take emails? /admin/emails says what became of each (docs/deploy.md, part 4).',
    ),
    finding(
      'Drafts are published at their time.',
      report.late_drafts === 0,
      `${report.late_drafts} are overdue. ${setup} It schedules the job publish-due; npm run emails does the same.`,
    ),
    ...(oneOrigin
      ? [
          finding(
            'The limit of messages tells the visitors of one origin apart.',
            report.trusted_proxies > 0 || !report.limits_senders,
            'All visitors are one sender. In the SQL editor: insert into private.trusted_proxies (network) values ' +
              "('<IPv4 address of the site’s server>'), ('<its IPv6 address, if any>'); or take that limit away " +
              '(docs/deploy.md, part 3).',
          ),
        ]
      : []),
  ]
}
