import { useState } from 'react'

/**
 * Takes an account along: its link on the clipboard, or on paper. Where a browser gives no clipboard, the link stands
 * there.
 */
export function Share({ address }: { address: () => string }) {
  const [state, setState] = useState<{ said: string; link?: string }>({ said: '' })
  const copy = async () => {
    const link = address()
    try {
      await navigator.clipboard.writeText(link)
      setState({ said: 'The link is copied' })
    } catch {
      setState({ said: 'Copy this link:', link })
    }
  }
  return (
    <div className="calc-share">
      <button type="button" className="link" onClick={() => void copy()}>
        Copy a link to these figures
      </button>
      <button type="button" className="link" onClick={() => window.print()}>
        Print them
      </button>
      <span role="status">{state.said}</span>
      {state.link && (
        <input
          className="input"
          readOnly
          aria-label="Link to these figures"
          value={state.link}
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  )
}
