import clsx from 'clsx'

const height = 'md:h-[clamp(19rem,50vw,min(47rem,78vh))]'

/** The gallery of a home, also before its home is there: thumbnails in the rail, the picture beside it. */
export const galleryClass =
  'gallery relative md:grid md:grid-cols-[calc(var(--spacing-margin)+var(--spacing-rail))_minmax(0,1fr)]'
export const thumbsClass = clsx(
  'hidden scrollbar-none content-start gap-2.5 overflow-auto py-1.25 pr-4.5 pl-margin md:grid print:hidden',
  height,
)
export const pictureClass = clsx('big relative col-start-2 aspect-[3/2] md:ml-px md:aspect-auto', height)
