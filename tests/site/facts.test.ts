import { describe, expect, it } from 'vitest'
import { publicPages, read } from './built'

/** A page's HTML without the comments by which React separates adjacent texts. */
const htmlOf = (page: string) => read(page).replaceAll('<!-- -->', '')

// The pages of demo listings have a floor plan.
const demoPages = publicPages.filter((page) => page.startsWith('property/') && read(page).includes('/floorplans/'))

it('the thirty demo listings except the draft show their facts without JavaScript', () =>
  expect(demoPages).toHaveLength(29))

describe.each(demoPages)('%s', (page) => {
  const html = htmlOf(page)
  const facts = html.slice(html.indexOf('id="facts"'), html.indexOf('id="floor-plan"'))
  const rental = facts.includes('>Tenancy<')

  it('shows its tenure or tenancy, council tax, energy rating and costs', () => {
    for (const label of rental
      ? ['Tenancy', 'Deposit', 'Holding deposit', 'Furnishing', 'Bills', 'Pets']
      : ['Tenure', 'Chain'])
      expect(facts).toContain(`>${label}</dt>`)
    expect(facts).toMatch(/>Band [A-H], [A-Z]/)
    expect(facts).toMatch(/Rated [A-G]\./)
    expect(facts).toMatch(/\d+ of \d+ facts known/)
  })
  it('has a plan, also as text and in structured data', () => {
    const [, plan, width, height] =
      html.match(/<img src="\/(floorplans\/[a-z-]+\.svg)" alt="Floor plan of [^>]+ width="(\d+)" height="(\d+)"/) ?? []
    // Its reserved space matches its drawing.
    expect(read(plan!)).toMatch(new RegExp(`viewBox="-?\\d+ -?\\d+ ${width} ${height}"`))
    expect(html).toMatch(/Approximate gross internal area [\d,]+ sq ft/)
    expect(html).toMatch(/"@type":"FloorPlan","layoutImage":"https:[^"]+\/floorplans\/[a-z-]+\.svg"/)
  })
})

describe('Without JavaScript, a property page', () => {
  const section = (slug: string, id: string) =>
    htmlOf(`property/${slug}.html`).match(new RegExp(`<section id="${id}".*?</section>`, 's'))?.[0]

  it('shows when the home was listed and reduced, with both prices', () => {
    const history = section('munster-road-terrace', 'history')
    for (const text of ['>Reduced<', '>£3,600<', '>£150 less (4%)<', '>Listed<', '>£3,750<'])
      expect(history).toContain(text)
  })
  it('shows that a tenant has been found', () =>
    expect(section('arnold-circus-apartment', 'history')).toContain('>Let agreed<'))
  it('shows no history of a sold home', () =>
    expect(section('wharfside-three-bedroom-apartment', 'history')).toBeUndefined())
  it('says when the sun reaches the main windows, if we know which way they look', () => {
    expect(section('munster-road-terrace', 'light')).toContain(
      'In June, sun can reach these windows from about 1 pm to 9:15 pm.',
    )
    expect(section('cornwall-gardens-apartment', 'light')).toBeUndefined()
  })
})

it('Each area page draws a walk between five places, and lists them', () => {
  const areas = publicPages.filter((page) => page.startsWith('areas/'))
  expect(areas).toHaveLength(12)
  for (const area of areas) {
    const walk = read(area).match(/<section id="walk".*?<\/section>/s)?.[0]
    expect.soft(walk?.match(/<li/g), area).toHaveLength(5)
    expect.soft(walk?.match(/<circle[^>]* r="14"/g), area).toHaveLength(5)
  }
})
