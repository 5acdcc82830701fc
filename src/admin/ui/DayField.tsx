import { type CalendarDate, parseDate } from '@internationalized/date'
import clsx from 'clsx'
import type { FocusEvent, ReactNode } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  FieldError,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  Text,
} from 'react-aria-components'
import {
  errorBelowClass,
  errorClass,
  hintBelowClass,
  hintClass,
  labelClass,
  optionalClass,
} from '../../components/ui/form/field-class'
import { isDay } from '../../lib/time/parse-day'
import { LineIcon } from './LineIcon'
import { popoverClass } from './popover-class'

interface Props {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  /** Puts hint and error below the control, so that controls in columns align. */
  notesBelow?: boolean
  /** `2026-12-01`, or empty. */
  value: string
  /** Receives `2026-12-01`, or an empty text while the day is incomplete. */
  onChange: (day: string) => void
  min?: string
  max?: string
}

const dayOf = (text: string | undefined): CalendarDate | null => (isDay(text) ? parseDate(text) : null)

/** The segments of a date or time, in a box that looks like every other field. */
export const segmentsClass = (error: boolean) =>
  clsx(
    'flex min-h-11 items-center rounded-sm bg-white pl-3 tabular-nums',
    'focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ink',
    error ? 'border-2 border-brick-2' : 'border border-edge hover:border-ink',
  )
export const segmentClass =
  'px-0.5 outline-none focus:bg-green focus:text-white data-placeholder:text-ink-2 data-placeholder:focus:text-white ' +
  'forced-colors:focus:outline-2 forced-colors:focus:outline-solid'

/** For links to a field, as in an error summary: the group's first segment takes the focus. */
export const focusFirstSegment = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
}

/** The label of a field whose control is no input. */
export const ControlLabel = ({ label, optional }: Pick<Props, 'label' | 'optional'>) => (
  <Label className={labelClass}>
    {label}
    {optional && <span className={optionalClass}> (optional)</span>}
  </Label>
)

/** Hint and error of such a field. */
export const ControlNotes = ({ hint, error, notesBelow }: Pick<Props, 'hint' | 'error' | 'notesBelow'>) => (
  <>
    {hint && (
      <Text className={clsx('block', notesBelow ? hintBelowClass : hintClass)} slot="description">
        {hint}
      </Text>
    )}
    {error && <FieldError className={clsx('block', notesBelow ? errorBelowClass : errorClass)}>{error}</FieldError>}
  </>
)

const arrowClass = 'grid size-11 cursor-pointer place-items-center hover:bg-stucco disabled:text-line'

/** A day in British order, typed or chosen from a calendar. */
export const DayField = ({ id, label, hint, error, optional, notesBelow, value, onChange, min, max }: Props) => (
  <I18nProvider locale="en-GB">
    <DatePicker
      className="relative max-w-136 min-w-0"
      value={dayOf(value)}
      onChange={(day) => onChange(day ? day.toString() : '')}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      isInvalid={Boolean(error)}
      shouldForceLeadingZeros
    >
      <ControlLabel label={label} optional={optional} />
      {!notesBelow && <ControlNotes hint={hint} error={error} />}
      <Group className={segmentsClass(Boolean(error))} id={id} tabIndex={-1} onFocus={focusFirstSegment}>
        <DateInput className="flex grow">
          {(segment) => <DateSegment className={segmentClass} segment={segment} />}
        </DateInput>
        <Button className="-my-px grid size-11 shrink-0 cursor-pointer place-items-center text-ink-2 hover:text-ink">
          <LineIcon className="size-4.5 stroke-[1.5]" box={18} path="M2 4h14v12H2zM2 8h14M6 2v4M12 2v4" />
        </Button>
      </Group>
      {notesBelow && <ControlNotes hint={hint} error={error} notesBelow />}
      <Popover className={clsx(popoverClass, 'p-3')}>
        <Dialog className="outline-none">
          <Calendar>
            <header className="flex items-center justify-between">
              <Button className={arrowClass} slot="previous">
                ‹
              </Button>
              <Heading className="text-note font-semibold" />
              <Button className={arrowClass} slot="next">
                ›
              </Button>
            </header>
            <CalendarGrid className="text-center text-note tabular-nums">
              {(date) => (
                <CalendarCell
                  className={clsx(
                    'grid size-10 cursor-pointer place-items-center pointer-coarse:size-11',
                    '-outline-offset-2 outline-ink hover:bg-stucco',
                    'data-disabled:text-line data-outside-month:invisible data-selected:bg-green',
                    'data-selected:text-white data-unavailable:text-line',
                  )}
                  date={date}
                />
              )}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  </I18nProvider>
)
