import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { agencyFolder } from '../../agency-folder.ts'

const root = `${process.cwd()}/`
const source = `${root}src/`
const agency = `${resolve(agencyFolder)}/`

/**
 * A second name for the whole source: `.editions/zh/src` is a link to `src`. A module is evaluated once under each
 * name, so that an edition has modules of its own, and both stay in one build.
 */
export function editionTree(code: string) {
  const tree = `${root}.editions/${code}/`
  /** The name of a folder: its path from the root, or one word for an agency elsewhere. */
  const inTree = (folder: string) =>
    tree + (folder.startsWith(root) ? folder.slice(root.length) : `${folder.replace(/[^\w-]+/g, '_')}/`)
  const own = `${inTree(agency)}${code}/`
  return {
    code,
    pages: `.editions/${code}/src/pages`,
    /** Whether a file, or a path from the root, is in the tree. */
    has: (path: string) => path.includes(`/.editions/${code}/`),
    /** The name in the tree of a file; undefined for others, such as packages. */
    nameOf: (file: string) => {
      const folder = [agency, source].find((each) => file.startsWith(each))
      return folder && inTree(folder) + file.slice(folder.length)
    },
    /** The file of a name in the tree; other paths stay. */
    fileOf: (path: string) => {
      const folder = [agency, source].find((each) => path.startsWith(inTree(each)))
      return folder ? folder + path.slice(inTree(folder).length) : path
    },
    /** The messages of this language: `#messages/layout.ts`. */
    messages: (name: string) => `${tree}src/messages/${code}/${name}`,
    /** What the agency says in this language, if it has that file, unless that file itself asks; a name in the tree. */
    agencyFile: (file: string, importer = '') => {
      if (importer.startsWith(own) || !file.startsWith(agency)) return undefined
      const path = file.slice(agency.length)
      return existsSync(`${agency}${code}/${path.split('?')[0]}`) ? own + path : undefined
    },
    link() {
      for (const folder of agency.startsWith(source) ? [source] : [source, agency]) {
        const link = inTree(folder).slice(0, -1)
        // A copied or moved project brings a link to the sources of the first one.
        if (existsSync(link) && realpathSync(link) === realpathSync(folder)) continue
        mkdirSync(dirname(link), { recursive: true })
        // Renamed, because another process may create the link at the same time.
        const created = `${link}-${process.pid}`
        rmSync(created, { force: true })
        symlinkSync(folder.slice(0, -1), created, 'junction')
        renameSync(created, link)
      }
    },
  }
}
export type EditionTree = ReturnType<typeof editionTree>
