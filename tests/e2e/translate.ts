import type { Page } from '@playwright/test'

// A browser's translator, a password manager and a grammar checker, modelled on Chromium.

/** Adds this file's functions to a page, before its scripts. */
export const addTranslator = (page: Page) =>
  page.addInitScript(() => {
    const passed = 'script,style,noscript,template,textarea,option,svg,font,title'
    /** Wraps each text in <font><font>; every other one is replaced, as when word order changes. */
    const wrapText = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach((text, n) => {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(passed)) return
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        text.replaceWith(outer)
        inner.append(n % 2 ? text : text.cloneNode())
      })
    }
    const addNeighbours = (root: ParentNode) => {
      for (const field of root.querySelectorAll('input, select, textarea'))
        if (field.nextElementSibling?.localName !== 'password-manager')
          field.after(document.createElement('password-manager'))
    }
    /** All existing content. */
    const translate = () => {
      wrapText(document.body)
      addNeighbours(document)
    }
    /** Later content as well. */
    const keepTranslating = () => {
      const watch = () => observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      const observer = new MutationObserver(() => {
        observer.disconnect()
        translate()
        watch()
      })
      translate()
      watch()
    }
    Object.assign(globalThis, { translate, keepTranslating })
  })

declare global {
  var translate: () => void
  var keepTranslating: () => void
}
