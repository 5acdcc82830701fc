import { Swiper } from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'

const speed = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300)

/** Starts Swiper on a row of pictures that already scrolls and snaps; it begins at the picture that was in view. */
export const startSwiper = (track: HTMLElement, initialSlide: number, onMove: (position: number) => void) =>
  new Swiper(track, {
    modules: [A11y, Keyboard],
    slidesPerView: 1,
    initialSlide,
    loop: true,
    // A second press while a picture still moves counts.
    loopPreventsSliding: false,
    speed: speed(),
    keyboard: { enabled: true },
    a11y: { notificationClass: 'sr-only' },
    // A sheet of paper is another width for a moment: measured anew by it, the row would begin again at the first
    // picture.
    resizeObserver: false,
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  })

/** The same for what fills the screen: nothing loops, and the stage has keys of its own. */
export const startStage = (stage: HTMLElement, initialSlide: number, onMove: (position: number) => void) =>
  new Swiper(stage, {
    slidesPerView: 1,
    initialSlide,
    speed: speed(),
    on: { slideChange: ({ activeIndex }) => onMove(activeIndex) },
  })
