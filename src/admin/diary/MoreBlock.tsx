import { blockHeight, blockWidth, type More } from './day-layout'
import { dayTitle } from './diary-place'

interface Props {
  rest: More
  day: string
  top: string
  onDay: (day: string) => void
}

/** How many appointments have no room in a week, as a way to their day. */
export const MoreBlock = ({ rest, day, top, onDay }: Props) => (
  <li className="absolute px-px" style={{ top, ...blockWidth(rest) }}>
    <button
      type="button"
      className="w-full cursor-pointer rounded-sm border border-edge text-tiny font-semibold hover:border-ink"
      style={{ height: blockHeight(rest) }}
      onClick={() => onDay(day)}
    >
      +{rest.count}
      <span className="sr-only"> more, show {dayTitle(day)}</span>
    </button>
  </li>
)
