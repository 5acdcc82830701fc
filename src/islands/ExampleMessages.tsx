export { ExampleMessages } from '../features/styleguide/ExampleMessages'
