import { loading } from '#messages/property.ts'
import clsx from 'clsx'
import { galleryClass, pictureClass } from './gallery-class'

const boneClass = 'h-[0.85em] animate-breathe bg-line forced-colors:bg-[GrayText]'

/** Skeleton of a property page, to minimise layout shift. Full height, so that the footer does not move. */
export const PropertyLoading = () => (
  <div className="h-[calc(100vh-6rem)] overflow-hidden">
    <div className="px-margin pb-4 text-note">
      <br />
    </div>
    <div className={galleryClass}>
      <p
        className={clsx(
          pictureClass,
          'grid content-end bg-surface-muted p-[max(var(--spacing-margin),var(--spacing-indent))]',
          'font-serif-large text-h2 leading-none font-light text-ink-2',
        )}
        role="status"
      >
        {loading}
      </p>
    </div>
    <div className="rail-row pt-fluid-sm pb-fluid-lg" aria-hidden="true">
      <div className="rail" />
      <div className="rail-main">
        <div className={clsx(boneClass, 'mb-[0.35em]')} />
        <div className={clsx(boneClass, 'my-[0.35em] w-[62%]')} />
      </div>
    </div>
  </div>
)
