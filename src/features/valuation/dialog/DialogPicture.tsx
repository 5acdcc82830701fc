import { caption } from '#messages/valuation-dialog.ts'

/** The picture beside the steps, on wide screens only. */
export const DialogPicture = () => (
  <figure className="relative overflow-hidden bg-surface-muted max-tablet:hidden">
    <picture>
      <source
        type="image/avif"
        srcSet={
          '/pictures/maquette/georgian-480.avif 480w, ' +
          '/pictures/maquette/georgian-960.avif 960w, ' +
          '/pictures/maquette/georgian-1400.avif 1400w'
        }
        sizes="930px"
      />
      <img
        className="absolute inset-0"
        src="/pictures/maquette/georgian.webp"
        alt=""
        width={960}
        height={640}
        loading="lazy"
        decoding="async"
      />
    </picture>
    <figcaption className="absolute inset-x-0 bottom-0 px-7 py-6.5 text-small text-ink">{caption}</figcaption>
  </figure>
)
