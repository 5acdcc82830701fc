import { niceTicks } from '../../lib/chart/nice-ticks'
import { weekLabel } from './owner-report'

interface Props {
  title: string
  /** The text in place of a chart without bars. */
  emptyText: string
  weeks: readonly { week: string; count: number }[]
}

const [width, height, left, bottom] = [320, 150, 30, 22]
const maxBar = 28
const labelWidth = 40
const titleClass = 'mb-2 text-note font-semibold'

/** Bars by week, beside a table for screen readers; without anything to count, a sentence. */
export function WeekChart({ title, emptyText, weeks }: Props) {
  const maxCount = Math.max(...weeks.map(({ count }) => count), 0)
  if (maxCount === 0)
    return (
      <figure>
        <figcaption className={titleClass}>{title}</figcaption>
        <p className="text-note text-ink-2">{emptyText}</p>
      </figure>
    )
  const ticks = niceTicks(0, maxCount, 4).filter(Number.isInteger)
  const top = ticks.at(-1) ?? maxCount
  const y = (count: number) => 10 + (1 - count / top) * (height - bottom - 10)
  const step = (width - left) / weeks.length
  const bar = Math.min(step * 0.6, maxBar)
  const centre = (n: number) => left + (n + 0.5) * step
  // The label of the last week stays within the sheet.
  const isAtEnd = (n: number) => centre(n) + labelWidth / 2 > width
  return (
    <figure className="min-w-0">
      <figcaption className={titleClass}>{title}</figcaption>
      <svg className="block w-full overflow-visible text-micro" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="stroke-line" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className="fill-ink-2 tabular-nums" x={left - 8} y={y(tick) + 4} textAnchor="end">
              {tick.toLocaleString('en-GB')}
            </text>
          </g>
        ))}
        {weeks.map(({ week, count }, n) => (
          <g key={week}>
            <rect
              className="fill-green forced-colors:fill-[CanvasText]"
              x={centre(n) - bar / 2}
              width={bar}
              y={y(count)}
              height={y(0) - y(count)}
            />
            {(weeks.length - 1 - n) % (weeks.length > 6 ? 3 : 1) === 0 && (
              <text
                className="fill-ink-2"
                x={isAtEnd(n) ? width : centre(n)}
                y={height - 5}
                textAnchor={isAtEnd(n) ? 'end' : 'middle'}
              >
                {weekLabel(week)}
              </text>
            )}
          </g>
        ))}
      </svg>
      {/* A hidden table would keep its height, and print a second sheet. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {weeks.map(({ week, count }) => (
              <tr key={week}>
                <th scope="row">Week of {weekLabel(week)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
