import astro from 'eslint-plugin-astro'
import ts from 'typescript-eslint'

const restrict = (files, message, ...group) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
})

export default ts.config(
  { ignores: ['dist', '.astro', '.tmp', '.data', 'node_modules', 'public', 'src/env.d.ts', 'scripts/imagery/scenes'] },
  ...ts.configs.recommended,
  ...astro.configs['flat/recommended'],
  { files: ['**/*.mjs'], rules: { 'no-undef': 'off' } },
  { rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }], eqeqeq: 'error', 'no-console': 'off' } },
  // Imports run one way: pages → layouts, features, components → lib → site, paths.
  restrict(['src/lib/**'], 'lib knows no feature, component or page.', '**/features/**', '**/components/**', '**/layouts/**', '**/pages/**'),
  restrict(['src/components/ui/**', 'src/components/layout/**'], 'These components know no feature.', '**/features/**', '**/pages/**', '**/sections/**'),
  restrict(['src/features/**/*.ts', 'src/features/**/*.tsx'], 'A feature knows no page, and only *.queries.ts reaches the backend.', '**/pages/**', '**/sections/**', '@supabase/*'),
)
