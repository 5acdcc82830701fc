import clsx from 'clsx'
import type { ReactNode, RefObject } from 'react'

interface Props {
  ref: RefObject<HTMLDivElement | null>
  position: number
  label: string
  /** The slides, each with its aspect ratio. */
  slides: { key: string; ratio: number; content: ReactNode }[]
  className?: string
}

const trackClass = clsx(
  'swiper [container-type:size] min-h-0 min-w-0 snap-mandatory scrollbar-none overflow-hidden overscroll-contain',
  // Right of the rail, between its top and bottom lines.
  'col-span-full laptop:col-span-1 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1 laptop:mt-[64px]',
  'laptop:mb-[68px] laptop:ml-px',
  'not-[.swiper-initialized]:snap-x not-[.swiper-initialized]:overflow-x-auto [&.swiper-initialized]:touch-none',
)

/** The row of slides. A slide fits the stage; when zoomed it can be panned. */
export const StageSlides = ({ ref, position, label, slides, className }: Props) => (
  <div
    ref={ref}
    className={clsx(trackClass, className)}
    role="group"
    aria-label={label}
    tabIndex={0}
    // Prevents the browser's drag of a picture.
    onDragStart={(event) => event.preventDefault()}
  >
    <div className="swiper-wrapper flex h-full">
      {slides.map(({ key, ratio, content }, n) => (
        <div
          key={key}
          className="swiper-slide h-full flex-[0_0_100%] snap-start snap-always overflow-hidden"
          inert={n !== position}
        >
          <div className="flex size-full items-center justify-center">
            <div
              className="flex-none select-none"
              data-zoomable
              style={{ aspectRatio: ratio, width: `min(100cqw, ${(ratio * 100).toFixed(1)}cqh)` }}
            >
              {content}
            </div>
          </div>
        </div>
      ))}
    </div>
  </div>
)
