import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useAccounts, initialsOf } from '../query/accounts'
import { useSpecialDays } from '../query/special-days.queries'
import { assigneeName, isShared } from './assignees'
import { summaryLine, isOutsideOfficeHours } from './fields'
import { enquiryKey, kindLabel, stateLabel } from '../../domain/enquiry/enquiry-labels'
import { formatShortDay } from '../../domain/staff/format-moments'
import { ownLanguageName } from '../../lib/format/language-name'
import { textLanguage } from '../../lib/format/text-language'
import { $mayEdit } from '../../lib/http/admin-session'
import { departmentLabel, type Enquiry } from '../../domain/enquiry/enquiry'
import { isUnsaved } from '../ui/draft'
import { answerLanguage } from './language'
import { RowActions, RowMenu } from './RowActions'
import { $selection, select } from './inbox.store'
import { Subject, WaitingTime } from './RowParts'

interface Props {
  enquiry: Enquiry
  /** The rows around it, for a selection of several. */
  rows: readonly Enquiry[]
  open: boolean
  /** Whether an enquiry is open to the right of the list. */
  isNarrow: boolean
  /** Whether to show when it is due for erasure. */
  due: boolean
  now: Date
}

export function EnquiryRow({ enquiry, rows, open, isNarrow, due, now }: Props) {
  const { state, department } = enquiry
  const key = enquiryKey(enquiry)
  const accounts = useAccounts()
  const specialDays = useSpecialDays()
  const assignee = isShared(accounts) && assigneeName(accounts, enquiry.assignedTo)
  const selection = useStore($selection)
  const mayEdit = useStore($mayEdit)
  const mark = departmentLabel(enquiry)
  const summary = summaryLine(enquiry, specialDays)
  const language = answerLanguage(enquiry)
  const selected = selection.has(key)
  const selecting = selection.size > 0
  return (
    <li
      className={clsx(
        'relative border-b border-line text-note',
        // A phone shows the actions after a swipe.
        'max-laptop:flex max-laptop:snap-x max-laptop:snap-mandatory max-tablet:-mx-margin',
        'max-laptop:scrollbar-none max-laptop:overflow-x-auto max-laptop:overscroll-x-contain',
        selected && 'bg-paper',
      )}
      data-enquiry={key}
    >
      <div
        className={clsx(
          'relative grid items-baseline gap-x-5 gap-y-0.5 py-3 hover:bg-paper',
          'max-laptop:min-w-full max-laptop:snap-start max-laptop:grid-cols-[minmax(0,1fr)_auto]',
          'max-laptop:gap-x-3 max-laptop:border-l-3 max-laptop:py-2.5 max-tablet:pr-margin tablet:max-laptop:pr-3',
          selecting ? 'max-laptop:pl-14' : 'max-tablet:pl-[calc(var(--spacing-margin)-3px)] tablet:max-laptop:pl-3.5',
          state === 'new'
            ? 'max-laptop:border-brick'
            : 'max-laptop:border-transparent max-laptop:forced-colors:border-[Canvas]',
          mayEdit
            ? 'laptop:grid-cols-[1.5rem_7.5rem_minmax(0,1fr)_auto_1.75rem]'
            : 'laptop:grid-cols-[7.5rem_minmax(0,1fr)_auto_1.75rem]',
          // Beside an open enquiry there is no room for the type before the name, so it is above.
          isNarrow &&
            (mayEdit
              ? 'laptop:max-[85.375rem]:grid-cols-[1.5rem_minmax(0,1fr)_auto_1.75rem]'
              : 'laptop:max-[85.375rem]:grid-cols-[minmax(0,1fr)_auto_1.75rem]'),
          'outline-brick has-[a[id]:focus-visible]:outline-2 max-laptop:has-[a[id]:focus-visible]:-outline-offset-2',
          'laptop:has-[a[id]:focus-visible]:outline-offset-2',
          isNarrow
            ? 'pr-2 hover:shadow-[-1rem_0_var(--color-paper)]'
            : 'laptop:hover:shadow-[-1rem_0_var(--color-paper),1rem_0_var(--color-paper)]',
          (open || selected) &&
            clsx(
              'bg-paper',
              isNarrow
                ? 'laptop:shadow-[-1rem_0_var(--color-paper)]'
                : 'laptop:shadow-[-1rem_0_var(--color-paper),1rem_0_var(--color-paper)]',
              'forced-colors:outline-1 forced-colors:outline-[Highlight]',
            ),
        )}
      >
        {mayEdit && (
          <label
            className={clsx(
              'z-1 cursor-pointer max-laptop:absolute max-laptop:inset-y-0 max-laptop:left-0 max-laptop:self-stretch',
              'max-laptop:grid max-laptop:w-14 max-laptop:place-items-center',
              'laptop:relative laptop:row-span-2 laptop:self-center',
              isNarrow && 'laptop:max-[85.375rem]:row-span-3',
              !selecting && 'max-laptop:hidden',
            )}
          >
            <input
              type="checkbox"
              className="check-control size-5 rounded-sm pointer-coarse:size-6"
              aria-label={`Select ${enquiry.name}`}
              checked={selected}
              onChange={() => undefined}
              onClick={(event) => select(enquiry, !selected, event.shiftKey ? rows : undefined)}
            />
          </label>
        )}
        <p
          className={clsx(
            'text-ink-2 max-laptop:order-2 max-laptop:col-start-1 max-laptop:truncate laptop:row-span-2',
            isNarrow && 'laptop:max-[85.375rem]:col-span-3 laptop:max-[85.375rem]:row-span-1',
          )}
        >
          {mark && (
            <span
              className={clsx(
                'font-semibold text-ink max-laptop:mr-1.5 laptop:block',
                isNarrow && 'laptop:max-[85.375rem]:mr-1.5 laptop:max-[85.375rem]:inline',
                'before:mr-2 before:inline-block before:size-2 before:border before:border-green',
                department === 'sales' && 'before:bg-green',
              )}
            >
              {mark}
            </span>
          )}{' '}
          {language && (
            <span className="laptop:hidden">
              <span lang={language}>{ownLanguageName(language)}</span>
              {' · '}
            </span>
          )}
          {kindLabel(enquiry)}
          {enquiry.about && <span className="laptop:hidden"> · {enquiry.about}</span>}
        </p>
        <Subject {...{ enquiry, open, isNarrow }} />
        <span className="flex items-baseline justify-end gap-2.5">
          {assignee && (
            <span className="text-small text-ink-2 laptop:hidden" aria-hidden="true">
              {initialsOf(assignee)}
            </span>
          )}
          <WaitingTime enquiry={enquiry} now={now} />
        </span>
        <RowMenu enquiry={enquiry} />
        <p
          className={clsx(
            'truncate text-left text-ink-2 max-laptop:order-3 max-laptop:col-start-1',
            mayEdit ? 'laptop:col-start-3' : 'laptop:col-start-2',
            isNarrow && (mayEdit ? 'laptop:max-[85.375rem]:col-start-2' : 'laptop:max-[85.375rem]:col-start-1'),
          )}
          // The direction of the text, so that its beginning is never cut off.
          dir="auto"
          lang={textLanguage(summary)}
        >
          {isOutsideOfficeHours(enquiry, specialDays) && (
            <strong className="mr-2 font-semibold text-brick-2" dir="ltr" lang="en-GB">
              Viewing outside office hours
            </strong>
          )}{' '}
          {summary}
        </p>
        <span
          className={clsx(
            'whitespace-nowrap tabular-nums laptop:text-right',
            'text-small max-laptop:order-4 max-laptop:col-span-full max-laptop:-mt-0.5',
            state !== 'new' && 'text-ink-2',
            // A phone marks a new one by its edge, and has no room for a fourth line.
            state === 'new' && !due && !isUnsaved(key) && 'max-laptop:sr-only',
          )}
        >
          {due && <span className="text-ink-2">Due {formatShortDay(enquiry.eraseOn)} · </span>}
          {assignee && (
            <span className="text-ink-2">
              {isNarrow ? (
                <>
                  <span aria-hidden="true">{initialsOf(assignee)}</span>
                  <span className="sr-only">{assignee}</span>
                </>
              ) : (
                <span className="inline-block max-w-36 truncate align-bottom">{assignee}</span>
              )}{' '}
              ·{' '}
            </span>
          )}
          {isUnsaved(key) ? 'Not saved yet' : stateLabel(state, enquiry.kind)}
        </span>
      </div>
      {mayEdit && <RowActions enquiry={enquiry} />}
    </li>
  )
}
