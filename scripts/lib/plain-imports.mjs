/**
 * A late import() is the browser's own. Vite wraps each in a helper that preloads what the late script imports in
 * turn, and that, with the list of files it is given, weighs as much as half of a page's scripts. A late script's
 * styles must therefore come by their address (`import styles from './x.css?url'`) or with the page.
 * @returns {import('vite').Plugin}
 */
export const plainImports = () => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: () => ({
    build: { modulePreload: false, rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } },
  }),
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  // What is left of the helper is shared, and so a file: one more for every page to fetch. Each script says it for
  // itself.
  generateBundle(_options, bundle) {
    const helper = Object.values(bundle).find(({ fileName }) => fileName.includes('preload-helper'))
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !helper || !chunk.imports.includes(helper.fileName)) continue
      chunk.code = chunk.code.replace(
        /import\{t(?: as (\w+))?\}from"[^"]*preload-helper[^"]*";/,
        (_, name = 't') => `var ${name}=load=>load();`,
      )
      chunk.imports = chunk.imports.filter((file) => file !== helper.fileName)
    }
    if (helper) delete bundle[helper.fileName]
  },
})
