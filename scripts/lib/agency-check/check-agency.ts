import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { agencyFolder } from '../../../src/agency-folder.ts'
import type { Agency, OfficeHours, OfficeHoursText } from '../../../src/schemas/agency.ts'
import type { Settings } from '../../../src/lib/map/tile-server.ts'
import type { Brand } from '../../../src/schemas/brand.ts'
import type { Fonts } from '../../../src/schemas/fonts.ts'
import { UserError } from '../cli.ts'
import { agencyPath } from '../paths.ts'
import { checkColours } from './colours.ts'
import { checkFacts, checkHours, checkHoursText, checkTiles } from './facts.ts'
import type { Finding } from './finding.ts'
import { checkFonts, type FontFiles, readFontFiles } from './fonts.ts'
import type { Files } from './list.ts'
import { checkLists } from './lists.ts'

/** What the modules of an agency's folder export. */
export interface Modules {
  agency: Agency
  officeHours: OfficeHours
  /** By the file of each language. */
  hoursTexts: Readonly<Record<string, OfficeHoursText>>
  areaNames: readonly string[]
  brand: Brand
  fonts: Fonts
}

const modules = ['agency.ts', 'hours.ts', 'promises.ts', 'area-names.ts', 'texts.ts', 'brand.ts', 'fonts.ts']
const styles = ['brand.css', 'fallbacks.css']
const pages = ['complaint-procedure', 'data-protection', 'privacy-policy', 'terms-conditions']
const icons = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']
const needed = [
  ...modules,
  ...styles,
  ...pages.map((name) => `legal/${name}.md`),
  ...[...icons, 'icon-maskable-512.png'].map((name) => `public/${name}`),
]

/** Files that must exist whatever they contain. */
export const checkFiles = (names: ReadonlySet<string>): Finding[] =>
  needed
    .filter((file) => !names.has(file))
    .map((file) => ({ file, level: 'error', message: 'is missing; copy it from src/agency and change it' }))

/** Everything that is missing or odd in an agency. */
export function checkAgency(
  { agency, officeHours, hoursTexts, areaNames, brand, fonts }: Modules,
  files: Files,
  fontFiles: FontFiles,
): Finding[] {
  const text = (file: string) => files.get(file) ?? ''
  return [
    ...checkFacts(agency, text('agency.ts')),
    ...checkHours(officeHours, text('hours.ts')),
    ...Object.entries(hoursTexts).flatMap(([file, hours]) => checkHoursText(officeHours, hours, file, text(file))),
    ...checkColours(brand, text('brand.css'), text('brand.ts')),
    ...checkFonts(fonts, { source: text('fonts.ts'), css: text('brand.css'), files: fontFiles }),
    ...checkLists(files, areaNames, agency),
  ]
}

/** One line for each finding: `src/agency/agency.ts:14: error: …`. */
export const findingLines = (folder: string, findings: readonly Finding[]) =>
  findings.map(({ file, line, level, message }) => `${folder}/${file}${line ? `:${line}` : ''}: ${level}: ${message}`)

/**
 * Reads the agency's folder, prints warnings, and reports all errors at once.
 * @param settings the environment of a build, which must have what the agency's maps need
 * @throws UserError with a line for each error
 */
export async function requireValidAgency(settings?: Settings): Promise<void> {
  if (!existsSync(agencyPath))
    throw new UserError(`There is no folder ${agencyFolder}: AGENCY names an agency's folder.`)
  const names = readdirSync(agencyPath, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const texts = names.filter((name) => /\.(ts|css|md|yaml)$/.test(name))
  const files = new Map(texts.map((name) => [name, readFileSync(`${agencyPath}/${name}`, 'utf8')]))
  let findings = checkFiles(new Set(names))
  if (!findings.some(({ file }) => modules.includes(file) || styles.includes(file))) {
    const [{ agency }, { officeHours }, { areaNames }, { brand }, { fonts }] = await Promise.all([
      import('#agency/agency.ts'),
      import('#agency/hours.ts'),
      import('#agency/area-names.ts'),
      import('#agency/brand.ts'),
      import('#agency/fonts.ts'),
    ])
    const hoursFiles = agency.languages.map((code) => (code === 'en' ? 'hours.ts' : `${code}/hours.ts`))
    const hoursTexts: Record<string, OfficeHoursText> = {}
    for (const file of hoursFiles.filter((each) => files.has(each))) {
      const { officeHoursText } = (await import(`#agency/${file}`)) as { officeHoursText: OfficeHoursText }
      hoursTexts[file] = officeHoursText
    }
    const modulesRead = { agency, officeHours, hoursTexts, areaNames, brand, fonts }
    findings = [
      ...findings,
      ...checkAgency(modulesRead, files, readFontFiles(agencyPath)),
      ...(settings ? checkTiles(agency, files.get('agency.ts') ?? '', settings) : []),
    ]
  }
  const lines = (level: Finding['level']) =>
    findingLines(
      agencyFolder,
      findings.filter((each) => each.level === level),
    )
  for (const line of lines('warning')) console.warn(line)
  const errors = lines('error')
  if (errors.length > 0)
    throw new UserError(`The agency's folder has ${errors.length} faults (docs/editing.md):\n${errors.join('\n')}`)
}
