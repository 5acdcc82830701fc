import base from '../../styles/base.css?raw'
import components from '../../styles/components.css?raw'
import controls from '../../styles/controls.css?raw'
import forms from '../../styles/forms.css?raw'
import { pseudoStates } from '../../lib/styleguide/pseudo-states'

/**
 * The site's own rules for a pointer, a focus and a press, as classes, so that the style guide can hold a state
 * still.
 */
export const GET = () =>
  new Response(pseudoStates(base + controls + forms + components), { headers: { 'Content-Type': 'text/css' } })
