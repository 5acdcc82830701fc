import { buttonClass } from '../../components/ui/button-class'
import { useState } from 'react'
import { toast } from '../../components/ui/toast'
import { limits } from './saved'
import { share } from './share'
import { shortlistPath } from './shortlist'

/**
 * Shares a list of homes as a link; where the browser allows neither sharing nor copying, the link stands there to be
 * copied.
 */
export function ShareShortlist({ slugs }: { slugs: string[] }) {
  const [byHand, setByHand] = useState(false)
  if (slugs.length === 0) return null
  const url = location.origin + shortlistPath(slugs)
  const pass = async () => {
    const done = await share('A shortlist of London homes', url)
    setByHand(done === 'refused')
    if (done === 'copied') toast('Link copied. Whoever opens it sees these homes, and none of your notes.')
  }
  return (
    <div className="pass-on">
      <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={() => void pass()}>
        Share this list
      </button>
      {slugs.length > limits.shared && <p className="hint">A link carries the {limits.shared} latest.</p>}
      {byHand && (
        <div className="field">
          <label className="label" htmlFor="link">
            Copy this link
          </label>
          <input id="link" className="input" readOnly autoFocus value={url} onFocus={({ target }) => target.select()} />
        </div>
      )}
    </div>
  )
}
