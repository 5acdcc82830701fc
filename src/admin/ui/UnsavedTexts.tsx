import { useState } from 'react'
import { Button, TextButton } from './Button'
import type { UnsavedText } from './draft'

interface Props {
  texts: readonly UnsavedText[]
  onDiscard: () => void
}

/** Input that can no longer be saved, to copy or to discard. */
export function UnsavedTexts({ texts, onDiscard }: Props) {
  const [message, setMessage] = useState('')
  async function copy({ title, text }: UnsavedText) {
    try {
      await navigator.clipboard.writeText(text)
      setMessage(`Copied: ${title}.`)
    } catch {
      setMessage('We could not copy it. Select the text and copy it yourself.')
    }
  }
  return (
    <>
      <dl className="mt-4 grid gap-4">
        {texts.map((each) => (
          <div key={each.name}>
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4 text-note font-semibold">
              {each.title}
              <TextButton
                className="py-1 font-normal pointer-coarse:min-h-11"
                aria-label={`Copy: ${each.title}`}
                onClick={() => void copy(each)}
              >
                Copy
              </TextButton>
            </dt>
            <dd className="border-l border-edge pl-4 wrap-anywhere whitespace-pre-line" dir="auto">
              {each.text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="outline" size="small" onClick={onDiscard}>
          Discard
        </Button>
        <span className="text-note text-ink-2" role="status">
          {message}
        </span>
      </p>
    </>
  )
}
