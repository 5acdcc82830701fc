import type { ReactNode } from 'react'
import type { ChangeText } from './history'
import { type DiffPart, textDiff } from './text-diff'

/** Longer texts are shown as their difference, behind a press. */
const longText = 60

interface Props {
  text: ChangeText
  /** A button that puts the earlier value back. */
  action: ReactNode
}

/** One change in words. */
export function Change({ text: { label, isEvent, from, to }, action }: Props) {
  if (isEvent) return label
  if (from === undefined || to === undefined)
    return (
      <span className="flex items-baseline justify-between gap-x-4">
        {label} changed{action}
      </span>
    )
  if (from.length + to.length > longText)
    return (
      <details>
        <summary className="min-h-6 cursor-pointer pointer-coarse:py-2.5">{label} changed</summary>
        <p className="my-1.5 max-h-96 overflow-y-auto border-l border-edge pl-3 wrap-anywhere whitespace-pre-line">
          {textDiff(from, to).map((part, index) => (
            <Part key={index} {...part} />
          ))}
        </p>
        {action}
      </details>
    )
  return (
    <span className="flex items-baseline justify-between gap-x-4">
      <span className="min-w-0 wrap-anywhere">
        {label} {from} <span aria-hidden="true">→</span>
        <span className="sr-only">to</span> {to}
      </span>
      {action}
    </span>
  )
}

/** Screen readers do not announce removed and added text by themselves. */
function Part({ kind, text }: DiffPart) {
  if (kind === 'same') return text
  const isRemoved = kind === 'removed'
  const Mark = isRemoved ? 'del' : 'ins'
  return (
    <Mark className={isRemoved ? 'text-brick-2' : 'bg-stucco text-green decoration-green'}>
      <span className="sr-only"> ({kind}: </span>
      {text}
      <span className="sr-only">) </span>
    </Mark>
  )
}
