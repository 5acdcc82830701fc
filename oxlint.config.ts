import { defineConfig, type OxlintOverride } from 'oxlint'
import { directionOfImports, ignoredFolders, restrictedSyntax, vagueNames } from './scripts/lib/lint-rules.ts'

const errors = (plugin: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [plugin ? `${plugin}/${name}` : name, 'error' as const]))

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: ['./scripts/lib/eslint-rules.ts'],
  categories: { correctness: 'off' },
  // TypeScript's own errors, by the compiler of TypeScript 7.
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [...ignoredFolders, 'src/env.d.ts'],
  rules: {
    // A promise that nobody waits for swallows its error.
    ...errors('typescript', ['await-thenable', 'no-floating-promises', 'no-misused-promises']),
    // The set “recommended” of typescript-eslint.
    ...errors('', ['no-array-constructor', 'no-unused-expressions', 'no-var', 'prefer-const', 'prefer-rest-params']),
    ...errors('', ['prefer-spread']),
    'no-unused-vars': ['error', { argsIgnorePattern: '^$', varsIgnorePattern: '^$' }],
    ...errors('typescript', ['ban-ts-comment', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any']),
    ...errors('typescript', ['no-extra-non-null-assertion', 'no-misused-new', 'no-namespace']),
    ...errors('typescript', ['no-non-null-asserted-optional-chain', 'no-require-imports', 'no-this-alias']),
    ...errors('typescript', ['no-unnecessary-type-constraint', 'no-unsafe-declaration-merging']),
    ...errors('typescript', ['no-unsafe-function-type', 'no-wrapper-object-types', 'prefer-as-const']),
    ...errors('typescript', ['prefer-namespace-keyword', 'triple-slash-reference']),
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    eqeqeq: 'error',
  },
  overrides: [
    { files: ['**/*.{ts,tsx,astro}'], rules: { 'id-denylist': ['error', ...vagueNames] } },
    {
      // The set “recommended-type-checked” of typescript-eslint.
      files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
      excludeFiles: ['src/lib/database.types.ts'],
      rules: {
        ...errors('typescript', ['no-array-delete', 'no-base-to-string', 'no-duplicate-type-constituents']),
        ...errors('typescript', ['no-for-in-array', 'no-implied-eval', 'no-redundant-type-constituents']),
        ...errors('typescript', ['no-unnecessary-type-assertion', 'no-unsafe-argument', 'no-unsafe-assignment']),
        ...errors('typescript', ['no-unsafe-call', 'no-unsafe-enum-comparison', 'no-unsafe-member-access']),
        ...errors('typescript', ['no-unsafe-return', 'no-unsafe-unary-minus', 'only-throw-error']),
        ...errors('typescript', ['prefer-promise-reject-errors', 'require-await', 'restrict-plus-operands']),
        ...errors('typescript', ['restrict-template-expressions', 'unbound-method']),
      },
    },
    {
      // Unbound methods of prototypes are intentional (lib/form/moved-nodes.ts).
      files: ['src/**/*.{ts,tsx}'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      // They compile each file, so only files with components and hooks.
      files: ['src/**/*.tsx', 'src/{admin,features}/**/*.ts', 'src/**/use*.ts'],
      rules: {
        // The set “recommended” of eslint-plugin-react-hooks.
        ...errors('react', ['rules-of-hooks', 'exhaustive-deps', 'static-components', 'use-memo']),
        ...errors('react', ['preserve-manual-memoization', 'incompatible-library', 'immutability', 'globals', 'refs']),
        ...errors('react', ['set-state-in-effect', 'error-boundaries', 'purity', 'set-state-in-render']),
        ...errors('react', ['unsupported-syntax']),
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/lib/form/row-id.ts', 'src/lib/guarded-fetch/*.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'crypto', property: 'randomUUID', message: 'Missing over plain http: lib/form/row-id.ts.' },
          { object: 'URL', property: 'canParse', message: 'Younger than the browser floor: lib/http/parse-url.ts.' },
        ],
      },
    },
    {
      // The last line of a file of messages is for the types alone (src/messages/same-messages.ts).
      files: ['src/messages/*/*.ts'],
      rules: { 'no-unused-expressions': 'off', 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: ['**/*.{ts,tsx,astro}'],
      excludeFiles: ['tests/**'],
      rules: {
        'eslint-js/no-restricted-syntax': ['error', ...restrictedSyntax],
        // Checks, defaults and lib/required.ts take their place; an exception states its reason.
        'typescript/no-non-null-assertion': 'error',
      },
    },
    ...directionOfImports.map(({ files, patterns }): OxlintOverride => ({
      files,
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    })),
  ],
})
