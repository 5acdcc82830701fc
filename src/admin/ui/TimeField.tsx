import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, Group, I18nProvider, TimeField as AriaTimeField } from 'react-aria-components'
import { TextField } from '../../components/ui/form/TextField'
import { ControlLabel, ControlNotes, focusFirstSegment, segmentClass, segmentsClass } from './DayField'
import { useIsPhone } from './use-media'

interface Props {
  id: string
  label: string
  error?: string | undefined
  /** Puts the error below the control, so that controls in columns align. */
  notesBelow?: boolean
  /** `10:30`, or empty. */
  value: string
  /** Receives `10:30`, or an empty text while the time is incomplete. */
  onChange: (time: string) => void
}

/** A time of day on the 24-hour clock. On a phone, its own wheel chooses it: segments are too small for a thumb. */
export const TimeField = (props: Props) => (useIsPhone() ? <NativeTime {...props} /> : <SegmentedTime {...props} />)

const NativeTime = ({ onChange, ...field }: Props) => (
  <TextField {...field} type="time" size="small" onChange={({ target }) => onChange(target.value.slice(0, 5))} />
)

const SegmentedTime = ({ id, label, error, notesBelow, value, onChange }: Props) => (
  <I18nProvider locale="en-GB">
    <AriaTimeField
      className="relative max-w-136 min-w-0"
      value={/^\d\d:\d\d$/.test(value) ? parseTime(value) : null}
      onChange={(time) => onChange(time ? time.toString().slice(0, 5) : '')}
      hourCycle={24}
      isInvalid={Boolean(error)}
      shouldForceLeadingZeros
    >
      <ControlLabel label={label} />
      {!notesBelow && <ControlNotes error={error} />}
      <Group
        className={segmentsClass(Boolean(error))}
        id={id}
        role="presentation"
        tabIndex={-1}
        onFocus={focusFirstSegment}
      >
        <DateInput className="flex">
          {(segment) => <DateSegment className={segmentClass} segment={segment} />}
        </DateInput>
      </Group>
      {notesBelow && <ControlNotes error={error} notesBelow />}
    </AriaTimeField>
  </I18nProvider>
)
