import { failed } from '#messages/slots.ts'
import { agreeLater } from '#messages/valuation.ts'
import type { ComponentProps } from 'react'
import { LatePart } from '../../components/ui/LatePart'
import type { VisitTime as VisitTimeComponent } from './VisitTime'

/** Loaded after the send, because no form needs it; null if no time is free, or staff have set no hours. */
async function loadVisitTime() {
  const { VisitTime, hasFreeTimes } = await import('./VisitTime')
  return (await hasFreeTimes()) ? { VisitTime } : null
}

interface Props extends ComponentProps<typeof VisitTimeComponent> {
  className?: string | undefined
}

/** The choice of a time for the visit, once it has loaded. */
export const LateVisitTime = ({ className, ...props }: Props) => (
  <LatePart load={loadVisitTime} failure={failed(agreeLater)} className={className}>
    {({ VisitTime }) => <VisitTime {...props} />}
  </LatePart>
)
