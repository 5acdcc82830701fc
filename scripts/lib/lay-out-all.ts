import type { Page } from '@playwright/test'

/** Lays out also the parts of a page that it lays out when they come near the screen, to measure or to show them. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
