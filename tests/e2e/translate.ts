import type { Page } from '@playwright/test'

// A browser's translator, a password manager and a grammar checker, modelled on Chromium.

/** Adds this file's functions to a page, before its scripts. */
export const addTranslator = (page: Page) =>
  page.addInitScript(() => {
    const passed = 'script,style,noscript,template,textarea,option,svg,font,title'
    let count = 0
    /** Wraps each text in <font><font>; every other one is a copy, and the text is removed. */
    const wrapText = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(passed)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        text.before(outer)
        text.remove()
        inner.append(count++ % 2 ? text : text.cloneNode())
      }
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
      const observer = new MutationObserver((changes) => {
        observer.disconnect()
        for (const { type, target, addedNodes } of changes) {
          for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) wrapText(node)
          if (target instanceof Element) addNeighbours(target)
        }
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
