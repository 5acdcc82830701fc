// Pages whose islands have our element (client-when/island-element.ts).

const islandsOf = /(<astro-island [^>]*?) props="([^"]*)"/g
const inlineScripts = /<script>(?:(?!<\/script>)[\s\S])*<\/script>/g
/** Astro's element is for its own page transitions too. */
const isOfAstro = (script: string) => script.includes('astro:after-swap')
const isOurs = (script: string) => script.includes('"astro-island"') && !isOfAstro(script)

const unescapeQuotes = (text: string) => text.replaceAll('&quot;', '"')

/** Throws if a prop has a type that our element does not read: a Date, a Map, a URL. */
function checkProp(prop: unknown, file: string): void {
  const [type, value] = prop as [number, unknown]
  if (type > 1)
    throw new Error(`A prop of an island in ${file} is neither JSON nor a list (${JSON.stringify(prop).slice(0, 80)}).`)
  if (type === 1) for (const item of value as unknown[]) checkProp(item, file)
  else if (value && typeof value === 'object') for (const item of Object.values(value)) checkProp(item, file)
}

/** Removes Astro's element where ours is, and writes the props, which are JSON, in single quotes. */
export function withOwnIslands(file: string, html: string): string {
  if (!html.match(inlineScripts)?.some(isOurs)) return html
  return html
    .replace(inlineScripts, (script) => (isOfAstro(script) ? '' : script))
    .replace(islandsOf, (_, start: string, props: string) => {
      const json = unescapeQuotes(props)
      checkProp([0, JSON.parse(json.replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'))], file)
      return `${start} props='${json.replaceAll("'", '&#39;')}'`
    })
}
