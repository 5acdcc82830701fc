import astro from 'eslint-plugin-astro'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['dist', '.astro', '.tmp', '.data', 'node_modules', 'public', 'src/env.d.ts'] },
  ...ts.configs.recommended,
  ...astro.configs['flat/recommended'],
  { files: ['**/*.mjs'], rules: { 'no-undef': 'off' } },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
)
