import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(astro|tsx?|yaml|md)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

// Sentences that readers did not understand; each was written anew.
test.each([
  'A week is a twelfth of the year’s months over fifty-two',
  'to let go of one wish is not enough',
  'Of an interest-only loan nothing is paid off',
  'The smaller the loan beside the price',
  'A broker whom the Financial Conduct Authority lists',
  'Of buyers abroad lenders commonly ask',
  'come beside the rent where the agreement says',
  'as far as anybody can say beforehand',
  'Enter the day of completion above to reckon by these',
  'Letters in office hours',
  'Evening calls to Shanghai in their evening',
  'Least dear',
  'more than most owners were arguing about',
  'badly papered',
  'a link carries it further',
  'What you pay before the keys',
  'an estimate by hand',
  'a peg of 3.6725',
])('the site no longer says “%s”', (sentence) => expect(texts.filter((text) => text.includes(sentence))).toEqual([]))
