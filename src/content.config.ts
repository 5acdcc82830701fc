import { existsSync } from 'node:fs'
import { glob, type Loader } from 'astro/loaders'
import { agencyFile } from './agency-folder'
import { editions } from './editions'
import { editionMarkdown } from './lib/edition-markdown'
import { translatedLoader, translatedMarkdown } from './lib/translated-loader'
import { costs } from './schemas/costs'
import { home } from './schemas/home'
import { legalSummaries, resources } from './schemas/resources'
import { services } from './schemas/services'

/**
 * The content that editors change: Markdown and lists in src/agency, London's figures in src/data. The schemas define
 * valid files (docs/editing.md).
 */
const english = { ...home, ...services, ...resources, ...costs }

/** `stamp-duty` of `stampDuty`. */
const fileName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The texts of a collection in another language: London's in src/data, the agency's in its folder. */
const textsOf = (name: string, code: string) =>
  name in costs ? `src/data/${code}/${fileName(name)}.yaml` : agencyFile(`${code}/data/${fileName(name)}.yaml`)

/** The loader of a collection in another language: pages of areas are a Markdown file each. */
const loaderOf = (name: string, loader: Loader, code: string) =>
  name === 'areaPages'
    ? translatedMarkdown(agencyFile(`${code}/areas`), agencyFile('areas'))
    : translatedLoader(loader, textsOf(name, code))

/** The same collections in the other languages of the site: `faqs-zh` reads texts from `zh/data/faqs.yaml`. */
const others = editions.slice(1).flatMap((edition) =>
  Object.entries(english).map(([name, collection]) => {
    const loader = loaderOf(name, (collection as { loader: Loader }).loader, edition.code)
    // Legal texts stay in English.
    const newTab = name === 'legal' ? undefined : edition.opensInNewTab
    return [`${name}-${edition.code}`, { ...collection, loader: editionMarkdown(loader, edition, newTab) }]
  }),
)

const none: Loader = { name: 'none', load: ({ store }) => Promise.resolve(store.clear()) }
/** Summaries of legal pages, for editions in other languages: `zh/legal/privacy-policy.md` in the agency's folder. */
const summaries = editions.slice(1).map((edition) => {
  const base = agencyFile(`${edition.code}/legal`)
  const loader = existsSync(base)
    ? editionMarkdown(glob({ base, pattern: '*.md' }), edition, edition.opensInNewTab)
    : none
  return [`legalSummaries-${edition.code}`, legalSummaries(loader)]
})

export const collections = {
  ...english,
  legalSummaries: legalSummaries(none),
  ...(Object.fromEntries([...others, ...summaries]) as object),
}
