import { useRef } from 'react'
import { type AreaCount, sameArea } from './search'

interface Props {
  areas: AreaCount[]
  chosen: string[]
  id: string
}

const selectedAreas = (chosen: string[]) =>
  (chosen.length > 2 ? `${chosen.length} areas` : chosen.join(', ')) || 'All London'

/**
 * Several areas at once, behind one line of words. It opens without our code; with it, Escape and a press elsewhere
 * shut it.
 */
export function AreaFilter({ areas, chosen, id }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={details}
      className="f area"
      // It may have been opened before this code came.
      suppressHydrationWarning
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        // The sheet it may stand in stays open.
        event.preventDefault()
        event.stopPropagation()
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (
          !currentTarget.matches('.sheet *') &&
          relatedTarget instanceof Node &&
          !currentTarget.contains(relatedTarget)
        )
          currentTarget.open = false
      }}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || currentTarget.matches('.sheet *')) return
        const shut = ({ target }: Event) => {
          if (currentTarget.contains(target as Node)) return
          currentTarget.open = false
          removeEventListener('pointerdown', shut)
        }
        addEventListener('pointerdown', shut)
      }}
    >
      <summary>
        <small>Area</small>
        <b>{selectedAreas(chosen)}</b>
      </summary>
      <fieldset>
        <legend className="sr-only">Areas</legend>
        {areas.map(({ name, count }, n) => (
          <div className="choice" key={name}>
            <input
              type="checkbox"
              name="area"
              value={chosen.find((area) => sameArea(area, name)) ?? name}
              id={`${id}-area-${n}`}
              defaultChecked={chosen.some((area) => sameArea(area, name))}
            />
            <label htmlFor={`${id}-area-${n}`}>
              {name} <span>{count}</span>
            </label>
          </div>
        ))}
      </fieldset>
    </details>
  )
}
