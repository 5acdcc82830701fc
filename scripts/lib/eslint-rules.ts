// Rules of ESLint that Oxlint lacks, as a plugin for it.
import { builtinRules } from 'eslint/use-at-your-own-risk'

export default {
  meta: { name: 'eslint-js' },
  rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
}
