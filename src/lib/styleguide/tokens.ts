/**
 * The custom properties of a kind declared in a stylesheet: `tokens(css, 'color')` returns `[['stucco', '#f5f1e8'],
 * …]`. Only the first declaration of each counts.
 */
export function tokens(css: string, kind: string): [name: string, value: string][] {
  const byName = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(new RegExp(`--${kind}-([\\w-]+):\\s*([^;]+);`, 'g')))
    if (!byName.has(name)) byName.set(name, value)
  return [...byName]
}
