import './src/agency-imports.ts'

// Imported after the line above has run, which static imports would not wait for.
const { default: settings } = await import('./astro.settings.mjs')
export default settings
