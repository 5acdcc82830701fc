import clsx from 'clsx'
import { timetableClass } from '../../components/ui/timetable-class'
import type { Line, Part } from './calculator'

const anyCellClass = clsx(
  'border-b border-line pl-4 align-baseline first:pl-0 first:text-left print:py-1.5',
  // Fits five columns of figures on the narrowest phones.
  'max-[25rem]:not-first:pl-2',
)
const headClass = clsx(anyCellClass, 'border-t border-t-ink pt-2.5 pb-2 text-small font-normal text-ink-2')
const cellClass = clsx(anyCellClass, 'py-3 max-[25rem]:text-note')
const footClass = clsx(cellClass, 'border-t border-t-ink font-bold')
/** The explanation below a calculation. */
export const whyClass = 'max-w-measure text-note leading-[1.5] text-ink-2'

const Row = ({ line: { label, note, value }, total }: { line: Line; total?: boolean }) => (
  <div className={clsx('print:py-0.5', total && '-mt-px border-t border-t-ink! font-bold')}>
    <dt>
      {label}
      {note && <span className="mt-0.5 block max-w-[30em] text-small leading-[1.4] text-ink-2">{note}</span>}
    </dt>
    <dd>{total ? <strong className="font-bold">{value}</strong> : value}</dd>
  </div>
)

/** How a result is calculated: a table of slices, a calculation with its total, and explanations. */
export const Breakdown = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ title, table, lines, total, notes }) => (
    <section key={title} className="mt-10.5 break-inside-avoid print:mt-4">
      <h2 className="text-h3">{title}</h2>
      {table && (
        <div className="mt-4 overflow-x-auto">
          <table className="w-full text-right">
            <caption className="sr-only">{table.caption}</caption>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col" className={headClass}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...cells]) => (
                <tr key={name}>
                  <th scope="row" className={clsx(cellClass, 'font-normal')}>
                    {name}
                  </th>
                  {cells.map((cell, n) => (
                    <td key={table.columns[n + 1]} className={clsx(cellClass, 'last:font-medium')}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {table.total && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={table.columns.length - 1} className={footClass}>
                    {table.total[0]}
                  </th>
                  <td className={footClass}>{table.total[1]}</td>
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      {lines && (
        <dl className={clsx(timetableClass({ strongNames: true }), 'mt-4')}>
          {lines.map((line) => (
            <Row key={line.label} line={line} />
          ))}
          {total && <Row line={total} total />}
        </dl>
      )}
      {notes?.map((text) => (
        <p key={text} className={clsx(whyClass, 'mt-3.5')}>
          {text}
        </p>
      ))}
    </section>
  ))
