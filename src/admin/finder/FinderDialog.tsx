import clsx from 'clsx'
import { useState } from 'react'
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
import { useFinder } from './finder.queries'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** The finder's dialog, near the top edge, where a phone's keyboard does not cover it. */
export const FinderDialog = ({ isOpen, onClose }: Props) => (
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
              'block cursor-pointer border-b border-line px-3 py-2 wrap-anywhere outline-none',
              'data-focused:bg-paper data-focused:shadow-[inset_3px_0_var(--color-brick)]',
              'data-hovered:bg-paper forced-colors:data-focused:outline-2',
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
