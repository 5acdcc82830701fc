import { LateForm } from './LateForm'

const load = () => import('./AreaAlertForm').then(({ AreaAlertForm }) => AreaAlertForm)

/** On an area's page: emails about its new listings. */
export const AreaAlertButton = ({ area }: { area: string }) => (
  <LateForm label={`Tell me about new homes in ${area}`} load={load} form={{ area }} />
)
