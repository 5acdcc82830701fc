import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/alerts.ts'
import { LateForm } from './LateForm'

const load = () => import('./AreaAlertForm').then(({ AreaAlertForm }) => AreaAlertForm)

/** On an area's page: emails about its new listings. */
export const AreaAlertButton = ({ area }: { area: string }) => (
  <LateForm label={messages.inArea(areaName(area))} load={load} form={{ area }} />
)
