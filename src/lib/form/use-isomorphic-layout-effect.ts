import { useEffect, useLayoutEffect } from 'react'

/** A layout effect in the browser. On the server, where React warns of layout effects, an ordinary one that never runs. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
