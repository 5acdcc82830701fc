export { AreaAlertButton as AreaAlert } from '../features/alerts/AreaAlertButton'
