import { conflictColumns, maxVisitorRows, tables, type TableRules } from './allowed-queries.ts'
import type { Refusal } from './refuse.ts'

const column = '[a-z][a-z0-9_]*'
const columns = RegExp(`^(\\*|${column}(,${column})*)$`)
const ordering = RegExp(`^(${column})(\\.(asc|desc))?(\\.nulls(first|last))?$`)
const number = /^\d{1,9}$/
const quoted = /"(?:\\.|[^"\\])*"/g
const condition = RegExp(`(${column})\\.([a-z]+)\\.[^,()]*`, 'g')
const group = /(?:and|or)\(c(?:,c)*\)/g

/** Limits for conditions in one `or` and for values in one list. The site's screens need fewer. */
const maxConditions = 100
const maxValues = 1000

const isAllowed = (operators: string | undefined, operator: string) => operators?.split(' ').includes(operator) ?? false

/** Whether a filter uses an allowed operator, and a list that is not too long. */
function isAllowedFilter(operators: string | undefined, value: string): boolean {
  const operator = /^(not\.)?[a-z]+(\(all\))?(?=\.)/.exec(value)?.[0] ?? ''
  return isAllowed(operators, operator) && value.split(',', maxValues + 1).length <= maxValues
}

/** Whether an `or` contains only allowed conditions and groups. */
function isAllowedOr(rules: TableRules['or'], value: string): boolean {
  if (!rules) return false
  let conditions = 0
  let rest = `or${value.replace(quoted, '_')}`.replace(condition, (match, name: string, operator: string) => {
    conditions += 1
    return isAllowed(rules[name], operator) ? 'c' : match
  })
  for (let depth = 0; depth < 4; depth++) rest = rest.replace(group, 'c')
  return rest === 'c' && conditions <= maxConditions
}

const isAllowedOrder = (allowed: string | undefined, value: string) =>
  value.split(',').every((part) => isAllowed(allowed, ordering.exec(part)?.[1] ?? ''))

function isAllowedParameter(rules: TableRules, name: string, value: string): boolean {
  switch (name) {
    case 'select':
      return columns.test(value)
    case 'order':
      return isAllowedOrder(rules.order, value)
    case 'limit':
    case 'offset':
      return number.test(value)
    case 'on_conflict':
      return conflictColumns.includes(value)
    case 'or':
      return isAllowedOr(rules.or, value)
    default:
      return Object.hasOwn(rules.filters ?? {}, name) && isAllowedFilter(rules.filters?.[name], value)
  }
}

/** The refusal of a table query, or null for a query that the site makes. */
export function checkQuery(table: string, parameters: URLSearchParams): Refusal | null {
  const rules = Object.hasOwn(tables, table) ? tables[table] : undefined
  if (!rules) return { status: 404 }
  const names = [...parameters.keys()]
  const wrong =
    names.find((name, index) => names.indexOf(name) !== index) ??
    [...parameters].find(([name, value]) => !isAllowedParameter(rules, name, value))?.[0]
  if (wrong === undefined) return null
  return { status: 400, message: `This site makes no such query: parameter “${wrong.slice(0, 40)}”.` }
}

/** Whether a filter names the rows, and no more than a visitor may read. */
const namesRows = (filter: string) =>
  /^(eq|in)\./.test(filter) && filter.split(',', maxVisitorRows + 1).length <= maxVisitorRows

/** Whether only staff make this kind of read: many rows at once. */
export function isForStaff(table: string, parameters: URLSearchParams): boolean {
  const { keys } = tables[table] ?? {}
  if (!keys || keys.some((key) => namesRows(parameters.get(key) ?? ''))) return false
  const limit = parameters.get('limit')
  return limit === null || Number(limit) > maxVisitorRows || Number(parameters.get('offset') ?? 0) > 0
}
