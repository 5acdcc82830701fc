import astro from 'eslint-plugin-astro'
import ts from 'typescript-eslint'
import { ignoredFolders, restrictedSyntax, vagueNames } from './scripts/lib/lint-rules.ts'

// Templates of .astro files, which Oxlint does not read. It has the rules for all other code (oxlint.config.ts).
export default ts.config(
  { ignores: [...ignoredFolders, '**/*.{js,mjs,ts,tsx}'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...ts.configs.recommended,
  ...astro.configs['flat/recommended'],
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: 'error',
      'id-denylist': ['error', ...vagueNames],
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
)
