import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { counted } from '../../../lib/format/words'
import { $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { useTotal } from './list-data'
import { $state, navigate } from './list.store'
import { countFilters, defaultListState, noFilters } from './list-state'
import { ListExport } from './ListExport'
import { ListFilters } from './ListFilters'
import { PriceFields } from './PriceFilter'

/** On phones: the button of the filters, and their sheet, with the order and the files. */
export function FilterSheet() {
  const state = useStore($state)
  const mayEdit = useStore($mayEdit)
  const total = useTotal()
  const [isOpen, setIsOpen] = useState(false)
  const [clearedCount, setClearedCount] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const active = countFilters(state)

  function show() {
    const invalid = fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (invalid) invalid.focus()
    else setIsOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className={clsx(
          'flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-sm border bg-white px-3.25 text-note',
          'font-medium pointer-fine:min-h-9',
          active > 0 ? 'border-green' : 'border-edge',
        )}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Filter
        {active > 0 && (
          <b className="rounded-full bg-green px-1.5 text-tiny leading-[1.4] font-medium text-white tabular-nums">
            <span className="sr-only">: </span>
            {active}
            <span className="sr-only"> active</span>
          </b>
        )}
      </button>
      <Sheet title="Filter" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="grid gap-4" ref={fields}>
          <ListFilters price={<PriceFields inSheet key={clearedCount} />} inSheet />
          <div className="flex gap-2.5">
            <Button variant="primary" className="grow" onClick={show}>
              {total === undefined ? 'Show' : `Show ${counted(total, 'listing')}`}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                navigate({ ...noFilters, q: state.q, sort: defaultListState.sort })
                setClearedCount((count) => count + 1)
              }}
            >
              Clear
            </Button>
          </div>
          <div className="flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
            <ListExport onFailure={() => setIsOpen(false)} />
            {mayEdit && (
              <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={paths.adminFeed}>
                Import
              </a>
            )}
          </div>
        </div>
      </Sheet>
    </>
  )
}
