import * as messages from '#messages/alerts.ts'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type ComponentType, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { alertId } from '../../paths'
import { agency } from '#agency/agency.ts'

/** Props of every alert form. */
export interface LateFormProps {
  /** Whether the button was just pressed, so that the heading takes the focus. True only once. */
  takePress: () => boolean
}

interface Props<Form> {
  label: string
  load: () => Promise<ComponentType<Form & LateFormProps>>
  form: Form
  /** Another subject is another form. */
  about?: string
  /** Opens the form from elsewhere on the page. */
  opener?: Ref<() => void> | undefined
  /** Whether it looks like a button, not like a link. */
  prominent?: boolean | undefined
}

// Outside the component, because a list replaces it with its results: an open form stays open, and a press while the
// code loads is not lost. A page has only one.
const $form = atom<unknown>()
let pressed = false
const takePress = () => {
  const taken = pressed
  pressed = false
  return taken
}

/** A button that loads its form when pressed, so that no page includes it upfront. */
export function LateForm<Form extends object>({ label, load, form, about, opener, prominent }: Props<Form>) {
  const Form = useStore($form) as ComponentType<Form & LateFormProps> | undefined
  const [failed, setFailed] = useState(false)
  const open = () => {
    load().then(
      (loaded) => {
        pressed = true
        $form.set(loaded)
      },
      () => setFailed(true),
    )
  }
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(opener, () => () => {
    box.current?.scrollIntoView()
    if (Form) box.current?.querySelector('input')?.focus()
    else open()
  })
  return (
    <div ref={box} id={alertId} className="mt-8 print:hidden noscript:hidden">
      {Form ? (
        <Form key={about} {...form} takePress={takePress} />
      ) : (
        <button
          type="button"
          className={prominent ? buttonClass({ variant: 'primary' }) : 'min-h-12 cursor-pointer quiet-link'}
          onClick={open}
        >
          {label}
        </button>
      )}
      <p className="mt-3" role="alert" data-load-error hidden={!failed || Form !== undefined}>
        {messages.formLost(agency.email)}
      </p>
    </div>
  )
}
