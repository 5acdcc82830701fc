import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { pages, read } from './built'

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
    // Matters of taste, not of HTML: React and Astro write void elements, quotes and casing each in their way.
    // A table laid out in rows on a phone loses its meaning unless its parts say what they are.
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

// Astro writes the one style of its islands beside the first of them.
const islandStyle = /^<style> element is not permitted as content under <div>/

it.each(pages)('%s is valid HTML', async (page) => {
  const { results } = await validator.validateString(read(page))
  expect(
    results.flatMap(({ messages }) =>
      messages
        .filter(({ severity, message }) => severity === 2 && !islandStyle.test(message))
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([])
})
