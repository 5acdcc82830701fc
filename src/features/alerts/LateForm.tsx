import { type ComponentType, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react'
import { site } from '../../site'

/** What every form of an alert is told. */
export interface LateFormProps {
  /** Whether its button was just pressed: its heading then takes the focus. True once. */
  takePress: () => boolean
}

interface Props<Form> {
  label: string
  load: () => Promise<ComponentType<Form & LateFormProps>>
  form: Form
  /** Another one is another form. */
  about?: string
  /** Opens the form from elsewhere on the page. */
  opener?: Ref<() => void> | undefined
}

// A list is drawn anew when it changes between list and map: the form that was open stays so. A page has one.
let opened: unknown

/** A button, and the form once it is pressed: no page carries the form before. */
export function LateForm<Form extends object>({ label, load, form, about, opener }: Props<Form>) {
  const [Form, setForm] = useState(() => opened as ComponentType<Form & LateFormProps> | undefined)
  const [failed, setFailed] = useState(false)
  const pressed = useRef(false)
  const takePress = useCallback(() => {
    const taken = pressed.current
    pressed.current = false
    return taken
  }, [])
  const open = () => {
    load().then(
      (loaded) => {
        pressed.current = true
        opened = loaded
        setForm(() => loaded)
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
    <div ref={box} className="mt-8 print:hidden noscript:hidden">
      {Form ? (
        <Form key={about} {...form} takePress={takePress} />
      ) : (
        <button type="button" className="min-h-12 cursor-pointer quiet-link" onClick={open}>
          {label}
        </button>
      )}
      {failed && !Form && (
        <p className="mt-3" role="alert">
          The form could not be fetched. Try again in a minute, or write to {site.email}.
        </p>
      )}
    </div>
  )
}
