import { expect } from 'vitest'
import type { Visitor } from './visitor'

/** One page of each kind. */
const pages = [
  '/',
  '/rent',
  '/buy',
  '/property/cornwall-gardens-apartment',
  '/property/royal-hill-cottage',
  '/valuation/rental',
  '/landlords/lettings',
  '/contact',
  '/resources/property-prices',
  '/areas/kensington',
  '/calculators/buying-cost',
  '/saved',
]

const overflow = () => document.documentElement.scrollWidth - innerWidth

/** In the page: text links without underline. */
function withoutUnderline(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main a.link, main .prose p a')]
    .filter((link) => link.checkVisibility() && !getComputedStyle(link).textDecorationLine.includes('underline'))
    .map((link) => link.outerHTML.slice(0, 120))
}

/** In the page: selects that overflow, or overlap text or other controls. */
function cramped(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('select, summary, h1, [data-bar] a, [data-bar] button')]
    .filter((element) => element.checkVisibility() && !element.closest('dialog, .sr-only, [popover]'))
    .map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      // A heading's box is its text's.
      const box = element.matches('h1') ? range.getBoundingClientRect() : element.getBoundingClientRect()
      return { element, box }
    })
    .filter(({ box }) => box.width > 2 && box.top < innerHeight)
  return controls
    .filter(({ element }) => element.matches('select'))
    .flatMap(({ element, box }) =>
      controls
        .filter(
          (other) =>
            other.element !== element &&
            other.box.left < box.right - 1 &&
            box.left < other.box.right - 1 &&
            other.box.top < box.bottom - 1 &&
            box.top < other.box.bottom - 1,
        )
        .map((other) => `${element.getAttribute('name')} over ${other.element.textContent.trim().slice(0, 30)}`)
        .concat(box.right > innerWidth ? [`${element.getAttribute('name')} over the edge`] : []),
    )
}

/** Rendering that an engine may get wrong although everything works. */
export const looks: Record<string, (visitor: Visitor) => Promise<void>> = {
  'fits a phone on every kind of page, at twice the size of text as well, with lines under links': async (visitor) => {
    const problems: string[] = []
    await visitor.open('/')
    for (const path of pages) {
      await visitor.goto(path)
      const wide = await visitor.run(overflow)
      if (wide > 0) problems.push(`${path} is ${wide} px too wide`)
      problems.push(...(await visitor.run(withoutUnderline)).map((link) => `${path} has no line under ${link}`))
      await visitor.run(() => (document.documentElement.style.fontSize = '34px'))
      // Renders all of it, from top to bottom.
      await visitor.run(() => scrollTo(0, document.body.scrollHeight))
      await visitor.run(() => document.querySelector('[data-testimonials]')?.scrollIntoView())
      const large = await visitor.run(overflow)
      if (large > 0) problems.push(`${path} is ${large} px too wide with text at 200 %`)
    }
    expect(problems).toEqual([])
  },

  'has selects that keep to their place, and pictures of homes in 3:2': async (visitor) => {
    const problems: string[] = []
    for (const width of [390, 768, 1280, 1440])
      for (const path of ['/rent', '/property/cornwall-gardens-apartment']) {
        await visitor.open(path, width, 860)
        problems.push(...(await visitor.run(cramped)).map((what) => `${path} at ${width} px: ${what}`))
        if (path !== '/rent') {
          const lines = await visitor.run(
            () =>
              new Set(
                [...document.querySelectorAll('[data-units] label')].map((label) => label.getBoundingClientRect().top),
              ).size,
          )
          if (lines > 1) problems.push(`${path} at ${width} px: currency and size take ${lines} lines`)
          continue
        }
        const { width: wide, height } = await visitor.run(
          () => document.querySelector('article figure')!.getBoundingClientRect().toJSON() as DOMRect,
        )
        if (Math.abs(wide / height - 1.5) > 0.02)
          problems.push(`a card's picture at ${width} px is ${wide} × ${height}`)
      }
    expect(problems).toEqual([])
  },
}
