import type { Plugin } from 'vite'

/**
 * Leaves a dynamic import() to the browser. Vite wraps it in a helper that preloads the imports of the late script.
 * With its list of files, the helper weighs as much as half of a page's scripts. So styles of a late script must be
 * loaded by address (`import styles from './x.css?url'`) or with the page.
 */
export const nativeImport = (): Plugin => ({
  name: 'native-import',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: () => ({
    build: { modulePreload: false, rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
  }),
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  // The rest of the helper would be a separate file for every page. Each script gets a copy instead.
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
