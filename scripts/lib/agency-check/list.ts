import { type ListFile, parseList, type Path } from '../../../src/lib/list-file.ts'
import type { Agency } from '../../../src/schemas/agency.ts'
import type { Finding } from './finding.ts'

/** The files of an agency's folder by their path, such as `data/fees.yaml`. */
export type Files = ReadonlyMap<string, string>

export interface List {
  file: string
  entries: ListFile['entries']
  finding: (path: Path, message: string, level?: Finding['level']) => Finding
}

/** All lists by their path. */
export type Lists = ReadonlyMap<string, List>

/** Lists that an agency needs only if it has all of these parts. */
const partsOf: Record<string, readonly (keyof Agency['parts'])[]> = {
  abroad: ['lettings', 'overseas'],
  compliance: ['lettings'],
  management: ['lettings'],
  market: ['sales', 'prices'],
  packages: ['lettings'],
  prices: ['sales', 'prices'],
  selling: ['sales'],
  tasks: ['lettings'],
  testimonials: ['testimonials'],
}
const common = ['areas', 'departments', 'faqs', 'fees', 'figures', 'guide', 'memberships', 'reasons', 'steps', 'team']
/** Lists that every agency has, and lists of its parts. */
const listNames = [...common, 'transport', 'values', ...Object.keys(partsOf)]
/** Files with the fields of one entry. */
const single = ['guide', 'market', 'selling']
/** Lists without a word that could be translated. */
const wordless = ['prices']

/** A list that is missing or no YAML is a finding. */
export function readLists(files: Files, { parts, languages }: Agency, findings: Finding[]): Lists {
  const lists = new Map<string, List>()
  const isLeftOut = (name: string) => partsOf[name]?.some((part) => parts[part] === false)
  for (const [file, text] of files) {
    const [, language, name = ''] = /^(?:(\w+)\/)?data\/(.+)\.yaml$/.exec(file) ?? []
    if (!name || isLeftOut(name) || (language && !languages.some((each) => each === language))) continue
    const list = parseList(text, !language && single.includes(name) ? name : undefined)
    if ('message' in list) findings.push({ file, ...list, level: 'error' })
    else
      lists.set(file, {
        file,
        entries: list.entries,
        finding: (path, message, level = 'error') => ({
          file,
          line: list.lineOf(path),
          level,
          message: `${path.join(', ')}: ${message}`,
        }),
      })
  }
  for (const name of listNames.filter((each) => !isLeftOut(each)))
    for (const language of languages) {
      const file = `${language === 'en' ? '' : `${language}/`}data/${name}.yaml`
      if (!files.has(file) && (language === 'en' || !wordless.includes(name)))
        findings.push({ file, level: 'error', message: 'is missing; copy it from src/agency and change its entries' })
    }
  return lists
}
