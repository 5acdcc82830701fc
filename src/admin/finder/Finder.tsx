import clsx from 'clsx'
import { useEffect, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Text,
  TextField,
} from 'react-aria-components'
import { hintClass, inputClass, labelClass } from '../../components/ui/form/field-class'
import { TextButton } from '../ui/Button'
import { Key } from '../ui/Key'
import { LineIcon } from '../ui/LineIcon'
import { optionClass } from '../ui/popover-class'
import { useFinder } from './finder.queries'

/** Finds any listing, person, enquiry or page: Ctrl K, or Command K, from anywhere in the admin. */
export function Finder() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      // A modal dialog of the browser would cover the finder.
      if (!event.repeat && !document.querySelector('dialog[open]')) setOpen((now) => !now)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={clsx(
          'cursor-pointer text-note whitespace-nowrap tablet:mr-6 tablet:py-3',
          'max-tablet:grid max-tablet:size-11 max-tablet:place-items-center',
        )}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <LineIcon
          className="size-5.5 stroke-[1.5] [stroke-linecap:round] tablet:hidden"
          box={22}
          path="M15.5 9.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0M14 14l5 5"
        />
        <span className="max-tablet:sr-only tablet:quiet-link">Find</span>{' '}
        <span className="ml-1 max-laptop:hidden desktop:max-[90rem]:hidden">
          <Key>Ctrl K</Key>
        </span>
      </button>
      <FinderDialog isOpen={open} onClose={() => setOpen(false)} />
    </>
  )
}

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The finder's dialog, near the top edge, where a phone's keyboard does not cover it. */
const FinderDialog = ({ isOpen, onClose }: Props) => (
  <ModalOverlay
    className="fixed inset-0 z-10 flex items-start justify-center bg-veil tablet:pt-[10dvh]"
    isOpen={isOpen}
    isDismissable
    onOpenChange={(open) => !open && onClose()}
  >
    <Modal
      className={clsx(
        'flex max-h-dvh w-full flex-col bg-stucco text-ink outline-none tablet:max-h-[80dvh]',
        'tablet:w-[min(100%-2.5rem,40rem)] forced-colors:border forced-colors:border-[CanvasText]',
      )}
    >
      <Dialog className="flex min-h-0 flex-col px-5 pt-5 pb-5 outline-none tablet:px-7" aria-label="Find">
        <Search onClose={onClose} />
      </Dialog>
    </Modal>
  </ModalOverlay>
)

function Search({ onClose }: Pick<Props, 'onClose'>) {
  const [text, setText] = useState('')
  const { results, message } = useFinder(text)
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <TextField autoFocus>
        <Label className={labelClass}>Find a listing, a person, an enquiry or a page</Label>
        <Text className={clsx('block', hintClass)} slot="description">
          Title, reference, postcode, name, email or phone
        </Text>
        <Input className={inputClass({ size: 'small' })} id="finder" autoComplete="off" spellCheck={false} />
      </TextField>
      <p className="mt-2 flex min-h-11 items-center justify-between text-small text-ink-2">
        <span role="status">{message}</span>
        <TextButton className="-mr-2 min-h-11 px-2" onClick={onClose}>
          Close
        </TextButton>
      </p>
      <ListBox
        className="min-h-0 overflow-y-auto overscroll-contain border-t border-line outline-none"
        aria-label="Results"
        items={results}
        selectionMode="none"
      >
        {({ href, label, note }) => (
          <ListBoxItem
            className={clsx(
              optionClass,
              'block border-b border-line px-3 py-2 wrap-anywhere data-focused:bg-paper data-hovered:bg-paper',
            )}
            id={`${href} ${label}`}
            href={href}
            textValue={label}
          >
            {label}
            <span className="block text-small text-ink-2">{note}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  )
}
