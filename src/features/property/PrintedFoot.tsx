import clsx from 'clsx'
import { paths } from '../../paths'
import { site } from '../../site'

interface Props {
  slug: string
  /** A home added since the build has no code yet: its address in words stands alone. */
  qr?: boolean
}

const footClass = clsx(
  'mt-[5mm] hidden break-inside-avoid gap-[7mm] border-t border-ink pt-[3mm] text-[8pt] leading-[1.4] print:flex',
  '[&_b]:block [&_b]:font-serif [&_b]:text-[11pt] [&_b]:font-light',
)

const { street, district, city, postcode } = site.address

/** What ends the printed sheets of a home: its page, the day, and who to ask. On paper alone. */
export const PrintedFoot = ({ slug, qr }: Props) => (
  <aside className={footClass} aria-label="This home’s page and its agent">
    {qr && <img src={paths.qr(slug)} alt="" width="96" height="96" loading="lazy" className="-m-[2.5mm] size-[27mm]" />}
    <p className="flex-1">
      <b>Open this home’s page</b>
      {new URL(site.url).host}/property/
      <wbr />
      {slug}
      <br />
      <span data-printed />
    </p>
    <p className="w-[56mm]">
      <b>{site.name}</b>
      {site.phone.shown}
      <br />
      {site.email}
      <br />
      {street}, {district}
      <br />
      {city} {postcode}
    </p>
  </aside>
)
