import clsx from 'clsx'
import { CheckboxRow } from '../../../components/ui/form/Checkbox'
import { inputClass, selectClass } from '../../../components/ui/form/field-class'
import { useAccounts } from '../../query/accounts'
import { PopoverPanel } from '../../ui/PopoverPanel'
import { chosenColumns, columnNames, listColumns } from './ListColumns'
import { useSettings } from './list-settings.queries'
import { toolClass } from './tool-class'

/** The visible columns, stored per account. Narrow screens offer and show fewer. */
export function ColumnChooser() {
  const { columns, change } = useSettings()
  const hasSeveralAccounts = useAccounts().length > 1
  const chosen = chosenColumns(columns)
  return (
    <span className={clsx(selectClass(), 'max-desktop:hidden')}>
      <PopoverPanel
        label="Columns"
        button="Columns"
        buttonClass={clsx(inputClass({ kind: 'select', size: 'small' }), toolClass, 'text-left')}
      >
        {() => (
          <div className="text-note">
            {columnNames
              .filter((name) => name !== 'negotiator' || hasSeveralAccounts)
              .map((name) => (
                <div key={name} className={listColumns[name].hidden}>
                  <CheckboxRow
                    id={`column-${name}`}
                    label={listColumns[name].label}
                    checked={chosen.includes(name)}
                    onChange={({ target }) =>
                      change({
                        columns: columnNames.filter((one) => (one === name ? target.checked : chosen.includes(one))),
                      })
                    }
                  />
                </div>
              ))}
          </div>
        )}
      </PopoverPanel>
    </span>
  )
}
