/** What can be done with one of a list: links and buttons in a row, each as small as a word. */
export const rowActionsClass = 'flex gap-x-1.5'
export const rowActionClass =
  'quiet-link cursor-pointer decoration-edge px-2 py-1.75 text-note pointer-coarse:min-h-11 pointer-coarse:py-2.5'

/** The last column of the list: from 1280 px on it holds View, Edit and Delete in sight, below that a menu alone. */
export const actionsColumnClass = 'w-13 min-[80rem]:w-52'
