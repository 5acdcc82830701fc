import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { agencyFolder } from '../../src/agency-folder.ts'

/** The project's root folder, with a slash at the end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
/** The folder of the agency that is built, which AGENCY may name relative to the root or absolute. */
export const agencyPath = resolve(root, agencyFolder)
/** The folder of the project's executables, including the required Node version. */
export const bin = `${root}node_modules/.bin/`
export const migrationsFolder = `${root}supabase/migrations/`
/** The data of `npm start` and `npm run dev`: the local database and the built site. */
export const dataFolder = process.env['DATA_DIR'] || `${root}.data`
/** A module that ends a process together with its parent. */
export const withParent = new URL('with-parent.ts', import.meta.url).href
