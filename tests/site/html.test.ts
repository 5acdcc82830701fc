import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { everyNth } from '../every-case'
import { englishPages, pages, read } from './built'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: [
    'html5',
    {
      'astro-island': { flow: true, phrasing: true, permittedContent: ['@flow'] },
      'astro-slot': { flow: true, phrasing: true, permittedContent: ['@flow'] },
    },
  ],
  rules: {
    // Style rules, not validity: React and Astro differ in void elements, quotes and casing. Table roles are explicit
    // because of the phone layout.
    'no-redundant-role': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'no-implicit-button-type': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
})

// Astro writes its islands' style beside the first one.
const islandStyle = /^<style> element is not permitted as content under <div>/

// Every page but those of homes, which have one template, and of these some.
const isHome = (page: string) => /^(zh\/)?property\//.test(page)
const checked = [...pages.filter((page) => !isHome(page)), ...everyNth(5, pages.filter(isHome).sort())]
it.each(checked)('%s is valid HTML', async (page) => {
  const { results } = await validator.validateString(read(page))
  expect(
    results.flatMap(({ messages }) =>
      messages
        .filter(({ severity, message }) => severity === 2 && !islandStyle.test(message))
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([])
})

const secretAddress = /^admin(?!\/preview)|^(zh\/)?(viewing|alerts|report)\.html/
it.each(pages.filter((page) => secretAddress.test(page)))(
  '%s, whose address may contain a secret, sends other requests the origin only',
  (page) => expect(read(page)).toMatch(/<meta name="referrer" content="strict-origin">/),
)

it('no two sentences run together, and no two words at the edge of a link or bold word', () => {
  const joined = englishPages.flatMap((page) => {
    const text = read(page)
      .replaceAll(/<(script|style|head|svg)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<!--.*?-->|&[#\w]+;/gs, (match) => (match.startsWith('&') ? ' ' : ''))
      // Block elements need no space.
      .replaceAll(/<\w+ [^>]*class="[^"]*\b(block|flex|grid)\b[^>]*>/g, ' ')
      .replaceAll(/<\/?(a|abbr|b|cite|em|i|q|small|strong|time)\b[^>]*>/g, '|')
      .replaceAll(/<[^>]*>/g, ' ')
    const matches = text.matchAll(
      /.{0,30}([\p{Ll}\p{N}]\|*[.,;:!?]\|*\p{Lu}\p{Ll}|[\p{L}\p{N}.,;:!?]\|[\p{L}\p{N}]).{0,30}/gsu,
    )
    return [...matches].map(([match]) => `${page}: ${match}`)
  })
  expect(joined).toEqual([])
})
