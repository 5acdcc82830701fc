import { type HeaderRule, hostsOwn, otherPrefixes, rewritesWith } from './rules.ts'

/** `vercel.json`. A rewrite cannot set a status, so a function of api/ sends the 404 page of another edition. */
export const vercelFile = (rules: HeaderRule[], prefixes = otherPrefixes) =>
  `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      framework: 'astro',
      buildCommand: `npm run build && rm ${hostsOwn.map((path) => `dist${path}`).join(' ')}`,
      outputDirectory: 'dist',
      cleanUrls: true,
      trailingSlash: false,
      rewrites: [
        ...rewritesWith(prefixes).map(({ from, to }) => ({
          source: from.replace('*', ':slug([A-Za-z0-9-]+)'),
          destination: to,
        })),
        ...prefixes.map((prefix) => ({ source: `${prefix}/:path*`, destination: `/api${prefix}/not-found` })),
      ],
      headers: rules.map(({ for: path, values }) => ({
        source: path.replace('*', '(.*)'),
        headers: Object.entries(values).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  )}\n`
