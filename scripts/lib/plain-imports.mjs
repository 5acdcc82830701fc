/**
 * A late import() is the browser's own. Vite wraps each in a helper that preloads what the late script imports in turn,
 * and that, with the list of files it is given, weighs as much as half of a page's scripts. A late script's styles must therefore come by their address
 * (`import styles from './x.css?url'`) or with the page.
 * @returns {import('vite').Plugin}
 */
export const plainImports = () => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  configEnvironment: () => ({ build: { modulePreload: false } }),
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
})
