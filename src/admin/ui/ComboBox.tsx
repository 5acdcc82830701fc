import clsx from 'clsx'
import { Button, ComboBox as AriaComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { inputClass } from '../../components/ui/form/field-class'
import type { SearchStatus } from '../query/search-status'
import { ControlLabel, ControlNotes } from './DayField'
import { LineIcon } from './LineIcon'
import { optionClass, popoverClass } from './popover-class'

const searchFailure = 'The server did not answer. Check your connection, then change the search text.'

export interface ComboBoxOption {
  id: string
  label: string
  /** A second line, such as an address. */
  note?: string
}

interface Props {
  id: string
  label: string
  hint: string
  /** An error of the field. A failed search has its own. */
  error?: string | undefined
  options: readonly ComboBoxOption[]
  /** The state of the search for the options. */
  status: SearchStatus
  /** The id of the chosen option; empty if none. */
  value: string
  onChange: (id: string) => void
  /** The server filters the options. */
  onType: (typed: string) => void
}

/** A field that narrows a long list as one types. */
export function ComboBox({ id, label, hint, error, options, status, value, onChange, onType }: Props) {
  const problem = error ?? (status === 'error' ? searchFailure : undefined)
  return (
    <AriaComboBox
      className="relative max-w-136 min-w-0"
      selectedKey={value || null}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
      items={options}
      onInputChange={onType}
      isInvalid={Boolean(problem)}
      menuTrigger="focus"
    >
      <ControlLabel label={label} />
      <ControlNotes hint={hint} error={problem} />
      <span className="relative block">
        <Input className={clsx(inputClass({ size: 'small' }), 'pr-11')} id={id} />
        <Button className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-ink-2">
          <LineIcon className="size-2.5 stroke-2" box={10} path="m1 3 4 4 4-4" />
        </Button>
      </span>
      <p className="pt-1.5 text-small text-ink-2 empty:sr-only" role="status">
        {status === 'ready' && options.length === 0 && 'Nothing matches.'}
      </p>
      <Popover className={clsx(popoverClass, 'w-(--trigger-width)')}>
        <ListBox className="max-h-80 overflow-y-auto py-1.5 outline-none" items={options}>
          {(option) => (
            <ListBoxItem
              className={clsx(optionClass, 'px-3.5 py-2 text-note data-focused:bg-stucco')}
              id={option.id}
              textValue={option.label}
            >
              {option.label}
              {option.note && <span className="block text-small text-ink-2">{option.note}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
