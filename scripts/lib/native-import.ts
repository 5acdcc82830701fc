import type { Plugin } from 'vite'

/**
 * Leaves a dynamic import() to the browser. Vite wraps each in a helper that preloads what the late script imports in
 * turn, and that, with the list of files it is given, weighs as much as half of a page's scripts. A late script's
 * styles must therefore come by their address (`import styles from './x.css?url'`) or with the page.
 */
export const nativeImport = (): Plugin => ({
  name: 'native-import',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: () => ({
    build: { modulePreload: false, rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
  }),
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  // What is left of the helper would be a file of its own, one more for every page to fetch: each script gets a copy.
  generateBundle(_options, bundle) {
    const helper = Object.values(bundle).find(({ fileName }) => fileName.includes('preload-helper'))
    if (!helper) return
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.imports.includes(helper.fileName)) continue
      chunk.code = chunk.code.replace(
        /import\{t(?: as (\w+))?\}from"[^"]*preload-helper[^"]*";/,
        (_, name = 't') => `var ${name}=load=>load();`,
      )
      chunk.imports = chunk.imports.filter((file) => file !== helper.fileName)
    }
    delete bundle[helper.fileName]
  },
})
