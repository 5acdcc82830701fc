import { defineConfig } from 'oxfmt'

export const style = { printWidth: 120, semi: false, singleQuote: true }

export default defineConfig({
  ...style,
  sortPackageJson: false,
  sortTailwindcss: { stylesheet: './src/styles/global.css', functions: ['clsx'] },
  astro: true,
  ignorePatterns: [
    // Texts are written and broken by hand.
    ...['*.md', '*.sql', 'src/agency/data/', 'tests/agencies/*/data/', 'src/data/'],
    // Made by other programs.
    ...['package-lock.json', '/hosting/', 'public/', 'dist/', '.astro/', '.tmp/', '.data*/', 'screenshots/'],
    ...['tests/site/schema-org.json', 'tests/unit/features/calculators/sdlt-cases.json'],
  ],
})
