import { getViteConfig } from 'astro/config'

// Astro's own configuration, so that import.meta.env and the paths mean in tests what they mean in the site.
export default getViteConfig({
  test: { testTimeout: 20_000, fileParallelism: false, passWithNoTests: false },
} as Parameters<typeof getViteConfig>[0])
