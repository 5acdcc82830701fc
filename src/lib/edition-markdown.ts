import type { Loader } from 'astro/loaders'
import { type Edition, isInEveryEdition } from '../editions'
import { opensInNewTab as english } from '../messages/en/language'

/** The links of rendered Markdown, in an edition: `/fees` becomes `/zh/fees`. */
export const withPrefix = (html: string, prefix: string) =>
  html.replace(/(<a [^>]*?href=")(\/[^"#?]*)/g, (link, before: string, path: string) =>
    isInEveryEdition(path) && !/\.\w+$/.test(path) ? before + prefix + path.replace(/^\/$/, '') : link,
  )

/**
 * Markdown in another edition: its links stay in the edition.
 * @param opensInNewTab what external links say, if the text is in the language of the edition
 */
export const editionMarkdown = (loader: Loader, { prefix }: Edition, opensInNewTab = english): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      store: {
        ...context.store,
        set: ({ rendered, ...entry }) =>
          context.store.set({
            ...entry,
            ...(rendered && {
              rendered: {
                ...rendered,
                html: withPrefix(rendered.html, prefix).replaceAll(english, opensInNewTab),
              },
            }),
          }),
      },
    }),
})
