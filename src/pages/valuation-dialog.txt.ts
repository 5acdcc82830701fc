import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ValuationDialog } from '../features/valuation/dialog/ValuationDialog'

/**
 * The valuation dialog's first step as HTML: a press shows it before React has loaded, which then hydrates it
 * (features/valuation/dialog/first-step.ts). Not named .html, because it is no page.
 */
export const GET: APIRoute = () => new Response(renderToString(createElement(ValuationDialog, { onClosed: () => {} })))
