import { useEffect, useLayoutEffect } from 'react'

// A visitor can fill in a prerendered form before hydration. Both parts share a file so that they share a chunk.

/**
 * useLayoutEffect in the browser; useEffect, which never runs, on the server, where React warns about layout effects.
 */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The text values of a form's fields, by name. */
export const formEntries = (form: HTMLFormElement | null) =>
  (form ? [...new FormData(form)] : []).filter(
    (entry): entry is [name: string, text: string] => typeof entry[1] === 'string',
  )
