import { LateForm } from './LateForm'

const load = () => import('./AreaAlertForm').then(({ AreaAlertForm }) => AreaAlertForm)

/** On the page of an area: letters about its new homes. */
export const AskAreaAlert = ({ area }: { area: string }) => (
  <LateForm label={`Tell me about new homes in ${area}`} load={load} form={{ area }} />
)
