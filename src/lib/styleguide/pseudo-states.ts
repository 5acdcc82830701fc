const state = /:(hover|focus-visible|active)\b/g

/**
 * Copies every rule that depends on `:hover`, `:focus-visible` or `:active`, with a class in the pseudo-class's place
 * (`.btn:hover` becomes `.btn.is-hover`). Rules within `@media` are left out.
 * @param css flat CSS: rules may hold no other rules
 */
export function pseudoStates(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selector.search(state) >= 0)
    .map(([, selector = '', body]) => `${selector.trim().replace(state, '.is-$1')} {${body}}`)
    .join('\n')
}
