import { CallBack } from '../CallBack'
import { LateVisitTime } from '../LateVisitTime'
import { ValuationLinks } from '../ValuationLinks'

interface Props {
  type: string
  /** The id of the stored request. */
  enquiry: string
}

/** Step 8: the call, a time for the visit, and links to read. */
export const WhatNext = ({ type, enquiry }: Props) => (
  <div className="mt-3 mb-2 grid max-w-[33em] gap-3 text-body leading-[1.5]">
    <CallBack type={type} className="text-ink-2" />
    <LateVisitTime enquiry={enquiry} />
    <ValuationLinks sale={type === 'sale'} />
  </div>
)
