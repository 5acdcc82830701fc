import { useEffect, useLayoutEffect } from 'react'

// A form stands in the page before its code comes, and people do not wait for that.

/** An effect before the first paint. On the server there is no layout to be ahead of. */
export const useEarly = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** What stands in the fields of a form, by their names. */
export const standing = (form: HTMLFormElement | null) =>
  (form ? [...new FormData(form)] : []).filter(
    (entry): entry is [name: string, text: string] => typeof entry[1] === 'string',
  )
