import { areaSlug } from '../../../src/domain/london/area-slug.ts'
import { isoDay } from '../../../src/lib/time/parse-day.ts'
import type { Agency } from '../../../src/schemas/agency.ts'
import type { Finding } from './finding.ts'
import { type Files, type List, type Lists, readLists } from './list.ts'
import { checkPlaceholders, checkTranslations } from './texts.ts'

const withoutVat = /\b(?:plus|excl(?:uding|\.)?|exclusive of|without|ex|\+)\s*VAT\b|\+\s*VAT/i

function checkFees({ entries, finding }: List): Finding[] {
  return Object.entries(entries).flatMap(([id, fee]) => {
    const texts = Object.entries(fee).filter(([, value]) => typeof value === 'string' && withoutVat.test(value))
    const faults = texts.map(([field, value]) =>
      finding([id, field], `“${String(value)}” names a price without VAT; by law every fee is advertised with it`),
    )
    if (fee['payer'] !== 'tenant' && fee['percent'] === undefined && fee['pounds'] === undefined)
      faults.push(finding([id], 'has no price; write percent or pounds, VAT included, such as percent: 8'))
    return faults
  })
}

function checkDepartments({ entries, finding }: List): Finding[] {
  return Object.entries(entries).flatMap(([id, { phone: number, email }]) => {
    const phone = typeof number === 'string' ? number : ''
    return [
      ...(phone ? [] : [finding([id], 'has no telephone number; write phone, such as phone: 020 7946 0113')]),
      ...(phone && !/^0[\d ]{9,12}$/.test(phone)
        ? [finding([id, 'phone'], `“${phone}” is no telephone number; write one like 020 7946 0113`)]
        : []),
      ...(email ? [] : [finding([id], 'has no email address; write email, such as email: sales@example.org')]),
    ]
  })
}

/** Fields that name an entry of another list. The build only logs a name that is unknown. */
const references = [
  ['departments', 'lead', 'team'],
  ['packages', 'fee', 'fees'],
  ['tasks', 'from', 'packages'],
  ['tasks', 'feeFrom', 'packages'],
  ['tasks', 'fee', 'fees'],
] as const

const checkReferences = (lists: Lists): Finding[] =>
  references.flatMap(([name, field, other]) => {
    const list = lists.get(`data/${name}.yaml`)
    const names = Object.keys(lists.get(`data/${other}.yaml`)?.entries ?? {})
    if (!list || names.length === 0) return []
    return Object.entries(list.entries)
      .filter(([, { [field]: value }]) => value !== undefined && !names.some((each) => each === value))
      .map(([id, { [field]: value }]) =>
        list.finding(
          [id, field],
          `“${String(value)}” is no name in data/${other}.yaml; write one of ${names.join(', ')}`,
        ),
      )
  })

/** A warning only: the clock of the machine may be wrong. */
const checkDays = (lists: Lists): Finding[] =>
  [...lists.values()].flatMap(({ entries, finding }) =>
    Object.entries(entries).flatMap(([id, entry]) =>
      ['checked', 'updated']
        .filter((field) => (isoDay(`${entry[field] as string}`) ?? '') > new Date().toISOString().slice(0, 10))
        .map((field) =>
          finding([id, field], `${entry[field] as string} is in the future; look at the year`, 'warning'),
        ),
    ),
  )

const unknownArea = (area: string, areas: readonly string[]) =>
  `“${area}” is no area of area-names.ts; write one of ${areas.join(', ')}`

/** The neighbours that an area's page names must be areas too. */
function checkNeighbours(files: Files, file: string, areas: readonly string[]): Finding[] {
  const lines = (files.get(file) ?? '').split('\n')
  const index = lines.findIndex((line) => line.startsWith('neighbours:'))
  const names = /\[(.*)\]/.exec(lines[index] ?? '')?.[1]?.split(',') ?? []
  return names
    .map((name) => name.trim().replace(/^['"]|['"]$/g, ''))
    .filter((name) => name && !areas.includes(name))
    .map((name) => ({ file, line: index + 1, level: 'error', message: `neighbours: ${unknownArea(name, areas)}` }))
}

/** Every area has a page, and pages and lists name only areas that exist. */
function checkAreas(files: Files, lists: readonly (List | undefined)[], areas: readonly string[]): Finding[] {
  const pages = [...files.keys()].filter((file) => /^areas\/.*\.md$/.test(file))
  const expected = new Map(areas.map((area) => [`areas/${areaSlug(area)}.md`, area]))
  return [
    ...lists.flatMap((list) =>
      list
        ? Object.keys(list.entries)
            .filter((area) => !areas.includes(area))
            .map((area) => list.finding([area], unknownArea(area, areas)))
        : [],
    ),
    ...[...expected].flatMap(([file, area]): Finding[] =>
      pages.includes(file)
        ? []
        : [{ file, level: 'error', message: `is missing: area-names.ts has ${area}; write its page, or take it out` }],
    ),
    ...pages.flatMap((file): Finding[] =>
      expected.has(file)
        ? checkNeighbours(files, file, areas)
        : [
            {
              file,
              line: 1,
              level: 'error',
              message: 'belongs to no area of area-names.ts; add it there, or delete this',
            },
          ],
    ),
  ]
}

/** Checks the lists against each other. What one file alone must contain, src/schemas says as the build reads it. */
export function checkLists(files: Files, areas: readonly string[], agency: Agency): Finding[] {
  const findings: Finding[] = []
  const lists = readLists(files, agency, findings)
  const [fees, departments] = ['fees', 'departments'].map((name) => lists.get(`data/${name}.yaml`))
  const byArea = ['areas', 'prices'].map((name) => lists.get(`data/${name}.yaml`))
  if (fees) findings.push(...checkFees(fees))
  if (departments) findings.push(...checkDepartments(departments))
  findings.push(...checkTranslations(lists), ...checkPlaceholders(lists))
  return [...findings, ...checkReferences(lists), ...checkDays(lists), ...checkAreas(files, byArea, areas)]
}
