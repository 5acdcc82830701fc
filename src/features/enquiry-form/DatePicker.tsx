import { chooseOrType, londonTime, movingDay, viewingTime } from '#messages/enquiry.ts'
import * as messages from '#messages/date-picker.ts'
import { space } from '#messages/common.ts'
import type { ReactNode, SyntheticEvent } from 'react'
import ReactDatePicker from 'react-datepicker'
import { inputClass } from '../../components/ui/form/field-class'
import { describedBy, FormFrame } from '../../components/ui/form/FormFrame'
import { fromPicker, londonWallTime, pickerDate, typedDay } from '../../lib/time/london-time'
import styles from '../../styles/datepicker.css?url'
import type { DateFieldsProps } from './dates'
import { VisitorsTime } from './VisitorsTime'
import { firstMoveDay } from '../../domain/enquiry/property-enquiry'
import { firstViewingDay, inViewingHours, viewingTimes, withinViewingHours } from '../../domain/enquiry/viewing-hours'
import { serverDate } from '../../lib/time/server-time'

const shown = (wall: string) => (/^\d{4}-\d\d-\d\d/.test(wall) ? pickerDate(wall) : null)

/** The frame of a calendar: the package's own has an English name. */
const CalendarFrame = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className} role="dialog" aria-modal="true" aria-label={messages.calendar} translate="no">
    {children}
  </div>
)

/** The two date pickers, in London time. Dates can also be typed: `1/12/2026 14:30`, `1 Dec 2026`. */
export function DatePicker({ viewing, moving, errors, setValue, onlyMoving }: DateFieldsProps) {
  const now = londonWallTime(serverDate())

  const typed = (name: 'viewing' | 'moving', length: number) => (event?: { target?: EventTarget | null }) => {
    if (!(event?.target instanceof HTMLInputElement)) return
    const day = typedDay(event.target.value)
    if (day?.length === length) setValue(name, day)
  }
  // A picked day keeps its time if the office is open then; typed dates are validated unchanged.
  const chosen = (date: Date | null, event?: SyntheticEvent) => {
    const wall = date ? fromPicker(date) : ''
    setValue('viewing', event?.target instanceof HTMLInputElement ? wall : withinViewingHours(wall))
  }
  const common = {
    autoComplete: 'off',
    className: inputClass(),
    locale: messages.locale,
    dateFormatCalendar: messages.monthFormat,
    calendarContainer: CalendarFrame,
    previousMonthButtonLabel: messages.previousMonth,
    previousMonthAriaLabel: messages.previousMonth,
    nextMonthButtonLabel: messages.nextMonth,
    nextMonthAriaLabel: messages.nextMonth,
    chooseDayAriaLabelPrefix: messages.chooseDay,
    disabledDayAriaLabelPrefix: messages.notAvailable,
    monthAriaLabelPrefix: messages.month,
    calendarStartDay: 1,
    strictParsing: true,
    popperPlacement: 'bottom-start',
    showPopperArrow: false,
  } as const
  const firstDay = firstViewingDay(now)
  const isOffered = (wall: string) => wall > now && inViewingHours(wall)
  const viewingHint = londonTime + space + chooseOrType
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {!onlyMoving && (
        <>
          <FormFrame id="enquiry-viewing" label={viewingTime} hint={viewingHint} error={errors.viewing}>
            <ReactDatePicker
              {...common}
              id="enquiry-viewing"
              name="viewing"
              selected={shown(viewing)}
              onChange={chosen}
              onChangeRaw={typed('viewing', 16)}
              dateFormat={messages.timeFormat}
              timeFormat="HH:mm"
              timeCaption={messages.time}
              timeIntervals={30}
              showTimeSelect
              minDate={pickerDate(firstDay)}
              filterDate={(date) => viewingTimes(fromPicker(date).slice(0, 10)) !== null}
              filterTime={(time) => isOffered(fromPicker(time))}
              openToDate={shown(viewing) ?? pickerDate(`${firstDay}T10:00`)}
              ariaInvalid={errors.viewing ? 'true' : 'false'}
              ariaDescribedBy={describedBy({ id: 'enquiry-viewing', hint: viewingHint, error: errors.viewing })}
            />
          </FormFrame>
          <VisitorsTime viewing={viewing} />
        </>
      )}
      {moving !== undefined && (
        <FormFrame id="enquiry-moving" label={movingDay} error={errors.moving}>
          <ReactDatePicker
            {...common}
            id="enquiry-moving"
            name="moving"
            selected={shown(moving)}
            onChange={(date: Date | null) => setValue('moving', date ? fromPicker(date).slice(0, 10) : '')}
            onChangeRaw={typed('moving', 10)}
            dateFormat={messages.dayFormat}
            minDate={pickerDate(firstMoveDay(viewing, now.slice(0, 10)))}
            ariaInvalid={errors.moving ? 'true' : 'false'}
            ariaDescribedBy={describedBy({ id: 'enquiry-moving', error: errors.moving })}
          />
        </FormFrame>
      )}
    </>
  )
}
