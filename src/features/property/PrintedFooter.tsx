import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import { paths } from '../../paths'
import { agency } from '#agency/agency.ts'

interface Props {
  slug: string
  /** A listing added since the build has no QR code; only its address is printed. */
  qr?: boolean
}

// In the last third, beside the location.
const footClass = clsx(
  'ml-[124mm] hidden break-inside-avoid pt-[5mm] text-[8pt] leading-[1.4] print:block',
  '[&_b]:block [&_b]:font-serif [&_b]:text-[13pt] [&_b]:leading-[1.3] [&_b]:font-light',
)

const { street, district, city, postcode } = agency.address

/** The footer of a printed listing: its address, the date and the contact. Print only. */
export const PrintedFooter = ({ slug, qr }: Props) => (
  <aside className={footClass} aria-label={messages.pageAndAgent}>
    <p>
      <b>{agency.name}</b> {agency.phone.shown}
      <br />
      {agency.email}
      <br />
      {street}, {district}
      <br />
      {city} {postcode}
    </p>
    <div className="mt-[4mm] flex gap-[3mm]">
      {qr && (
        <img src={paths.qr(slug)} alt="" width="96" height="96" loading="lazy" className="-m-[2.5mm] size-[27mm]" />
      )}
      <p className="text-[7.5pt] wrap-anywhere">
        {messages.openPage}
        <br />
        {new URL(agency.url).host}
        {paths.property('')}
        <wbr />
        {slug}
        <br />
        <span className="break-keep" data-printed />
      </p>
    </div>
  </aside>
)
