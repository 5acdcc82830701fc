export { AlertPage } from '../features/alerts/AlertPage'
