export { AskAreaAlert as AreaAlert } from '../features/alerts/AskAreaAlert'
