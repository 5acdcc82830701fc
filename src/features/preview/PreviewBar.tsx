import clsx from 'clsx'
import { useStore } from '@nanostores/react'
import { $mayEdit } from '../../lib/http/admin-session'
import { paths } from '../../paths'
import type { Previewed } from './preview'

const linkClass = 'py-1 underline decoration-1 underline-offset-[0.32em]'

/** Explains the preview, with links back. */
export function PreviewBar({ listing: { id, slug }, draft, withheld }: Previewed) {
  const mayEdit = useStore($mayEdit)
  return (
    <section
      className={clsx(
        'rail-row relative z-1 bg-green py-2 text-note text-white tablet:mb-4 print:hidden',
        'forced-colors:border-b',
      )}
      aria-label="Preview"
    >
      <div className="flex flex-wrap items-baseline gap-x-6 rail-main tablet:col-start-2">
        <p className="py-1">
          {draft
            ? 'Preview of a draft. Only staff can see this.'
            : withheld
              ? `Preview. ${withheld}. Only staff can see this.`
              : 'Preview. This listing is already on the site as you see it here.'}
        </p>
        <a className={linkClass} href={paths.adminProperty(id)}>
          Back to the form
        </a>
        {!draft && !withheld && (
          <a className={linkClass} href={paths.property(slug)}>
            View page
          </a>
        )}
        {draft && mayEdit && (
          <a className={linkClass} href={paths.adminProperty(id, 'status')}>
            Publish
          </a>
        )}
      </div>
    </section>
  )
}
