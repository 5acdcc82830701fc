import { type ComponentProps, useState } from 'react'
import { checkboxClass, choiceClass, choiceLabelClass } from '../../components/ui/form/field-class'
import { TextField } from '../../components/ui/form/TextField'

/** A password field with a visibility toggle. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <TextField {...field} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="off" />
      <div className={choiceClass}>
        <input
          type="checkbox"
          className={checkboxClass}
          id="show-password"
          checked={shown}
          onChange={({ target }) => setShown(target.checked)}
        />
        <label className={choiceLabelClass} htmlFor="show-password">
          Show the password
        </label>
      </div>
    </>
  )
}
