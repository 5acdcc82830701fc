import clsx from 'clsx'
import { useStore } from '@nanostores/react'
import {
  checkboxClass,
  choiceClass,
  choiceLabelClass,
  inputClass,
  selectClass,
} from '../../../components/ui/form/field-class'
import { chosenColumns, columnNames, listColumns } from './list-columns'
import { $negotiators } from './list.store'
import { $settings, changeSettings } from './list-settings.store'
import { popoverClass } from './popover-class'
import { toolClass } from './tool-class'

/** The visible columns, stored per account. Narrow screens show fewer. */
export function ColumnChooser() {
  const { columns } = useStore($settings)
  const several = useStore($negotiators).length > 1
  const chosen = chosenColumns(columns)
  return (
    <>
      <span className={clsx(selectClass(), 'max-tablet:hidden')}>
        <button
          type="button"
          className={clsx(inputClass({ kind: 'select', size: 'small' }), toolClass)}
          popoverTarget="columns"
        >
          Columns
        </button>
      </span>
      <fieldset className={popoverClass} id="columns" popover="auto">
        <legend className="sr-only">Columns</legend>
        {columnNames
          .filter((name) => name !== 'negotiator' || several)
          .map((name) => (
            <p className={choiceClass} key={name}>
              <input
                type="checkbox"
                className={checkboxClass}
                id={`column-${name}`}
                checked={chosen.includes(name)}
                onChange={({ target }) =>
                  void changeSettings({
                    columns: columnNames.filter((one) => (one === name ? target.checked : chosen.includes(one))),
                  })
                }
              />
              <label className={clsx(choiceLabelClass, 'text-note')} htmlFor={`column-${name}`}>
                {listColumns[name].label}
              </label>
            </p>
          ))}
      </fieldset>
    </>
  )
}
