import { readdirSync } from 'node:fs'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'
import { folder, pages, read } from './built'

it('WebKit draws link underlines: no shorthand contains a thickness, which would make it drop the line', () => {
  const sheets = new Set(
    readdirSync(`${folder}/_astro`)
      .filter((file) => file.endsWith('.css'))
      .map((file) => read(`_astro/${file}`)),
  )
  for (const page of pages) for (const [, css] of read(page).matchAll(/<style[^>]*>(.*?)<\/style>/gs)) sheets.add(css!)
  const dropped: unknown[] = []
  let separate = 0
  for (const css of sheets)
    transform({
      filename: 'sheet.css',
      code: Buffer.from(css),
      visitor: {
        Declaration(declaration) {
          if (declaration.property === 'text-decoration-thickness') separate++
          if (declaration.property !== 'text-decoration') return
          const { line, thickness } = declaration.value
          if (thickness.type !== 'auto') dropped.push({ line, thickness })
        },
      },
    })
  expect(dropped).toEqual([])
  // A link, a link in prose, and the utilities.
  expect(separate).toBeGreaterThan(2)
})
