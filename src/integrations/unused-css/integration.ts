import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { classesInPage, classesInScript, importsInScript, inlineScripts, scriptsInPage, variablesIn } from './names.ts'
import { classesInSheet, prune } from './prune.ts'

const sharedSheet = /\/_astro\/(Page\.[\w-]+\.css)/

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
export const unusedCss = (): AstroIntegration => ({
  name: 'unused-css',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const read = (path: string) => readFile(new URL(path, dir), 'utf8')
      const files = (await readdir(dir, { recursive: true })).filter(
        (file) => file.endsWith('.html') && !/^(admin|styleguide)\b/.test(file),
      )
      const pages = await Promise.all(files.map(async (file) => ({ file, html: await read(file) })))
      const name = pages.map(({ html }) => sharedSheet.exec(html)?.[1]).find(Boolean)
      if (!name) throw new Error('No page links the shared style sheet.')
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

      for (const [group, members] of Map.groupBy(pages, ({ file }) => groupOf(file))) {
        const classes = new Set<string>()
        const variables = new Set<string>()
        const reached = new Set<string>()
        for (const { html } of members) {
          for (const found of classesInPage(html)) classes.add(found)
          for (const found of classesInScript(inlineScripts(html).join('\n'), known)) classes.add(found)
          for (const found of variablesIn(html)) variables.add(found)
          for (const path of scriptsInPage(html)) reached.add(path)
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
        for (const { file, html } of members)
          await writeFile(new URL(file, dir), html.replaceAll(`/_astro/${name}`, `/_astro/${sheet}`))
        logger.info(`${members.length} page(s) link ${sheet}`)
      }
    },
  },
})
