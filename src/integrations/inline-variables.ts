import type { Declaration, Plugin, Root } from 'postcss'

// Tailwind writes values by way of variables, so that utilities combine: `--tw-leading`, `--tw-shadow`. Most of them
// combine with nothing here. A variable that no rule reads is removed; one with a single value, or whose every rule
// reads its own, is replaced by the value.

const fallbackLayer = 'properties'
const isVariable = (name: string) => name.startsWith('--tw-')
const reads = ({ value }: Declaration, name: string) => new RegExp(`var\\(${name}\\s*[,)]`).test(value)

/** Replaces `var(--name, fallback)` by a value, else by the fallback; undefined if there is neither. */
function replaceVariable(text: string, name: string, value: string | undefined): string | undefined {
  const start = text.search(new RegExp(`var\\(${name}\\s*[,)]`))
  if (start < 0) return text
  let end = start
  for (let depth = 0; end < text.length; end++) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')' && --depth === 0) break
  }
  const comma = text.slice(start, end).indexOf(',')
  const replacement = value ?? (comma < 0 ? undefined : text.slice(start + comma + 1, end))
  // A minified value has no space between two variables.
  return replacement === undefined
    ? undefined
    : replaceVariable(`${text.slice(0, start)} ${replacement} ${text.slice(end + 1)}`.trim(), name, value)
}

interface Variable {
  /** The value of `@property`: it is not inherited. */
  initial: string | undefined
  /** Where rules set it. */
  set: Declaration[]
  read: Declaration[]
  /** Its registration, and its initial value for browsers without `@property`. */
  remove: () => void
}

function variablesOf(root: Root): Map<string, Variable> {
  const variables = new Map<string, Variable>()
  const declarations: Declaration[] = []
  root.walkDecls((declaration) => void declarations.push(declaration))
  const isFallback = (declaration: Declaration) => {
    for (let node = declaration.parent; node; node = node.parent as typeof node)
      if ('name' in node && node.name === 'layer' && 'params' in node && node.params === fallbackLayer) return true
    return false
  }
  root.walkAtRules('property', (rule) => {
    const name = rule.params
    if (!isVariable(name)) return
    let initial: string | undefined
    rule.walkDecls('initial-value', ({ value }) => void (initial = value))
    // In a sum, a length needs its unit.
    if (initial === '0' && /length/.test(rule.toString())) initial = '0px'
    const own = declarations.filter(({ prop }) => prop === name)
    variables.set(name, {
      initial,
      set: own.filter((declaration) => !isFallback(declaration)),
      read: declarations.filter((declaration) => reads(declaration, name)),
      remove: () => [rule, ...own].forEach((node) => node.remove()),
    })
  })
  return variables
}

/** Whether each rule that sets a variable reads it for the same property, and no other rule reads it. */
function isLocal({ set, read }: Variable): boolean {
  const [first] = read
  return (
    set.length === read.length &&
    set.every(({ parent, important }) =>
      read.some((one) => one.parent === parent && one.important === important && one.prop === first?.prop),
    )
  )
}

/** The new values of what reads a variable; undefined if it must stay. */
function valuesWithout(name: string, variable: Variable): string[] | undefined {
  const { initial, set, read } = variable
  const isConstant = read.length === 0 || set.every(({ value }) => value === initial)
  if (!isConstant && !isLocal(variable)) return undefined
  const values = read.map((declaration) => {
    const own = set.find(({ parent }) => parent === declaration.parent)?.value
    return replaceVariable(declaration.value, name, own ?? initial)
  })
  return values.every((value) => value !== undefined) ? values : undefined
}

/** Replaces each variable that can be, except those that others of this round have changed. */
function inlineOnce(root: Root): boolean {
  const changed = new Set<Declaration>()
  for (const [name, variable] of variablesOf(root)) {
    const values = valuesWithout(name, variable)
    if (!values || [...variable.set, ...variable.read].some((declaration) => changed.has(declaration))) continue
    variable.read.forEach((declaration, n) => {
      declaration.value = values[n] ?? ''
      changed.add(declaration)
    })
    variable.remove()
    for (const declaration of variable.set) changed.add(declaration)
  }
  return changed.size > 0
}

/** A PostCSS plugin. */
export const inlineVariables = (): Plugin => ({
  postcssPlugin: 'inline-variables',
  OnceExit(root) {
    // A variable may have been read by another one only.
    while (inlineOnce(root)) continue
    // What is left of the variables of other shadows.
    root.walkDecls('box-shadow', (declaration) => {
      const shadows = declaration.value.split(/,(?![^(]*\))/).filter((shadow) => shadow.trim() !== '0 0 #0000')
      declaration.value = shadows.join(',') || 'none'
    })
  },
})
