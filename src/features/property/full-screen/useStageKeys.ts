import { useEffect, useEffectEvent } from 'react'
import type { Stage } from './useStage'

const turning = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
/** Fractions of the stage's width and height. */
const panning: Record<string, [x: number, y: number]> = {
  ArrowLeft: [0.2, 0],
  ArrowRight: [-0.2, 0],
  ArrowUp: [0, 0.2],
  ArrowDown: [0, -0.2],
}
const zooming: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '−': 1 / 1.5, '0': 0 }

/** The stage's keys, wherever the focus is. Arrows pan a zoomed slide. */
export function useStageKeys(stage: Stage, onTurn: (key: string) => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    // Tabs have their own keys.
    if ((target as Element).closest('[role=tablist]')) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const pan = stage.scale > 1 && panning[key]
    if (pan) stage.pan(...pan)
    else if (zooming[key] !== undefined) stage.zoom(zooming[key])
    else if (turning.has(key)) onTurn(key)
    else return
    event.preventDefault()
  })
  // On the document, because a press on a moving slide takes the focus from the dialog.
  useEffect(() => {
    const keys = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', keys, true)
    return () => document.removeEventListener('keydown', keys, true)
  }, [])
}
