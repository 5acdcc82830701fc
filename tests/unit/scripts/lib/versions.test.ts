import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import lock from '../../../../package-lock.json'
import packageFile from '../../../../package.json'
import { readReleases } from '../../../../scripts/lib/releases'
import { isNewer, releasedChangelog, withVersion } from '../../../../scripts/lib/versions'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

it.each([
  ['1.0.0', '0.1.0', true],
  ['1.10.0', '1.9.9', true],
  ['1.0.1', '1.0.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.9.0', '2.0.0', false],
  ['1.2.0', '1.10.0', false],
  ['1.2', '1.0.0', false],
  ['v2.0.0', '1.0.0', false],
  ['', '1.0.0', false],
])('Version “%s” after %s: %s', (version, than, expected) => expect(isNewer(version, than)).toBe(expected))

describe('The changelog of a release', () => {
  const earlier = '### Added\n\n- A map.\n\n## 1.0.0 - 2026-11-26\n\n### Added\n\n- All.\n'
  const text = `# Changelog\n\n## Unreleased\n\n${earlier}`
  it('has the changes under the version, and an empty “Unreleased”', () =>
    expect(releasedChangelog(text, '1.0.0', '1.1.0', '2026-12-24')).toBe(
      `# Changelog\n\n## Unreleased\n\n## 1.1.0 - 2026-12-24\n\n${earlier}`,
    ))
  it('needs a change', () => {
    const none = releasedChangelog(text, '1.0.0', '1.1.0', '2026-12-24')
    expect(() => releasedChangelog(none, '1.1.0', '1.2.0', '2026-12-25')).toThrow('has nothing under')
    expect(() => releasedChangelog('# Changelog\n', '1.1.0', '1.2.0', '2026-12-25')).toThrow('has nothing under')
  })
  it('that has an “Upgrade” line needs a higher first number', () => {
    const withUpgrade = text.replace('### Added', '### Upgrade\n\n- Set a key.\n\n### Added')
    expect(() => releasedChangelog(withUpgrade, '1.0.0', '1.1.0', '2026-12-24')).toThrow('npm run release -- 2.0.0')
    const next = releasedChangelog(withUpgrade, '1.0.0', '2.0.0', '2026-12-24')
    expect(next).toContain('## 2.0.0 - 2026-12-24')
    // The lines of an earlier version do not count.
    const later = next.replace('## Unreleased\n', '## Unreleased\n\n### Fixed\n\n- A word.\n')
    expect(releasedChangelog(later, '2.0.0', '2.0.1', '2026-12-25')).toContain('## 2.0.1 - 2026-12-25')
  })
})

it('A release changes the project’s own version only', () => {
  const text = read('package-lock.json')
  const changed = JSON.parse(withVersion(text, packageFile.version, '99.0.0')) as typeof lock
  expect(changed.version).toBe('99.0.0')
  expect(changed).toEqual({
    ...lock,
    version: '99.0.0',
    packages: { ...lock.packages, '': { ...lock.packages[''], version: '99.0.0' } },
  })
})

describe('CHANGELOG.md', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  const versions = headings.slice(1).map((heading) => /^(\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$/.exec(heading)?.[1])
  it('has “Unreleased”, then versions with their dates, newest first', () => {
    expect(headings[0]).toBe('Unreleased')
    expect(versions).not.toContain(undefined)
    for (const [n, version] of versions.slice(1).entries()) expect(isNewer(versions[n]!, version!)).toBe(true)
  })
  it('dates each version as its record does', async () => {
    for (const [version, { date }] of await readReleases()) expect(headings).toContain(`${version} - ${date}`)
  })
  it('begins with the version of package.json', () => expect(versions[0]).toBe(packageFile.version))
})
