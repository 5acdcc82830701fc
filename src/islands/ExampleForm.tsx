export { ExampleForm } from '../features/styleguide/ExampleForm'
