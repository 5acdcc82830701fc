import { capped, variants } from '../../lib/pictures/pictures'
import { placeholder } from '../../lib/pictures/placeholder'

interface Props {
  url: string
  alt: string
  sizes: string
  /** The first picture of the viewport: loads eagerly with high priority. All others are lazy. */
  eager?: boolean | undefined
  className?: string | undefined
  style?: React.CSSProperties | undefined
}

/** A picture in a 3:2 frame. A broken one becomes the placeholder (src/layouts/image-fallback.ts). */
export function Picture({ url, alt, sizes, eager, className, style }: Props) {
  const sources = variants(url)
  return (
    <picture>
      {sources && <source {...sources} sizes={capped(sizes)} />}
      <img
        src={url || placeholder}
        alt={alt}
        width={1200}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  )
}
