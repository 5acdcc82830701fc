import { fullStop } from '#messages/common.ts'
import * as messages from '#messages/search.ts'
import { buttonClass } from '../../components/ui/button-class'

interface Props {
  drawing: boolean
  /** Whether the search is limited to the visible bounds. */
  isLimited: boolean
  onDraw: () => void
  onToggleLimit: () => void
}

const placeClass = 'absolute top-2.5 right-2.5 z-2 flex flex-wrap items-center justify-end gap-2.5 print:hidden'

/** The map's filters: a drawn area, or the visible bounds. */
export const MapControls = ({ drawing, isLimited, onDraw, onToggleLimit }: Props) => (
  <div className={placeClass}>
    <p className="bg-paper px-3 py-1.5 text-note empty:sr-only" role="status">
      {drawing && (
        <>
          {messages.drawLoop}
          <span className="max-[22rem]:sr-only">{messages.roundArea}</span>
          {fullStop}
          <span className="sr-only">{messages.drawByKeys}</span>
        </>
      )}
    </p>
    <button type="button" className={buttonClass({ variant: 'secondary', size: 'small' })} onClick={onDraw}>
      {drawing ? (
        messages.cancel
      ) : (
        <span>
          {messages.draw}
          <span className="max-[22rem]:sr-only">{messages.anArea}</span>
        </span>
      )}
    </button>
    {!drawing && (
      <button
        type="button"
        className={buttonClass({ variant: isLimited ? 'primary' : 'secondary', size: 'small' })}
        aria-pressed={isLimited}
        onClick={onToggleLimit}
      >
        {messages.searchArea}
      </button>
    )}
  </div>
)
