import * as messages from '#messages/saved.ts'
import { buttonClass } from '../../components/ui/button-class'
import clsx from 'clsx'
import { useState } from 'react'
import { fieldClass, inputClass, labelClass } from '../../components/ui/form/field-class'
import { toast } from '../../components/ui/toast'
import { limits } from './saved'
import { share } from './share'
import { shortlistPath } from './shortlist'

/** Shares a list of listings as a link; without share or clipboard access the link is displayed. */
export function ShareShortlist({ slugs }: { slugs: string[] }) {
  const [byHand, setByHand] = useState(false)
  if (slugs.length === 0) return null
  const url = location.origin + shortlistPath(slugs)
  const pass = async () => {
    const done = await share(messages.shareTitle, url)
    setByHand(done === 'refused')
    if (done === 'copied') toast(messages.shareCopied)
  }
  return (
    <div className="grid justify-items-end gap-2 max-phablet:w-full max-phablet:justify-items-start print:hidden">
      <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={() => void pass()}>
        {messages.shareList}
      </button>
      {slugs.length > limits.shared && (
        <p className="text-note leading-[1.4] text-ink-2">{messages.carriesLatest(limits.shared)}</p>
      )}
      {byHand && (
        <div className={clsx(fieldClass(), 'w-[min(26rem,100%)]')}>
          <label className={labelClass} htmlFor="link">
            {messages.copyLink}
          </label>
          <input
            id="link"
            className={inputClass()}
            readOnly
            autoFocus
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </div>
      )}
    </div>
  )
}
