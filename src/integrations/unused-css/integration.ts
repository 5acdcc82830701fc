import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { BuiltPages } from '../built-pages/integration.ts'
import { classesInScript, importsInScript, variablesIn } from './names.ts'
import { classesInSheet, prune } from './prune.ts'
import { sharedSheet } from './shared-sheet.ts'

/** As many files at a time as are opened without harm. */
const atOnce = 16

/** Pages that are opened one after the other share a sheet, which the second finds in the cache. */
const groups: Record<string, string> = {
  index: 'home',
  rent: 'lists',
  buy: 'lists',
  property: 'property',
  'listing-shell': 'property',
  saved: 'saved',
  alerts: 'alerts',
  areas: 'areas',
  calculators: 'calculators',
  resources: 'resources',
}
const groupOf = (file: string) => groups[file.split(/[/.]/)[0]!] ?? 'pages'

/**
 * Gives each group of public pages the shared sheet without what none of them can show: no rule whose class is neither
 * in their markup nor in a script that they may ever fetch. No page loads a second one, so that the order of the rules
 * decides as it does in the whole (docs/decisions/012). The style guide, which shows everything, keeps that.
 */
export const unusedCss = ({ facts }: Pick<BuiltPages, 'facts'>): AstroIntegration => ({
  name: 'unused-css',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const read = (path: string) => readFile(new URL(path, dir), 'utf8')
      const pages = [...facts].filter(([file]) => !/^(admin|styleguide)\b/.test(file))
      const name = await sharedSheet(dir)
      const whole = await read(`_astro/${name}`)
      const known = classesInSheet(whole)

      const scripts = new Map<string, { classes: string[]; variables: Set<string>; imports: Set<string> }>()
      const scriptAt = async (path: string) => {
        const text = await read(`_astro/${path}`)
        const script = {
          classes: classesInScript(text, known),
          variables: variablesIn(text),
          imports: importsInScript(text),
        }
        scripts.set(path, script)
        return script
      }

      for (const [group, members] of Map.groupBy(pages, ([file]) => groupOf(file))) {
        const classes = new Set<string>()
        const variables = new Set<string>()
        const reached = new Set<string>()
        for (const [, { names }] of members) {
          for (const found of names.classes) classes.add(found)
          for (const found of names.variables) variables.add(found)
          for (const path of names.scripts) reached.add(path)
        }
        // The set grows while it is walked: a script's imports are walked after it.
        for (const path of reached) {
          const script = scripts.get(path) ?? (await scriptAt(path))
          for (const found of script.classes) classes.add(found)
          for (const found of script.variables) variables.add(found)
          for (const found of script.imports) reached.add(found)
        }
        const css = prune(whole, classes, variables)
        const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
        const sheet = `Page-${group}.${hash}.css`
        await writeFile(new URL(`_astro/${sheet}`, dir), css)
        const queue = members.map(([file]) => new URL(encodeURI(file), dir))
        const link = async () => {
          for (let file = queue.pop(); file; file = queue.pop()) {
            const html = await readFile(file, 'utf8')
            await writeFile(file, html.replaceAll(`/_astro/${name}`, `/_astro/${sheet}`))
          }
        }
        await Promise.all(Array.from({ length: atOnce }, link))
        logger.info(`${members.length} page(s) link ${sheet}`)
      }
    },
  },
})
