import clsx from 'clsx'
import { useRef } from 'react'
import { Button, DropZone, FileTrigger, type FileDropItem } from 'react-aria-components'
import { buttonClass } from '../../components/ui/button-class'

interface Props {
  disabled: boolean
  onFile: (file: File) => void
}

/** Takes a feed: chosen, dropped or pasted. */
export function FeedDrop({ disabled, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DropZone
      className={clsx(
        'mt-4 flex max-w-140 flex-wrap items-center gap-x-5 gap-y-3',
        'border border-dashed border-edge bg-white px-5 py-5',
        'data-drop-target:border-solid data-drop-target:border-green data-drop-target:bg-paper',
        'data-focus-visible:outline-2 data-focus-visible:outline-ink',
      )}
      isDisabled={disabled}
      onDrop={({ items }) => {
        const dropped = items.find((item): item is FileDropItem => item.kind === 'file')
        if (dropped) void dropped.getFile().then(onFile)
      }}
    >
      <FileTrigger
        ref={input}
        acceptedFileTypes={['.blm', '.csv', '.zip', '.txt']}
        onSelect={(files) => {
          const [file] = files ?? []
          if (file) onFile(file)
          // The same file may be chosen again.
          if (input.current) input.current.value = ''
        }}
      >
        <Button className={buttonClass({ variant: 'secondary', size: 'small' })} isDisabled={disabled}>
          Choose a feed
        </Button>
      </FileTrigger>
      <span className="text-note text-ink-2 max-tablet:hidden">or drop it here</span>
    </DropZone>
  )
}
