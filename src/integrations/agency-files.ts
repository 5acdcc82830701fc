import { cp } from 'node:fs/promises'
import send from 'send'
import type { Plugin } from 'vite'

/**
 * The agency's own icons and pictures, at the addresses that files of `public` have: the dev server serves them, and
 * the build copies them before pages and social pictures need them.
 * @param folder an absolute path
 */
export const agencyFiles = (folder: string): Plugin => ({
  name: 'agency-files',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      send(request, pathname, { root: folder, index: false })
        .on('error', () => next())
        .on('directory', () => next())
        .pipe(response)
    })
  },
  async writeBundle({ dir }) {
    if (this.environment.name === 'client' && dir) await cp(folder, dir, { recursive: true })
  },
})
