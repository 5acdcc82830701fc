import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { agencyFolder } from '../../agency-folder.ts'

const root = process.cwd()
const folder = `${root}/.editions`
const source = `${root}/src/`
const agency = `${resolve(root, agencyFolder)}/`

/**
 * A second name for the whole source: `.editions/zh/src` is a link to `src`. A module is evaluated once under each
 * name, so that an edition has modules of its own, and both stay in one build.
 */
export function editionTree(code: string) {
  const tree = `${folder}/${code}/`
  /** Real folders and their names in the tree, the narrower first. */
  const names = [
    [agency, `${tree}agency/`],
    [source, `${tree}src/`],
  ] as const
  return {
    code,
    pages: `.editions/${code}/src/pages`,
    /** Whether a file, or a path from the root, is in the tree. */
    has: (path: string) => path.includes(`/.editions/${code}/`),
    /** The name in the tree of a file; undefined for others, such as packages. */
    nameOf: (file: string) => {
      const [real, name] = names.find(([each]) => file.startsWith(each)) ?? []
      return real && name + file.slice(real.length)
    },
    /** The messages of this language: `#messages/footer.ts`. */
    messages: (name: string) => `${tree}src/messages/${code}/${name}`,
    /** What the agency says in this language, if it has that file, unless that file itself asks; a name in the tree. */
    agencyFile: (file: string, importer = '') => {
      if (importer.startsWith(`${tree}agency/${code}/`)) return undefined
      const path = file.startsWith(agency) && `${code}/${file.slice(agency.length)}`
      return path && existsSync(agency + path.split('?')[0]) ? `${tree}agency/${path}` : undefined
    },
    link() {
      mkdirSync(tree, { recursive: true })
      for (const [real, name] of names) {
        const link = name.slice(0, -1)
        if (!existsSync(link)) symlinkSync(real.slice(0, -1), link, 'junction')
      }
    },
  }
}
export type EditionTree = ReturnType<typeof editionTree>
