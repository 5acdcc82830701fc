import clsx from 'clsx'
import { Fragment } from 'react'
import { agency } from '#agency/agency.ts'

/** A long wordmark is set smaller, so that it stays in its place beside navigation. */
export const isLongWordmark = agency.wordmark.join(' ').length > 16

/** The words of the agency's wordmark, with a line between two. `line` has the classes of its colour. */
export const Wordmark = ({ line }: { line: string }) =>
  agency.wordmark.map((word, n) => (
    <Fragment key={word}>
      {n > 0 && <i className={clsx('h-6.5 w-px shrink-0 forced-colors:bg-[CanvasText]', line)} />}
      {word}
    </Fragment>
  ))
