import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WeekChart } from '../../../../src/domain/report/WeekChart'

/** The middles of the bars and of the labels, and the widths of the bars. */
function chart(weeks: number, count = 5) {
  const html = renderToStaticMarkup(
    <WeekChart
      title="Page views by week"
      emptyText="None yet."
      weeks={Array.from({ length: weeks }, (_, n) => ({ week: `2026-11-${String(n + 10)}`, count }))}
    />,
  )
  const bars = [...html.matchAll(/<rect[^>]* x="([\d.]+)" width="([\d.]+)"/g)].map(([, x, width]) => [+x!, +width!])
  const labels = [...html.matchAll(/<text class="fill-ink-2" x="([\d.]+)"[^>]* text-anchor="(\w+)"/g)]
  return {
    html,
    widths: bars.map(([, width]) => width),
    middles: bars.map(([x, width]) => x! + width! / 2),
    labels: labels.map(([, x, anchor]) => `${anchor} ${x}`),
  }
}

it('The only week of a new home is a narrow bar with its label below', () => {
  const { widths, middles, labels } = chart(1)
  expect(widths).toEqual([28])
  expect(labels).toEqual([`middle ${middles[0]}`])
})

it('The label of the last of many weeks ends with the chart', () => {
  expect(chart(12).labels.at(-1)).toBe('end 320')
})

it('A chart without anything to count has the same heading', () => {
  const heading = (html: string) => /<figcaption.*<\/figcaption>/.exec(html)?.[0]
  expect(heading(chart(1, 0).html)).toBe(heading(chart(1).html))
})
