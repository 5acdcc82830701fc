import { tryAgain } from '#messages/common.ts'
import { buttonClass } from './button-class'
import { Notice } from './Notice'

/** Replaces content that could not be loaded. */
export const LoadFailure = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Notice className="mt-4" tone="problem" title={title} role="alert">
    <p className="mt-3">
      <button type="button" className={buttonClass({ variant: 'outline' })} onClick={onRetry}>
        {tryAgain}
      </button>
    </p>
  </Notice>
)
