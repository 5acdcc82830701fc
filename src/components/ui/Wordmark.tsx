import clsx from 'clsx'
import { Fragment } from 'react'
import { agency } from '#agency/agency.ts'

/** A long wordmark has smaller type, so that it fits beside the navigation. */
export const isLongWordmark = agency.wordmark.join(' ').length > 16

/** The words of the agency's wordmark, with a line between two. `lineClass` sets its colour. */
export const Wordmark = ({ lineClass }: { lineClass: string }) =>
  agency.wordmark.map((word, n) => (
    <Fragment key={word}>
      {n > 0 && <i className={clsx('h-6.5 w-px shrink-0 forced-colors:bg-[CanvasText]', lineClass)} />}
      {word}
    </Fragment>
  ))
