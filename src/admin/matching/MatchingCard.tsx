import clsx from 'clsx'
import { checkboxClass } from '../../components/ui/form/field-class'
import { Icon } from '../../components/ui/Icon'
import { Picture } from '../../components/ui/Picture'
import { paths } from '../../paths'
import { listingLine, type MatchingListing } from './matching'

interface Props {
  listing: MatchingListing
  chosen: boolean
  disabled: boolean
  /** Without it the listing can be looked at, but not chosen. */
  onChoose?: ((choose: boolean) => void) | undefined
}

/** A listing that fits: picture, facts and checkbox. The whole row toggles the checkbox; the link opens its page. */
export function MatchingCard({ listing, chosen, disabled, onChoose }: Props) {
  const { id, slug, title, picture } = listing
  const inputId = `match-${id}`
  const Row = onChoose ? 'label' : 'span'
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <Row
        className={clsx('flex min-h-11 min-w-0 flex-1 items-center gap-3', onChoose && 'cursor-pointer')}
        {...(onChoose && { htmlFor: inputId })}
      >
        {onChoose && (
          <input
            className={clsx(checkboxClass, 'shrink-0')}
            id={inputId}
            type="checkbox"
            checked={chosen}
            disabled={disabled}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <span className="grid aspect-3/2 w-18 shrink-0 place-items-center overflow-hidden bg-surface-muted text-ink-2">
          {picture ? <Picture url={picture} alt="" sizes="72px" /> : <Icon name="picture" />}
        </span>
        <span className="min-w-0 text-note wrap-anywhere">
          {title}
          <span className="block text-small text-ink-2 tabular-nums">{listingLine(listing)}</span>
        </span>
      </Row>
      <a
        className="shrink-0 px-2 py-1 text-small quiet-link decoration-edge pointer-coarse:py-3.5"
        href={paths.property(slug)}
        target="_blank"
        rel="noopener"
        aria-label={`See ${title} (opens in a new tab)`}
      >
        See
      </a>
    </li>
  )
}
