import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { TextButton } from './Button'

interface Props {
  title: string
  isOpen: boolean
  onClose: () => void
  /** An alert dialog requires a choice. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** A dialog that rises from the bottom edge on phones, and is centred on wider screens, where fields fill it. */
export const Sheet = ({ title, isOpen, onClose, role = 'dialog', children }: Props) => (
  <ModalOverlay
    className="fixed inset-0 z-10 flex bg-veil max-tablet:items-end tablet:items-center tablet:justify-center"
    isOpen={isOpen}
    isDismissable
    onOpenChange={(open) => !open && onClose()}
  >
    <Modal
      className={clsx(
        'max-h-[calc(100dvh-2.5rem)] w-full overflow-y-auto overscroll-contain bg-stucco text-ink outline-none',
        'pb-[env(safe-area-inset-bottom)] tablet:w-[min(100%-2.5rem,37.5rem)]',
        'motion-safe:transition-[translate,opacity] motion-safe:duration-220 motion-safe:ease-out',
        'motion-safe:data-entering:translate-y-6 motion-safe:data-entering:opacity-0',
        'forced-colors:border forced-colors:border-[CanvasText]',
      )}
    >
      <Dialog className="px-5 pt-5 pb-6 outline-none tablet:px-7" role={role}>
        <div className="mb-3 flex items-start justify-between gap-4">
          <Heading className="text-h3" slot="title">
            {title}
          </Heading>
          <TextButton className="-mt-2 -mr-2 min-h-11 px-2 text-note" onClick={onClose}>
            Close
          </TextButton>
        </div>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
