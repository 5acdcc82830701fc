// The pictures and floor plans of a home, in its page and in full screen.

export const carousel = 'carousel'
export const allPictures = (count: number) => `All ${count} pictures`
export const fullScreen = 'Full screen'
export const inFullScreen = ', full screen'
export const opensFullScreen = ' (opens full screen)'
export const openFullScreen = 'Open full screen'
export const pictureSpace = 'Picture '
export const picture = 'Picture'
export const pictureNumber = (position: number) => `Picture ${position}`
export const pictureFullScreen = (position: number, count: number) => `Picture ${position} of ${count}, full screen`
export const previousPicture = 'Previous picture'
export const nextPicture = 'Next picture'
export const map = 'Map'

export const chooseView = 'Choose what to show'
export const onSite = (host: string) => `, on ${host}`
export const moveOrClose = '← → move · Esc closes'
export const escCloses = 'Esc closes'
export const larger = 'Larger'
export const smaller = 'Smaller'

export const planKeys = 'Floor plan: use + and −, and the arrow keys to move it'
export const planHint = '+ − zoom · drag to move · Esc closes'
export const previousPlan = 'Previous plan'
export const nextPlan = 'Next plan'
export const planOf = (title: string) => `Floor plan of ${title}`
export const planNumber = (title: string, position: number, count: number) =>
  `Floor plan of ${title}, ${position} of ${count}`
/** Between the floors of a plan and its notes. */
export const betweenNotes = '. '
export const illustration = 'For illustration only. Do not rely on it for sizes.'
