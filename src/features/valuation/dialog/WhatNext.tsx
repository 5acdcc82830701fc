import clsx from 'clsx'
import type { ReactNode } from 'react'
import { CallBack } from '../CallBack'
import { LateVisitTime } from '../LateVisitTime'
import { ValuationLinks } from '../ValuationLinks'

interface Props {
  /** The thanks. */
  children: ReactNode
  type: string
  /** The id of the stored request. */
  enquiry: string
  /** There are times for the visit: they stand beside the rest. */
  offersVisit: boolean
  onOffered: () => void
}

/** Step 8: the thanks, the call, a time for the visit, and links to read. */
export const WhatNext = ({ children, type, enquiry, offersVisit, onOffered }: Props) => (
  <div
    className={clsx(
      'mt-3 mb-2 grid gap-3 text-body leading-[1.5]',
      offersVisit
        ? 'gap-x-9 tablet:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] tablet:grid-rows-[auto_1fr]'
        : 'max-w-[33em]',
    )}
  >
    <div className="grid gap-3">
      {children}
      <CallBack type={type} className="text-ink-2" />
    </div>
    <LateVisitTime
      enquiry={enquiry}
      className="tablet:col-start-2 tablet:row-span-2 tablet:row-start-1"
      onOffered={onOffered}
    />
    <div>
      <ValuationLinks sale={type === 'sale'} />
    </div>
  </div>
)
