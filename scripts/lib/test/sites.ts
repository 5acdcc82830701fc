import { mkdir } from 'node:fs/promises'
import { composeSalesOnly } from '../../../tests/agencies/sales-only/compose.ts'
import { manyVisitors } from '../../../tests/many-visitors.ts'
import { type Backend, prepareFolder, startBackend } from '../backend.ts'
import { build } from '../build.ts'
import { freePort } from '../ports.ts'
import { storeSecrets } from '../secrets.ts'
import { serveSite } from '../site-server.ts'
import { once } from './once.ts'

/** What a test needs to know of a backend. */
export const settingsOf = ({ url, secrets, database }: Backend) => ({
  TEST_BACKEND: url,
  TEST_POSTGRES: database,
  TEST_SECRETS: JSON.stringify(secrets),
  PUBLIC_SUPABASE_ANON_KEY: secrets.publishableKey,
})

/** Closes in reverse order whatever is open when the run is interrupted. */
export const cleanups: (() => unknown)[] = []

/** The databases and built sites of the tests, each made when it is first needed, in the folder `scratch`. */
export function testSites(scratch: string) {
  // Migrations and demo data once; every backend of a test begins as a copy.
  const prepare = once(async () => {
    const folder = `${scratch}/prepared`
    await prepareFolder(folder)
    return folder
  })
  // What is built and visited. Each part that writes into it has a copy, with the rows that the site was built from.
  const prepareVisited = once(async () => {
    const folder = `${scratch}/visited`
    const seeds = ['tests/database/stranger.sql', 'tests/site/hostile.sql', 'tests/unlimited.sql']
    await prepareFolder(folder, seeds, { copyOf: await prepare() })
    return folder
  })
  const backendIn = async (name: string, copyOf: string | undefined, ...seeds: string[]) => {
    const backend = await startBackend(`${scratch}/${name}`, await freePort(), seeds, { unsafe: true, copyOf })
    cleanups.push(backend.stop)
    return backend
  }
  const folder = `${scratch}/built`
  const buildSite = once(async () => {
    const backend = await backendIn('site', await prepareVisited())
    await build(backend, folder, { compression: 'quick' })
    return backend
  })
  // A site on its first day: built from a database without listings.
  const emptyFolder = `${scratch}/empty-built`
  const buildEmptySite = once(async () => {
    const { secrets } = await buildSite()
    await mkdir(`${scratch}/empty`)
    await storeSecrets(`${scratch}/empty`, secrets)
    const backend = await backendIn('empty', undefined)
    await build(backend, emptyFolder, { quiet: true, compression: 'quick' })
    return backend
  })
  /** The site of another agency, with its own rows or with ours, and what its database knows of it (`seed.sql`). */
  const buildSiteOf = async (name: string, agency: string) => {
    const backend = await backendIn(name, await prepare(), `tests/agencies/${name}/seed.sql`)
    await build(backend, `${scratch}/${name}-built`, { compression: 'quick', env: { AGENCY: agency } })
    await backend.stop()
    return { ...settingsOf(backend), TEST_FOLDER: `${scratch}/${name}-built`, AGENCY: agency }
  }
  const serve = async (builtFolder: string, { url, secrets }: Backend) => {
    const port = await freePort()
    const { close } = await serveSite({
      folder: builtFolder,
      port,
      backend: url,
      publishableKey: secrets.publishableKey,
      // All visitors of the tests share one address.
      visitorLimits: manyVisitors,
    })
    return { origin: `http://localhost:${port}`, close }
  }
  return {
    prepare,
    backendIn,
    folder,
    buildSite,
    emptyFolder,
    buildEmptySite,
    /** The second agency of the tests, which only lets. */
    buildSecondSite: () => buildSiteOf('featherstonehaugh', 'tests/agencies/featherstonehaugh'),
    /** Its opposite. */
    buildSalesOnlySite: async () => {
      const agency = `${scratch}/sales-only-agency`
      await composeSalesOnly(agency)
      return buildSiteOf('sales-only', agency)
    },
    /** A visited site: a copy of its database, and a server of its own. */
    openSite: async (name: string) => {
      await buildSite()
      const backend = await backendIn(name, await prepareVisited())
      const server = await serve(folder, backend)
      const close = async () => {
        server.close()
        await backend.stop()
      }
      cleanups.push(close)
      const site = { TEST_SITE: server.origin, TEST_FOLDER: folder, TEST_PREPARED: await prepare() }
      return { settings: { ...settingsOf(backend), ...site }, close }
    },
    openEmptySite: async () => {
      const backend = await buildEmptySite()
      const { origin, close } = await serve(emptyFolder, backend)
      cleanups.push(close)
      return { TEST_EMPTY_SITE: origin, TEST_EMPTY_BACKEND: backend.url }
    },
  }
}
