import { useRef } from 'react'
import clsx from 'clsx'
import { checkboxClass, choiceLabelClass } from '../../components/ui/form/field-class'
import type { ListingType } from '../../domain/listing/listing-status'
import { chevronClass, filterClass, filterControlClass, filterLabelClass, type FiltersPlace } from './filter-class'
import { type AreaCount, sameArea } from './search'

interface Props {
  areas: AreaCount[]
  chosen: string[]
  type: ListingType
  place: FiltersPlace
}

const fieldsets = {
  bar: clsx(
    'absolute top-full left-0 z-2 w-[min(32rem,80vw)] columns-2 gap-x-8 bg-paper px-indent pt-3 pb-4',
    'shadow-raised ring-1 ring-line',
  ),
  sheet: 'pb-3',
}
const choices = { bar: 'break-inside-avoid', sheet: 'py-1.25' }

const selectedAreas = (chosen: string[]) =>
  (chosen.length > 2 ? `${chosen.length} areas` : chosen.join(', ')) || 'All London'

/**
 * Several areas at once, behind one line of words. It opens without our code; with it, Escape and a press elsewhere
 * shut it.
 */
export function AreaFilter({ areas, chosen, type, place }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={details}
      className={filterClass(place, type, 'area')}
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
        if (place === 'bar' && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
          currentTarget.open = false
      }}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open || place === 'sheet') return
        const shut = ({ target }: Event) => {
          if (currentTarget.contains(target as Node)) return
          currentTarget.open = false
          removeEventListener('pointerdown', shut)
        }
        addEventListener('pointerdown', shut)
      }}
    >
      <summary
        className={clsx(
          filterControlClass,
          chevronClass,
          'relative cursor-pointer list-none pt-8.5 pr-5.5 group-open:after:bottom-4 group-open:after:rotate-225',
        )}
      >
        <small className={filterLabelClass}>Area</small>
        <b className="block truncate font-normal group-has-checked:font-medium">{selectedAreas(chosen)}</b>
      </summary>
      <fieldset className={fieldsets[place]}>
        <legend className="sr-only">Areas</legend>
        {areas.map(({ name, count }, n) => (
          <div
            key={name}
            className={clsx('group/choice grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5', choices[place])}
          >
            <input
              type="checkbox"
              className={checkboxClass}
              name="area"
              value={chosen.find((area) => sameArea(area, name)) ?? name}
              id={`${place}-area-${n}`}
              defaultChecked={chosen.some((area) => sameArea(area, name))}
            />
            <label className={`${choiceLabelClass} flex justify-between gap-4`} htmlFor={`${place}-area-${n}`}>
              {name} <span className="text-ink-2 tabular-nums">{count}</span>
            </label>
          </div>
        ))}
      </fieldset>
    </details>
  )
}
