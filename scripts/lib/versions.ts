import { UserError } from './cli.ts'

/** Whether a version has three numbers and is above another one. */
export function isNewer(version: string, than: string): boolean {
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version)) return false
  return version.localeCompare(than, 'en', { numeric: true }) > 0
}

/**
 * CHANGELOG.md after a release: what was under “Unreleased” moves under the version.
 * @param date yyyy-mm-dd
 * @throws UserError if nothing is there, or if an “Upgrade” line needs a higher first number
 */
export function releasedChangelog(text: string, former: string, version: string, date: string): string {
  const heading = '## Unreleased\n'
  const [before, rest] = text.split(heading)
  const changes = rest?.split(/^## /m)[0]?.trim()
  if (before === undefined || rest === undefined || !changes)
    throw new UserError('CHANGELOG.md has nothing under “## Unreleased”. Write there what changed.')
  if (/^### Upgrade$/m.test(changes) && Number.parseInt(version) === Number.parseInt(former))
    throw new UserError(
      'CHANGELOG.md has “Upgrade” lines under “## Unreleased”, so the first number of the version must grow: ' +
        `npm run release -- ${Number.parseInt(former) + 1}.0.0`,
    )
  return `${before}${heading}\n## ${version} - ${date}\n${rest}`
}

/** package.json or package-lock.json with another version of the project itself. */
export const withVersion = (text: string, former: string, version: string) =>
  text
    .split('\n')
    // The project's own version is near the top, twice in the lock file. A package may have the same one.
    .map((line, n) => (n < 15 && line.trim() === `"version": "${former}",` ? line.replace(former, version) : line))
    .join('\n')
