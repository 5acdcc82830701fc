/** What can be done with one of a list: links and buttons in a row, each as small as a word. */
export const rowActionsClass = 'flex gap-x-1.5'
export const rowActionClass =
  'link cursor-pointer decoration-edge px-2 py-1.75 text-note pointer-coarse:min-h-11 pointer-coarse:py-2.5'
