import { readdir, readFile } from 'node:fs/promises'
import { classesInSheet } from './prune.ts'

/** The name of the style sheet that all public pages share as Astro built it: `Page.B2x.css`. */
export async function sharedSheet(folder: URL): Promise<string> {
  const name = (await readdir(new URL('_astro/', folder))).find((file) => /^Page\.[\w-]+\.css$/.test(file))
  if (!name) throw new Error('No page links the shared style sheet.')
  return name
}

/** The class names of the shared style sheet. */
export const knownClasses = async (folder: URL) =>
  classesInSheet(await readFile(new URL(`_astro/${await sharedSheet(folder)}`, folder), 'utf8'))
