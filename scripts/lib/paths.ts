import { fileURLToPath } from 'node:url'

/** The project's root folder, with a slash at the end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
/** The folder of the project's executables, including the required Node version. */
export const bin = `${root}node_modules/.bin/`
/** What `npm start` and `npm run dev` keep between runs: the local database and the built site. */
export const dataFolder = process.env['DATA_DIR'] || `${root}.data`
/** The module by which a process ends with the one that started it. */
export const withParent = new URL('with-parent.ts', import.meta.url).href
