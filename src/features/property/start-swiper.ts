import { Swiper } from 'swiper'
import { A11y } from 'swiper/modules'

const speed = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300)

/** Starts Swiper on a row that already scrolls and snaps, at the visible picture. */
export const startSwiper = (track: HTMLElement, initialSlide: number, onMove: (position: number) => void) =>
  new Swiper(track, {
    modules: [A11y],
    slidesPerView: 1,
    initialSlide,
    loop: true,
    // Counts a second press during the transition.
    loopPreventsSliding: false,
    speed: speed(),
    a11y: { notificationClass: 'sr-only' },
    // Printing changes the width briefly; a resize would reset the row to the first picture.
    resizeObserver: false,
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  })

/** The full-screen version: no loop, and the stage handles keys itself. */
export const startStage = (stage: HTMLElement, initialSlide: number, onMove: (position: number) => void) =>
  new Swiper(stage, {
    slidesPerView: 1,
    initialSlide,
    speed: speed(),
    on: { slideChange: ({ activeIndex }) => onMove(activeIndex) },
  })
