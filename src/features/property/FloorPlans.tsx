import type { Listing } from '../../domain/listing/listing'

/** The rooms of a caption, a floor at a time: `Ground floor: hall, kitchen …` is a line of its own. */
const lines = (caption: string) => caption.split('. ').map((line) => line.replace(/\.$/, ''))

/** The plans of a home, as large as the page allows, and what they show in words. */
export function FloorPlans({ listing }: { listing: Listing }) {
  const { values, floorPlanCaptions } = listing.facts
  const plans = values.floor_plans ?? []
  if (plans.length === 0) return null
  return (
    <section className="row pt-section print:hidden" id="floor-plan" aria-labelledby="floor-plan-title">
      <div className="rail">Plan</div>
      <div className="main">
        <h2 id="floor-plan-title" className="mb-fluid-xs text-h2-small">
          {plans.length === 1 ? 'Floor plan' : 'Floor plans'}
        </h2>
        {plans.map((url, n) => (
          <figure
            key={url}
            className="mt-8 gap-x-10 first-of-type:mt-0 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          >
            <a href={url} target="_blank" rel="noopener" className="block border border-line bg-paper p-2">
              <img
                src={url}
                alt={`Floor plan of ${listing.title}${plans.length > 1 ? `, ${n + 1} of ${plans.length}` : ''}`}
                className="h-auto"
                width={1200}
                height={862}
                loading="lazy"
              />
              <span className="sr-only"> (opens larger in a new tab)</span>
            </a>
            <figcaption className="mt-4 text-note lg:mt-0">
              <ul>
                {lines(floorPlanCaptions[n] ?? '').map((line) => (
                  <li key={line} className="border-b border-line py-2.5 first:pt-0">
                    {line}
                  </li>
                ))}
              </ul>
              <p className="mt-3 text-small text-ink-2">For illustration: not to be relied on for size.</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
