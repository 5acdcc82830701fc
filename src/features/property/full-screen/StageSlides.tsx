import clsx from 'clsx'
import type { ReactNode, RefObject } from 'react'

interface Props {
  ref: RefObject<HTMLDivElement | null>
  position: number
  label: string
  /** What stands on the stage, each with its width over its height. */
  slides: { key: string; ratio: number; content: ReactNode }[]
  className?: string
}

const trackClass = clsx(
  'swiper [container-type:size] min-h-0 min-w-0 snap-mandatory scrollbar-none overflow-hidden overscroll-contain',
  // At the right of the rail, between the lines at its head and its foot.
  'col-span-full lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-[64px] lg:mb-[68px] lg:ml-px',
  'not-[.swiper-initialized]:snap-x not-[.swiper-initialized]:overflow-x-auto [&.swiper-initialized]:touch-none',
)

/** The row of slides itself. A slide is as large as the stage allows; what is larger is moved about. */
export const StageSlides = ({ ref, position, label, slides, className }: Props) => (
  <div
    ref={ref}
    className={clsx(trackClass, className)}
    role="group"
    aria-label={label}
    tabIndex={0}
    // A picture that a mouse moves is not carried off.
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
              data-nearer
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
