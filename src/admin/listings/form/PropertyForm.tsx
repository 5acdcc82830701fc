import { useEffect } from 'react'
import { ActionRow } from '../../../components/ui/ActionRow'
import { buttonClass } from '../../../components/ui/button-class'
import { Notice } from '../../../components/ui/Notice'
import { Skeleton } from '../../../components/ui/Skeleton'
import { Button } from '../../ui/Button'
import { usePageReturn } from '../../ui/use-page-return'
import { listAddress } from '../list-url'
import { FormBar } from './FormBar'
import { FormBody, type FormProps } from './FormBody'
import { reopenForm, useOpenForm } from './useOpenForm'

/** The form for a new listing, or the one with `id`, including its enquiries and history. */
export function PropertyForm(props: FormProps) {
  const { id } = props
  const { status } = useOpenForm(id)
  useEffect(() => {
    if (status === 'saved') location.assign(listAddress())
  }, [status])
  usePageReturn(() => status === 'saved' && reopenForm(id))
  return (
    <div className="max-tablet:flex max-tablet:min-h-dvh max-tablet:flex-col" data-listing-form>
      <FormBar isNew={id === undefined} />
      {status === 'loading' && (
        <div className="rail-row pt-8">
          <div className="rail-main tablet:col-start-2" role="status">
            <span className="sr-only">Loading property...</span>
            <Skeleton count={3} />
          </div>
        </div>
      )}
      {(status === 'absent' || status === 'error') && (
        <div className="rail-row pt-8">
          <div className="rail-main tablet:col-start-2">
            <Notice
              tone="problem"
              title={status === 'absent' ? 'Property not found' : 'Failed to load property'}
              role="alert"
            >
              <p>
                {status === 'absent'
                  ? 'It may have been deleted. Go back to the list to check.'
                  : 'Check your connection, then try again.'}
              </p>
            </Notice>
            <ActionRow>
              {status === 'error' && (
                <Button variant="primary" onClick={() => reopenForm(id)}>
                  Try again
                </Button>
              )}
              <a className={buttonClass({ variant: 'secondary' })} href={listAddress()}>
                Back to Properties
              </a>
            </ActionRow>
          </div>
        </div>
      )}
      {(status === 'editing' || status === 'saving' || status === 'saved') && <FormBody {...props} />}
    </div>
  )
}
