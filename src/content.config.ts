import type { Loader } from 'astro/loaders'
import { agencyFile } from './agency-folder'
import { editions } from './editions'
import { translatedLoader, translatedMarkdown } from './lib/translated-loader'
import { costs } from './schemas/costs'
import { home } from './schemas/home'
import { resources } from './schemas/resources'
import { services } from './schemas/services'

/**
 * The content that editors change: Markdown and lists in src/agency, London's figures in src/data. The schemas define
 * valid files (docs/editing.md).
 */
const english = { ...home, ...services, ...resources, ...costs }

/** The texts of a collection in another language: London's in src/data, the agency's in its folder. */
const textsOf = (name: string, code: string) =>
  name in costs ? `src/data/${code}/${name}.yaml` : agencyFile(`${code}/data/${name}.yaml`)

/** The loader of a collection in another language: pages of areas are a Markdown file each. */
const loaderOf = (name: string, loader: Loader, code: string) =>
  name === 'areaPages'
    ? translatedMarkdown(agencyFile(`${code}/areas`), agencyFile('areas'))
    : translatedLoader(loader, textsOf(name, code))

/** The same collections in the other languages of the site: `faqs-zh` reads texts from `zh/data/faqs.yaml`. */
const others = editions
  .slice(1)
  .flatMap(({ code }) =>
    Object.entries(english).map(([name, collection]) => [
      `${name}-${code}`,
      { ...collection, loader: loaderOf(name, (collection as { loader: Loader }).loader, code) },
    ]),
  )

export const collections = { ...english, ...(Object.fromEntries(others) as object) }
