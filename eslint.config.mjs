import astro from 'eslint-plugin-astro'
import ts from 'typescript-eslint'

const restrict = (files, ...patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } })

const ofFeatures = [
  { group: ['**/pages/**', '**/sections/**', '@supabase/*'], message: 'A feature knows no page, and reaches the backend through lib alone.' },
  { regex: '^\\.\\./(?!\\.\\.)', message: 'A feature knows no other: src/islands puts two together.' },
]
const clients = { group: ['**/lib/rest', '**/lib/supabase'], message: 'Only *.queries.ts, and published.ts in the build, reach the backend.' }

export default ts.config(
  { ignores: ['dist', '.astro', '.tmp', '.data', 'node_modules', 'public', 'src/env.d.ts', 'scripts/imagery/scenes'] },
  ...ts.configs.recommended,
  ...astro.configs['flat/recommended'],
  { files: ['**/*.mjs'], rules: { 'no-undef': 'off' } },
  { rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }], eqeqeq: 'error', 'no-console': 'off' } },
  // Imports run one way: pages → layouts, features, components → lib → site, paths.
  restrict(['src/lib/**'], { group: ['**/features/**', '**/components/**', '**/layouts/**', '**/pages/**'], message: 'lib knows no feature, component or page.' }),
  restrict(['src/components/ui/**', 'src/components/layout/**'], { group: ['**/features/**', '**/pages/**', '**/sections/**'], message: 'These components know no feature.' }),
  restrict(['src/features/**/*.{ts,tsx}'], ...ofFeatures, clients),
  restrict(['src/features/**/*.queries.ts', 'src/features/listings/published.ts'], ...ofFeatures),
)
