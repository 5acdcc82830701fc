import { type ComponentProps, useState } from 'react'
import { CheckboxRow } from '../../components/ui/form/Checkbox'
import { TextField } from '../../components/ui/form/TextField'

/** A password field with a visibility toggle. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <TextField {...field} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
      <CheckboxRow
        id="show-password"
        label="Show the password"
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </>
  )
}
