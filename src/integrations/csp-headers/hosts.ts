import { agency } from '#agency/agency.ts'
import { editForms, type HeaderRule, hostsOwn, otherPrefixes } from './rules.ts'

type Part = string | Part[]
const flat = (part: Part): string[] => (typeof part === 'string' ? [part] : part.flatMap(flat))
const lines = (...parts: Part[]) => `${flat(parts).join('\n')}\n`

/** `_headers` for Netlify and Cloudflare Pages; our own server reads it too. */
export const headersFile = (rules: HeaderRule[]) =>
  lines(
    rules.flatMap(({ for: path, values }) => [
      path,
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
      '',
    ]),
  )

/**
 * `_redirects` for Netlify and Cloudflare Pages. Cloudflare applies it even to existing pages and would send the shell
 * for every listing, so property addresses are handled in functions/ and netlify/edge-functions/. The 404 page of
 * another edition is for Netlify: Cloudflare ignores a rule with that status, and finds the nearest 404.html itself.
 */
export const redirectsFile = (prefixes = otherPrefixes) =>
  lines(
    `${editForms.from}  ${editForms.to}  200`,
    prefixes.map((prefix) => `${prefix}/*  ${prefix}/404  404`),
  )

const general = (rules: HeaderRule[]) => Object.entries(rules[0]?.values ?? {})
const special = (rules: HeaderRule[]) => rules.slice(1)
const withoutWildcard = (path: string) => path.replace(/\*$/, '')

// The default: pages are revalidated each time. Netlify, Cloudflare and Vercel do so anyway; without a header browsers
// guess, and may keep a page after its rebuild.
const anew: [string, string] = ['Cache-Control', 'no-cache']
const withAge = (values: [string, string][]) => (values.some(([name]) => name === anew[0]) ? values : [...values, anew])

/** The address of `npm run serve`. Caddy takes another port from the environment. */
const serve = '127.0.0.1:4321'
const caddyServe = '127.0.0.1:{$SERVE_PORT:4321}'
/** nginx's name for the built pages of listings of an edition. */
const built = (prefix: string) => `@built${prefix.replace('/', '_')}`
/** The headers that `npm run serve` sends with a page: the proxy before it sends its own. */
const sentByServe = (rules: HeaderRule[]) => withAge(general(rules)).map(([name]) => name)

const compressed = [
  ...['text/css', 'text/csv', 'text/javascript', 'text/plain', 'text/xml', 'image/svg+xml'],
  ...['javascript', 'json', 'manifest+json', 'xml'].map((type) => `application/${type}`),
]
/** The types of files that nginx's mime.types lacks. Only the English edition has them. */
const namedTypes = [
  'location ~ \\.csv$ { default_type text/csv; }',
  'location ~ \\.webmanifest$ { default_type application/manifest+json; }',
]

/** A server block for nginx. A location with its own `add_header` does not inherit others, so they are repeated. */
export function nginxFile(rules: HeaderRule[], prefixes = otherPrefixes): string {
  const add = (values: [string, string][], indent: string) =>
    values.map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
  const everywhere = (indent: string) => add(general(rules), indent)
  const pages = (indent: string) => add(withAge(general(rules)), indent)
  const files = ['        try_files $uri $uri.html $uri/index.html =404;']
  return lines(
    '# Include this in a server block with listen, server_name, the certificate, and: root /srv/site/dist;',
    'error_page 404 /404.html;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    '# With the brotli module, add: brotli on; brotli_types as for gzip.',
    // Tests $request_uri, not $uri: internal redirects of nginx end in .html.
    'if ($request_uri ~ "^(/[^/?][^?]*)/(\\?|$)") { return 301 $1$is_args$args; }',
    'if ($request_uri ~ "^(/[^/?][^?]*)\\.html(\\?|$)") { return 301 $1$is_args$args; }',
    pages(''),
    hostsOwn.map((path) => `location = ${path} { return 404; }`),
    namedTypes,
    'location / {',
    files.map((line) => line.slice(4)),
    '}',
    special(rules).flatMap(({ for: path, values }) => [
      `location ^~ ${withoutWildcard(path)} {`,
      add(withAge(Object.entries(values)), '    '),
      everywhere('    '),
      path === '/admin*' ? `    rewrite ^${editForms.from.replace(/:[a-z]+/, '[^/]+')}$ ${editForms.to} break;` : [],
      '    try_files $uri $uri.html =404;',
      '}',
    ]),
    // It has the headers of pages by inheritance.
    prefixes.map((prefix) => [
      `location ^~ ${prefix}/ {`,
      `    error_page 404 ${prefix}/404.html;`,
      files.map((line) => line.slice(4)),
      '}',
    ]),
    // Only a database request identifies a draft (404) or a former address (301).
    '# npm run serve handles property pages. If it does not run, the built files are served.',
    ['', ...prefixes].map((prefix) => [
      `location ^~ ${prefix}/property/ {`,
      `    proxy_pass http://${serve};`,
      '    proxy_set_header Host localhost;',
      '    proxy_connect_timeout 1s;',
      '    proxy_read_timeout 5s;',
      `    error_page 502 504 = ${built(prefix)};`,
      sentByServe(rules).map((name) => `    proxy_hide_header ${name};`),
      pages('    '),
      '}',
      `location ${built(prefix)} {`,
      pages('    '),
      `    try_files $uri $uri.html ${prefix}/listing-shell.html;`,
      '}',
    ]),
  )
}

/** The same domain with or without `www.`. */
const otherHost = (host: string) => (host.startsWith('www.') ? host.slice(4) : `www.${host}`)

/** A site block for Caddy. The environment's SITE_ROOT and SERVE_PORT replace its defaults. */
export const caddyFile = (rules: HeaderRule[], prefixes = otherPrefixes) =>
  lines(
    `${new URL(agency.url).host} {`,
    '\troot * {$SITE_ROOT:/srv/site/dist}',
    '\tencode zstd gzip',
    '\theader {',
    general(rules).map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    `\theader ?${anew[0]} ${anew[1]}`,
    special(rules).flatMap(({ for: path, values }) =>
      Object.entries(values).map(([name, value]) => `\theader ${path} ${name} "${value}"`),
    ),
    // `route` keeps this order.
    '\troute {',
    `\t\t@hosts path ${hostsOwn.join(' ')}\n\t\terror @hosts 404`,
    // An address that a browser reads as another host (/\\evil, decoded here) gets 404. {uri} keeps the query.
    [
      ['slash', '/'],
      ['html', '.html'],
    ]
      .map(([name, end = '']) => [
        `\t\t@${name} path_regexp ^/[\\w.-].*${end.replace('.', '\\.')}$`,
        `\t\troute @${name} {\n\t\t\turi strip_suffix ${end}\n\t\t\tredir {uri} permanent\n\t\t}`,
      ])
      .flat(),
    '\t\t# npm run serve handles property pages. If it does not run, the built files are served.',
    `\t\t@listings path ${['', ...prefixes].map((prefix) => `${prefix}/property/*`).join(' ')}`,
    `\t\treverse_proxy @listings ${caddyServe} {`,
    '\t\t\theader_up Host localhost',
    sentByServe(rules).map((name) => `\t\t\theader_down -${name}`),
    '\t\t\ttransport http {\n\t\t\t\tdial_timeout 1s\n\t\t\t\tresponse_header_timeout 5s\n\t\t\t}',
    '\t\t}',
    `\t\t@editForms path ${editForms.from.replace(/:[a-z]+/, '*')}\n\t\trewrite @editForms ${editForms.to}`,
    '\t\ttry_files {path} {path}.html',
    '\t\tfile_server',
    '\t}',
    '\thandle_errors {',
    `\t\theader ${anew[0]} ${anew[1]}`,
    ['', ...prefixes].map((prefix) => [
      `\t\t@unanswered${prefix.replace('/', '_')} {`,
      `\t\t\tpath ${prefix}/property/*`,
      '\t\t\texpression {http.error.status_code} in [502, 503, 504]',
      '\t\t}',
      `\t\thandle @unanswered${prefix.replace('/', '_')} {`,
      `\t\t\ttry_files {path} {path}.html ${prefix}/listing-shell.html`,
      '\t\t\tfile_server {\n\t\t\t\tstatus 200\n\t\t\t}',
      '\t\t}',
    ]),
    prefixes.map((prefix) => [
      `\t\thandle ${prefix}/* {`,
      `\t\t\trewrite * ${prefix}/404.html`,
      '\t\t\tfile_server',
      '\t\t}',
    ]),
    '\t\thandle {',
    '\t\t\trewrite * /404.html',
    '\t\t\tfile_server',
    '\t\t}',
    '\t}',
    '}',
    `${otherHost(new URL(agency.url).host)} {`,
    // The preload list asks the bare domain for it.
    `\theader Strict-Transport-Security "${rules[0]?.values['Strict-Transport-Security']}"`,
    `\tredir ${agency.url}{uri} permanent`,
    '}',
  )
