import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CheckboxRow } from '../../components/ui/form/Checkbox'
import type { Kind } from '../../domain/enquiry/enquiry-labels'
import { $mayEdit } from '../../lib/http/admin-session'
import { ProblemNotice } from '../ui/ProblemNotice'
import { sendProblem } from './matching'
import { setHomesRefused } from './matching.queries'

interface Props {
  enquiry: { kind: Kind; id: string }
  refused: boolean
  /** Called after the change, which may have withdrawn an email. */
  onDone: () => void
}

/** Whether the sender of an enquiry wants no emails with homes. It holds for every enquiry from their address. */
export function HomesRefusal({ enquiry: { kind, id }, refused, onDone }: Props) {
  const mayEdit = useStore($mayEdit)
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (value: boolean) => setHomesRefused(kind, id, value),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['matching'] }),
  })
  return (
    <div className="mt-3">
      <CheckboxRow
        id="homes-refused"
        label="Send no homes"
        hint="For somebody who wants no emails with homes. It holds for every enquiry from this address."
        checked={save.isPending ? save.variables : refused}
        disabled={!mayEdit}
        onChange={({ target }) => !save.isPending && save.mutate(target.checked)}
      />
      <ProblemNotice className="mt-3" problem={sendProblem(save.error, 'This was not saved.')} />
    </div>
  )
}
