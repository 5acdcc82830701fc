import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Swiper } from 'swiper'
import { useZoom } from './useZoom'

interface Options {
  /** The initial slide, from 0. */
  start: number
  count: number
  /** The maximum zoom. */
  maxZoom: number
  onMove: (position: number) => void
}

export type Stage = ReturnType<typeof useStage>

/** A row of slides, one of which fills the stage. Scrolls and snaps natively until Swiper starts. */
export function useStage(ref: RefObject<HTMLDivElement | null>, { start, count, maxZoom, onMove }: Options) {
  const swiper = useRef<Swiper>(undefined)

  const show = (to: number) => {
    const at = (to + count) % count
    if (swiper.current) swiper.current.slideTo(at)
    else ref.current?.scrollTo({ left: at * ref.current.clientWidth })
  }
  const { reset, ...zoom } = useZoom(ref, {
    maxZoom,
    onZoomed: (zoomed) => {
      if (swiper.current) swiper.current.allowTouchMove = !zoomed
    },
    // A click at the sides turns the slide, in the middle it zooms.
    onClick: (fraction) => {
      const step = count < 2 ? 0 : fraction < 1 / 3 ? -1 : fraction > 2 / 3 ? 1 : 0
      if (step) show((swiper.current?.activeIndex ?? start) + step)
      return step !== 0
    },
  })
  const moved = useEffectEvent((position: number) => {
    reset()
    onMove(position)
  })

  useEffect(() => {
    const stage = ref.current
    if (!stage) return
    stage.scrollLeft = start * stage.clientWidth
    // A closing dialog has no width, and may report an earlier scroll.
    const scrolled = () => {
      if (stage.clientWidth > 0) moved(Math.round(stage.scrollLeft / stage.clientWidth))
    }
    stage.addEventListener('scroll', scrolled, { passive: true })
    let cancelled = false
    import('../start-swiper').then(
      ({ startStage }) => {
        if (cancelled || stage.clientWidth === 0) return
        stage.removeEventListener('scroll', scrolled)
        const visibleIndex = Math.round(stage.scrollLeft / stage.clientWidth)
        stage.scrollLeft = 0
        swiper.current = startStage(stage, visibleIndex, (position) => moved(position))
      },
      // Without its code the stage scrolls natively.
      () => {},
    )
    return () => {
      cancelled = true
      swiper.current?.destroy()
      swiper.current = undefined
      stage.removeEventListener('scroll', scrolled)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, as the stage opens.
  }, [])

  return { show, ...zoom }
}
