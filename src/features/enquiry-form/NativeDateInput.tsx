import { londonTime, movingDay, viewingTime } from '#messages/enquiry.ts'
import { TextField } from '../../components/ui/form/TextField'
import { firstMoveDay } from '../../domain/enquiry/property-enquiry'
import { londonWallTime } from '../../lib/time/london-time'
import type { DateFieldsProps } from './dates'
import { VisitorsTime } from './VisitorsTime'
import { serverDate } from '../../lib/time/server-time'

/** The two dates as native fields. */
export function NativeDateInput({ viewing, moving, errors, setValue, onlyMoving }: DateFieldsProps) {
  const now = londonWallTime(serverDate())
  return (
    <>
      {!onlyMoving && (
        <>
          <TextField
            id="enquiry-viewing"
            name="viewing"
            label={viewingTime}
            hint={londonTime}
            type="datetime-local"
            step={1800}
            min={now}
            value={viewing}
            error={errors.viewing}
            onChange={(event) => setValue('viewing', event.target.value)}
          />
          <VisitorsTime viewing={viewing} />
        </>
      )}
      {moving !== undefined && (
        <TextField
          id="enquiry-moving"
          name="moving"
          label={movingDay}
          type="date"
          min={firstMoveDay(viewing, now.slice(0, 10))}
          value={moving}
          error={errors.moving}
          onChange={(event) => setValue('moving', event.target.value)}
        />
      )}
    </>
  )
}
