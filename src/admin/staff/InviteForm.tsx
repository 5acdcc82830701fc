import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextField } from '../../components/ui/form/TextField'
import { roles } from '../../domain/staff/role'
import { problemOf } from '../query/failure-text'
import { fieldProps, Form, FormButtons, useSchemaForm } from '../ui/Form'
import { invitationSchema, refusals } from './staff'
import { invite } from './staff.queries'

/** Invites somebody by email. */
export function InviteForm({ onDone }: { onDone: (email: string) => void }) {
  const queryClient = useQueryClient()
  const form = useSchemaForm(invitationSchema, { name: '', email: '', role: '' })
  const invitation = useMutation({
    mutationFn: invite,
    onSuccess: (_, { email }) => {
      form.reset()
      onDone(email)
    },
    // It may be stored although its response was lost.
    onError: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  })
  const problem = problemOf(invitation.error, 'The invitation was not sent.', { refusals })
  return (
    <Form className="max-w-128 gap-5.5" {...{ form, problem }} onSubmit={(person) => invitation.mutate(person)}>
      <TextField label="Name" autoComplete="off" {...fieldProps(form, 'name', 'invite-name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint="We send a link to choose a password. It works for seven days."
        {...fieldProps(form, 'email', 'invite-email')}
      />
      <Controller
        name="role"
        control={form.control}
        render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
          <ChoiceGroup
            id="invite-role"
            label="Role"
            name="invite-role"
            options={roles}
            firstRef={ref}
            value={value}
            error={error?.message}
            onChoose={onChange}
          />
        )}
      />
      <FormButtons label="Send invitation" variant="send" busy={invitation.isPending} busyLabel="Sending..." />
    </Form>
  )
}
