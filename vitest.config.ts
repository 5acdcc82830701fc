import { getViteConfig } from 'astro/config'

// Astro's own configuration, so that import.meta.env and the paths mean in tests what they mean in the site.
export default getViteConfig({
  test: {
    // Only ends what hangs, on a slow and busy machine too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    passWithNoTests: false,
    // On a busy machine an answer may come too late: one more try, and the report names each test that needed it.
    retry: 1,
  },
} as Parameters<typeof getViteConfig>[0])
