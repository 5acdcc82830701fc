import { Field } from '../../components/ui/form/TextField'
import { londonWall } from '../../lib/time/london-time'
import { type DatesProps, londonHint, movingLabel, ownTime, viewingLabel } from './dates'

/** The two dates in the browser's own fields. */
export function PlainDates({ viewing, moving, errors, set }: DatesProps) {
  const now = londonWall(new Date())
  return (
    <>
      <Field
        id="enquiry-viewing"
        name="viewing"
        label={viewingLabel}
        hint={londonHint}
        type="datetime-local"
        step={1800}
        min={now}
        value={viewing}
        error={errors.viewing}
        onChange={(event) => set('viewing', event.target.value)}
      />
      <p className="own-time" role="status">
        {ownTime(viewing)}
      </p>
      <Field
        id="enquiry-moving"
        name="moving"
        label={movingLabel}
        type="date"
        min={(viewing || now).slice(0, 10)}
        value={moving}
        error={errors.moving}
        onChange={(event) => set('moving', event.target.value)}
      />
    </>
  )
}
