interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

/** The scripts of pages and layouts, and the directives of islands: they run before a visitor touches anything. */
const isPageScript = (id: string) => /\.astro\?astro&type=script|\/integrations\/client-when\/|\/src\/layouts\//.test(id)

/** Whether a page script imports a module, or a module that does. */
function runsBeforeTouch(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (isPageScript(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => runsBeforeTouch(importer, graph, seen))
}

// The parts of forms and lists, and what formats, stores and sends. The administrator's client of Supabase is not among
// them: it weighs as much as React.
const isCommon = (id: string) => /\/src\/(components\/ui\/|lib\/(?!http\/(supabase|admin))|site\.|paths\.)/.test(id)

/**
 * How the scripts of islands are cut into files. Cut by what uses what, a property's page needed fifty-one, and a slow
 * phone asked for the largest of them in the third round: now React is one, the small parts that most islands share are
 * another, and what runs before a touch stays out of both.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler|clsx|nanostores|@nanostores|@astrojs[\\/]react)[\\/]/,
      priority: 2,
    },
    {
      name: (id: string, graph: ModuleGraph) => (isCommon(id) && !runsBeforeTouch(id, graph) ? 'common' : null),
      minShareCount: 4,
      priority: 1,
    },
  ],
}
