import { useState } from 'react'
import { inputClass } from '../../components/ui/form/field-class'
import * as messages from '#messages/calculator.ts'

/** Shares a result: copies its link or prints it. Without clipboard access the link is displayed. */
export function ShareResult({ address }: { address: () => string }) {
  const [state, setState] = useState<{ message: string; link?: string }>({ message: '' })
  const copy = async () => {
    const link = address()
    try {
      await navigator.clipboard.writeText(link)
      setState({ message: messages.linkCopied })
    } catch {
      setState({ message: messages.copyThisLink, link })
    }
  }
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-6.5 gap-y-1 text-note print:hidden noscript:hidden">
      <button type="button" className="min-h-11 cursor-pointer quiet-link" onClick={() => void copy()}>
        {messages.copyLink}
      </button>
      <button type="button" className="min-h-11 cursor-pointer quiet-link" onClick={() => window.print()}>
        {messages.printResult}
      </button>
      <span role="status">{state.message}</span>
      {state.link && (
        <input
          className={inputClass()}
          readOnly
          aria-label={messages.linkToResult}
          value={state.link}
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  )
}
