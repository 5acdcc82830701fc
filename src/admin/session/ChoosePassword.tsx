import { useState } from 'react'
import * as v from 'valibot'
import { lengthOf } from '../../lib/form/normalise'
import { errorKey } from '../../lib/http/database-error'
import { signIn } from '../../lib/http/admin-session'
import { paths } from '../../paths'
import { useRead } from '../query/use-read'
import { fieldProps, Form, FormButtons, useSchemaForm } from '../ui/Form'
import { choosePassword, readLink } from './account-access.queries'
import { PasswordField } from './PasswordField'

const minLength = 12
// The auth server's hash ignores further bytes.
const maxBytes = 72

const schema = v.object({
  password: v.pipe(
    v.string(),
    v.check((password) => lengthOf(password) >= minLength, `Use at least ${minLength} characters.`),
    v.maxBytes(maxBytes, `Use at most ${maxBytes} characters, or fewer if they are not English letters.`),
  ),
})

interface Props {
  token: string
  onDone: () => void
}

/** The page of an email's link: choosing a password signs in. */
export function ChoosePassword({ token, onDone }: Props) {
  const { data: link, isPending } = useRead(['staff-link', token], () => readLink(token), { staleTime: Infinity })
  const [isUsed, setUsed] = useState(false)
  const form = useSchemaForm(schema, { password: '' })
  const { isSubmitting } = form.formState

  async function submit({ password }: { password: string }) {
    if (isSubmitting) return
    const result = await choosePassword(token, password)
    const isExpired = !result.ok && errorKey(result.failure) === 'link-expired'
    // A used link may be our own earlier attempt, whose response was lost.
    const email = result.ok ? result.value : isExpired ? link?.email : undefined
    if (email && (await signIn(password, email)).ok) return onDone()
    // The password is set; the sign-in then explains what prevents it.
    if (result.ok) return location.replace(paths.adminSignIn)
    if (isExpired) return setUsed(true)
    form.setError('password', { message: 'The server did not answer. Check your connection, then try again.' })
  }

  if (isPending) return <p role="status">One moment…</p>
  // Without data the request failed; null is a used, replaced or expired link.
  if (!link || isUsed)
    return (
      <div className="grid max-w-104 gap-5.5" role="alert">
        <h1 className="text-title">
          {link !== undefined ? 'This link no longer works' : 'We could not check this link'}
        </h1>
        <p className="lead">
          {link !== undefined
            ? 'It was used, replaced by a newer email, or has expired. If you were invited, ask again. ' +
              'If you forgot your password, ask for a new link at sign-in.'
            : 'The server did not answer. Check your connection, then open the link again.'}
        </p>
        <p>
          <a className="py-2 quiet-link" href={paths.adminSignIn}>
            Go to sign-in
          </a>
        </p>
      </div>
    )
  const invited = link.kind === 'invitation'
  return (
    <Form className="max-w-104 gap-5.5" form={form} onSubmit={submit}>
      <h1 className="text-title">{invited ? `Welcome, ${link.name}` : 'Choose a new password'}</h1>
      <p className="lead">
        {invited ? 'Choose a password for your account. You sign in with it and ' : 'The new password is for '}
        <span className="wrap-anywhere">{link.email}</span>.
      </p>
      <input type="text" name="username" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        label="New password"
        hint={`At least ${minLength} characters. Three or four random words are easy to remember.`}
        autoComplete="new-password"
        {...fieldProps(form, 'password', 'new-password')}
      />
      <FormButtons label="Save and sign in" busy={isSubmitting} />
    </Form>
  )
}
