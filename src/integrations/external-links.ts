import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri'
import { newTabText } from '../components/ui/new-tab-text.ts'

type PluginEntry = NonNullable<SatteriProcessorOptions['hastPlugins']>[number]
type Plugin = Exclude<PluginEntry, (...options: never[]) => unknown>

/** Gives the links of Markdown to other websites what ExternalLink.tsx gives those of components. */
export const externalLinks: Plugin = {
  name: 'external-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      if (!/^https?:/.test(String(node.properties['href']))) return
      context.setProperty(node, 'target', '_blank')
      context.setProperty(node, 'rel', 'noopener')
      context.appendChild(node, {
        type: 'element',
        tagName: 'span',
        properties: { className: ['sr-only'] },
        children: [{ type: 'text', value: newTabText }],
      })
    },
  },
}
