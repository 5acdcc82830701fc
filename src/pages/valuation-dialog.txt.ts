import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ValuationDialog } from '../features/valuation/dialog/ValuationDialog'

/**
 * The valuation dialog at its first step, as HTML: a press shows it before React has come, which then takes it over
 * (features/valuation/dialog/first-step.ts). It is no page, so it is not named as one.
 */
export const GET: APIRoute = () => new Response(renderToString(createElement(ValuationDialog, { onClosed: () => {} })))
