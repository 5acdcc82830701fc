import clsx from 'clsx'
import {
  Button,
  ComboBox as AriaComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { errorClass, hintClass, inputClass, labelClass, optionalClass } from '../../components/ui/form/field-class'
import { LineIcon } from './LineIcon'
import { popoverClass } from './popover-class'

export interface ComboBoxOption {
  id: string
  label: string
  /** A second line, such as an address. */
  note?: string
}

interface Props {
  id: string
  label: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  options: readonly ComboBoxOption[]
  /** The id of the chosen option; empty if none. */
  value: string
  onChange: (id: string) => void
  /** For options that a server filters. By default the list filters its own. */
  onType?: (typed: string) => void
}

/** A field that narrows a long list as one types. */
export const ComboBox = ({ id, label, hint, error, optional, options, value, onChange, onType }: Props) => (
  <AriaComboBox
    className="relative max-w-136 min-w-0"
    selectedKey={value || null}
    onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
    defaultItems={options}
    isInvalid={Boolean(error)}
    menuTrigger="focus"
    {...(onType && { onInputChange: onType, items: options })}
  >
    <Label className={labelClass}>
      {label}
      {optional && <span className={optionalClass}> (optional)</span>}
    </Label>
    {hint && (
      <Text className={clsx('block', hintClass)} slot="description">
        {hint}
      </Text>
    )}
    {error && <FieldError className={clsx('block', errorClass)}>{error}</FieldError>}
    <span className="relative block">
      <Input className={clsx(inputClass({ size: 'small' }), 'pr-11')} id={id} />
      <Button className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center text-ink-2">
        <LineIcon className="size-2.5 stroke-2" box={10} path="m1 3 4 4 4-4" />
      </Button>
    </span>
    <Popover className={clsx(popoverClass, 'w-(--trigger-width)')}>
      <ListBox
        className="max-h-80 overflow-y-auto py-1.5 outline-none"
        items={options}
        renderEmptyState={() => <p className="px-3.5 py-2 text-note text-ink-2">Nothing matches.</p>}
      >
        {(option) => (
          <ListBoxItem
            className="cursor-pointer px-3.5 py-2 text-note outline-none focus:bg-stucco forced-colors:focus:outline-2"
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
