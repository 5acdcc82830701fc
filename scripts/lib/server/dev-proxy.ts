import type { Plugin } from 'vite'
import { handleEdgeFunction, isEdgeFunctionPath } from './edge-functions.ts'
import { createProxy } from './proxy.ts'
import { isBackendPath } from './proxy-routes.ts'
import { parseRequestTarget } from './request-target.ts'
import { serverSettings } from './settings.ts'

/**
 * The proxy of `npm start`, for the dev server. Vite refuses unknown host names. This code reverts Vite's permission
 * for pages of other ports (`server.cors`).
 */
export const devProxy = (backend: string): Plugin => ({
  name: 'backend-proxy',
  apply: 'serve',
  config: () => ({ server: { cors: false } }),
  configureServer({ middlewares }) {
    const proxy = createProxy({ backend, ...serverSettings() })
    middlewares.use((request, response, next) => {
      // No page needs ranges, and Vite's file server fails on a malformed Range header.
      delete request.headers.range
      const url = parseRequestTarget(request.url ?? '')
      const publishableKey = process.env['PUBLIC_SUPABASE_ANON_KEY'] ?? ''
      if (url && isEdgeFunctionPath(url))
        return void handleEdgeFunction(request, response, { url, backend, publishableKey }).catch(next)
      if (!url || !isBackendPath(url)) return next()
      proxy(request, response, url).catch(next)
    })
  },
})
