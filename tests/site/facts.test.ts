import { describe, expect, it } from 'vitest'
import { publicPages, read } from './built'

// The demo listings: pages with a floor plan.
const demo = publicPages.filter((page) => page.startsWith('property/') && read(page).includes('/floorplans/'))

it('the thirty demo listings except the draft show their facts without JavaScript', () => expect(demo).toHaveLength(29))

describe.each(demo)('%s', (page) => {
  // React separates adjacent texts with a comment.
  const html = read(page).replaceAll('<!-- -->', '')
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
