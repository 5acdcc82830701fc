export { ViewingPage } from '../features/viewing/ViewingPage'
