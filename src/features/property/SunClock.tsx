import * as messages from '#messages/location.ts'
import type { DayOfSun } from '../../domain/light/sun-hours'
import { clockTime } from '../../lib/time/format-moment'

// The axis: from before the earliest sunrise to after the latest sunset.
const [first, last] = [4 * 60, 22.5 * 60]
const marks = [6, 9, 12, 15, 18, 21].map((hour) => hour * 60)
const across = (minute: number) => ((minute - first) / (last - first)) * 100

/** The hours of three days as bars: daylight, and in it the sun on the windows. The sentences below say the same. */
export const SunClock = ({ days }: { days: readonly DayOfSun[] }) => (
  <div className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-y-2.5 text-small" aria-hidden="true">
    {days.map(({ month, daylight, spans }) => (
      <div key={month} className="contents">
        <span className="self-center">{month}</span>
        <svg className="block h-7 w-full" viewBox="0 0 100 28" preserveAspectRatio="none">
          {marks.map((minute) => (
            <path
              key={minute}
              className="stroke-line"
              d={`M${across(minute)} 0V28`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <rect
            className="fill-surface-muted stroke-edge"
            x={across(daylight.from)}
            width={across(daylight.to) - across(daylight.from)}
            y="4"
            height="20"
            vectorEffect="non-scaling-stroke"
          />
          {spans.map(({ from, to }) => (
            <rect
              key={from}
              className="fill-stock stroke-ink"
              x={across(from)}
              width={across(to) - across(from)}
              y="4"
              height="20"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
    ))}
    <span />
    <span className="@container relative block h-5 text-tiny text-ink-2">
      {marks.map((minute) => (
        <span
          key={minute}
          // With large text on a phone every second hour has room, or only noon.
          className="absolute -translate-x-1/2 whitespace-nowrap @max-[13rem]:even:hidden @max-[8rem]:not-nth-3:hidden"
          style={{ left: `${across(minute)}%` }}
        >
          {clockTime(minute)}
        </span>
      ))}
    </span>
    <span />
    <span className="flex flex-wrap gap-x-5 gap-y-1 text-tiny text-ink-2">
      <span className="flex items-center gap-2">
        <span className="h-3 w-5 border border-ink bg-stock forced-color-adjust-none" />
        {messages.sunOnWindows}
      </span>
      <span className="flex items-center gap-2">
        <span className="h-3 w-5 border border-edge bg-surface-muted forced-color-adjust-none" />
        {messages.otherDaylight}
      </span>
    </span>
  </div>
)
