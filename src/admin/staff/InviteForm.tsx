import { type SyntheticEvent, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextField } from '../../components/ui/form/TextField'
import { Notice } from '../../components/ui/Notice'
import { roles } from '../../domain/staff/role'
import { email as readEmail } from '../../lib/form/email-address'
import { tidyLine } from '../../lib/form/normalise'
import { invitationErrors, problemText } from './staff'
import { invite, type InvitationValues } from './staff.queries'
import { required } from '../../lib/required'

const empty: InvitationValues = { name: '', email: '', role: '' }

/** Invites somebody by email. */
export function InviteForm({ onDone }: { onDone: (email: string) => void }) {
  const [person, setPerson] = useState(empty)
  const [errors, setErrors] = useState<Partial<InvitationValues>>({})
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (changes: Partial<InvitationValues>) => setPerson({ ...person, ...changes })

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    const newErrors = invitationErrors(person)
    setErrors(newErrors)
    setProblem('')
    const [first] = Object.keys(newErrors)
    if (first) return form.current?.querySelector<HTMLElement>(`#invite-${first}`)?.focus()
    setBusy(true)
    const email = required(readEmail(person.email), 'the email of the invitation')
    const result = await invite({ name: tidyLine(person.name), email, role: person.role })
    setBusy(false)
    if (!result.ok) return setProblem(problemText(result.failure))
    setPerson(empty)
    onDone(email)
  }

  return (
    <form
      className="grid max-w-128 gap-5.5 *:mb-0 *:max-w-none"
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <TextField
        id="invite-name"
        label="Name"
        autoComplete="off"
        value={person.name}
        error={errors.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        id="invite-email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="We send a link to choose a password. It works for seven days."
        value={person.email}
        error={errors.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      <ChoiceGroup
        id="invite-role"
        label="Role"
        name="invite-role"
        options={roles}
        value={person.role}
        error={errors.role}
        onChoose={(role) => set({ role })}
      />
      {problem && (
        <Notice tone="problem" title="The invitation was not sent." role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <p>
        <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
          {busy ? 'Sending...' : 'Send invitation'}
        </button>
      </p>
    </form>
  )
}
