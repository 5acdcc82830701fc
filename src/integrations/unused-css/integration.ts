import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { BuiltPages } from '../built-pages/integration.ts'
import { groupOf, nameSheet, sheetName } from './groups.ts'
import { classesInScript, importsInScript, variablesIn } from './names.ts'
import { classesInSheet, prune } from './prune.ts'
import { sharedSheet } from './shared-sheet.ts'

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
      const whole = await read(`_astro/${await sharedSheet(dir)}`)
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

      for (const [group, members] of Map.groupBy(facts, ([file]) => groupOf(file))) {
        if (!group) continue
        const classes = new Set<string>()
        const variables = new Set<string>()
        const reached = new Set<string>()
        for (const names of new Set(members.map(([, page]) => page.names))) {
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
        const sheet = sheetName(group, hash)
        await writeFile(new URL(`_astro/${sheet}`, dir), css)
        for (const [file] of members) nameSheet(new URL(encodeURI(file), dir), group, hash)
        logger.info(`${members.length} page(s) link ${sheet}`)
      }
    },
  },
})
