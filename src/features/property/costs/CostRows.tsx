import clsx from 'clsx'
import type { ReactNode } from 'react'
import { space } from '#messages/common.ts'
import { OtherUnit } from '../../../domain/units/OtherUnit'
import { has } from '../../../parts'

export interface CostRow {
  label: string
  value: string
  /** The figure's assumption. */
  note?: string
  /** The calculator with the figures filled in. */
  href?: string
  /** Not printed, because a listing must fit two sheets. */
  screenOnly?: boolean
}

const rowClass = 'grid items-baseline grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 py-2 text-note leading-[1.35]'
const titleClass =
  'mt-4 border-b border-line pb-1.5 font-sans text-small leading-[1.35] font-normal tracking-normal text-ink-2'
const totalClass = 'border-t border-ink pt-3 text-body font-bold'

/** What is paid once, and each month beside it. */
export const twoColumnsClass = 'laptop:grid laptop:grid-cols-2 laptop:items-start laptop:gap-x-13'

interface Props {
  title?: string
  rows: readonly CostRow[]
  /** Print leaves out the notes, because a listing must fit two sheets. */
  plainInPrint?: boolean
  /** Whether the rows fill both columns of the panel. */
  wide?: boolean
}

/** A list of costs with their amounts. */
export const CostRows = ({ title, rows, plainInPrint, wide }: Props) => (
  <>
    {title && <h3 className={titleClass}>{title}</h3>}
    <dl className={wide ? twoColumnsClass : undefined}>
      {rows.map(({ label, value, note, href, screenOnly }) => (
        <div key={label} className={clsx(rowClass, screenOnly && 'print:hidden')}>
          <dt>
            {href ? (
              <a className="inline-block py-0.5 quiet-link" href={href}>
                {label}
              </a>
            ) : (
              label
            )}
          </dt>
          <dd className="text-right tabular-nums">{value}</dd>
          {note && (
            <dd className={clsx('col-span-2 max-w-measure text-small text-ink-2', plainInPrint && 'print:hidden')}>
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  </>
)

/** The total, also in the visitor's currency. */
export const CostTotal = ({ label, value, pounds }: { label: string; value: string; pounds: number }) => (
  <dl>
    <div className={clsx(rowClass, totalClass)}>
      <dt>{label}</dt>
      <dd className="text-right tabular-nums">
        {value}
        {pounds > 0 && (
          <OtherUnit
            className="-mb-2 block min-h-[1.35em] text-small font-normal text-ink-2 print:min-h-0"
            pounds={pounds}
          />
        )}
      </dd>
    </div>
  </dl>
)

interface NoteProps {
  /** The address of the calculator with the same values. */
  calculator: string
  label: string
  children: ReactNode
}

/** The small print of a panel, with a link to the calculator. */
export const CostNote = ({ calculator, label, children }: NoteProps) => (
  <div className="mt-3.5 mb-6 border-t border-line pt-3.5 text-small leading-[1.5] text-ink-2">
    <p>
      {children}
      {space}
      {has('calculators') && (
        <a className="quiet-link print:hidden" href={calculator}>
          {label}
        </a>
      )}
    </p>
  </div>
)
