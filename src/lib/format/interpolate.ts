/**
 * Replaces each `{name}` in a text by the fact of that name.
 * @throws Error that lists the known names, so that a typing mistake stops the build
 */
export const interpolate = (text: string, facts: Record<string, string | number>) =>
  text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
    if (!(name in facts))
      throw new Error(
        `There is no fact called {${name}} for “${text.slice(0, 60)}…”. Known: ${Object.keys(facts).join(', ')}`,
      )
    return String(facts[name])
  })
