import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { TextField } from '../../components/ui/form/TextField'
import { Notice } from '../../components/ui/Notice'
import { roles } from '../../domain/staff/role'
import { failureOf, unwrap } from '../query/request-error'
import { Button } from '../ui/Button'
import { invitationSchema, problemText } from './staff'
import { invite, type InvitationValues } from './staff.queries'

const empty: InvitationValues = { name: '', email: '', role: '' }

/** Invites somebody by email. */
export function InviteForm({ onDone }: { onDone: (email: string) => void }) {
  const form = useForm({ defaultValues: empty, resolver: valibotResolver(invitationSchema) })
  const { errors } = form.formState
  const invitation = useMutation({
    mutationFn: async (person: InvitationValues) => unwrap(await invite(person)),
    onSuccess: (_, { email }) => {
      form.reset()
      onDone(email)
    },
  })
  const submit = form.handleSubmit((person) => !invitation.isPending && invitation.mutate(person))
  return (
    <form className="grid max-w-128 gap-5.5 *:mb-0 *:max-w-none" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        id="invite-name"
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        id="invite-email"
        label="Email"
        type="email"
        autoComplete="off"
        hint="We send a link to choose a password. It works for seven days."
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Controller
        name="role"
        control={form.control}
        render={({ field: { ref, value, onChange } }) => (
          <ChoiceGroup
            id="invite-role"
            label="Role"
            name="invite-role"
            options={roles}
            firstRef={ref}
            value={value}
            error={errors.role?.message}
            onChoose={onChange}
          />
        )}
      />
      {invitation.isError && (
        <Notice tone="problem" title="The invitation was not sent." role="alert">
          <p>{problemText(failureOf(invitation.error))}</p>
        </Notice>
      )}
      <p>
        <Button type="submit" variant="primary" busy={invitation.isPending}>
          {invitation.isPending ? 'Sending...' : 'Send invitation'}
        </Button>
      </p>
    </form>
  )
}
