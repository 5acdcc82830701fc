import { useEffect, useLayoutEffect } from 'react'

// A prerendered form can be filled in before it is hydrated. Both parts are in one file so that they are one chunk.

/** A layout effect in the browser. On the server, where React warns of one, an ordinary effect, which never runs. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The text values of a form's fields, by name. */
export const formEntries = (form: HTMLFormElement | null) =>
  (form ? [...new FormData(form)] : []).filter(
    (entry): entry is [name: string, text: string] => typeof entry[1] === 'string',
  )
