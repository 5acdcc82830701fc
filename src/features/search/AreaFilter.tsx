import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { checkboxClass, choiceLabelClass } from '../../components/ui/form/field-class'
import { chevronClass, fieldFrameClass, filterControlClass, filterLabelClass } from './filter-class'
import type { AreaCount } from './area-counts'
import { sameArea } from './search'

interface Props {
  areas: AreaCount[]
  chosen: string[]
}

const selectedAreas = (chosen: string[]) =>
  (chosen.length > 2 ? messages.countedAreas(chosen.length) : chosen.map(areaName).join(', ')) || messages.allLondon

/** In the sheet: several areas behind one summary line. On wide screens they are in the rail. */
export const AreaFilter = ({ areas, chosen }: Props) => (
  <details className={fieldFrameClass(true)}>
    <summary
      className={clsx(
        filterControlClass,
        chevronClass,
        'relative cursor-pointer list-none pt-8.5 pr-5.5 after:right-5 group-open:after:bottom-4',
        'group-open:after:rotate-225',
      )}
    >
      <small className={filterLabelClass}>{messages.area}</small>
      <b className="block truncate font-normal group-has-checked:font-medium">{selectedAreas(chosen)}</b>
    </summary>
    <fieldset className="pb-3">
      <legend className="sr-only">{messages.areas}</legend>
      {areas.map(({ name, count }, n) => (
        <div key={name} className="group/choice grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 py-1.25">
          <input
            type="checkbox"
            className={checkboxClass}
            name="area"
            value={chosen.find((area) => sameArea(area, name)) ?? name}
            id={`sheet-area-${n}`}
            defaultChecked={chosen.some((area) => sameArea(area, name))}
          />
          <label className={`${choiceLabelClass} flex justify-between gap-4`} htmlFor={`sheet-area-${n}`}>
            {areaName(name)} <span className="text-ink-2 tabular-nums">{count}</span>
          </label>
        </div>
      ))}
    </fieldset>
  </details>
)
