import { parseAllRedirects } from '@netlify/redirect-parser'
import { root } from './paths.mjs'

/**
 * The dev server's share of public/_redirects: the admin's addresses that are answered by one page. (Listings it renders
 * as they are asked for.)
 * @returns {import('vite').Plugin}
 */
export const devRewrites = () => ({
  name: 'dev-rewrites',
  apply: 'serve',
  async configureServer(server) {
    const { redirects } = await parseAllRedirects({ redirectsFiles: [`${root}public/_redirects`], minimal: true })
    const rules = redirects.filter(({ from }) => from.startsWith('/admin/')).map(({ from, to }) => ({ test: new RegExp(`^${from.replace(/:[a-z]+/g, '[^/?]+')}(?=\\?|$)`), to }))
    server.middlewares.use((request, _response, next) => {
      for (const { test, to } of rules) request.url = request.url?.replace(test, to)
      next()
    })
  },
})
