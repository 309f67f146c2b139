interface Modules {
  getModuleInfo: (id: string) => { readonly importers: string[]; readonly dynamicImporters: string[] } | null
}

/** The libraries that every screen needs: a file that stays the same from release to release. */
const BASE =
  /^\0vite\/preload-helper|[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/](?!.*[\\/](?:useMutation|mutationObserver)\.js$)/u
const DOMAIN = /[\\/]domain[\\/]src[\\/]/u
const OURS = /[\\/](?:web|contract)[\\/]src[\\/]/u
/** Small things that stand on most screens. */
const SMALL =
  /[\\/]web[\\/]src[\\/](?:controls[\\/](?:notice|card|tag|field)|frame[\\/]upgrade-link|requests[\\/]own-address)\./u

const START = /[\\/]web[\\/]src[\\/]main\.tsx$/u
const CALCULATOR = /[\\/]web[\\/]src[\\/]screens[\\/]calculator[\\/]calculator-screen\.tsx$/u
/** Their pages load next to nothing: what they share with the app must not bring the app along. */
const PUBLIC_PAGES = /[\\/]web[\\/]src[\\/]public[\\/]/u

/**
 * Which modules go together into one file. What is always loaded together packs better in one file than in many; what is not stays
 * apart, as the bundler has it.
 */
export const chunks = {
  // Else a file would take along whatever its modules import, and others would have to load it for that.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'base', test: BASE, priority: 9 },
    {
      name: (id: string, modules: Modules) =>
        (OURS.test(id) || DOMAIN.test(id)) && (SMALL.test(id) || isBehind(id, START, modules)) && !isPublic(id, modules)
          ? 'shell'
          : null,
      priority: 8,
    },
    {
      name: (id: string, modules: Modules) => (DOMAIN.test(id) && isBehind(id, CALCULATOR, modules) ? 'figures' : null),
      priority: 7,
    },
  ],
}

function isPublic(id: string, modules: Modules): boolean {
  return isBehind(id, PUBLIC_PAGES, modules, true)
}

/** Whether a module is one that `start` names or comes with it; by an import that is awaited only where `late` says so. */
function isBehind(id: string, start: RegExp, modules: Modules, late = false): boolean {
  // What others ask for by name stays a file of its own.
  if (start.test(id)) return false
  const above = new Set([id])
  for (const one of above) {
    if (start.test(one)) return true
    const info = modules.getModuleInfo(one)
    for (const importer of info?.importers ?? []) above.add(importer)
    if (late) for (const importer of info?.dynamicImporters ?? []) above.add(importer)
  }
  return false
}
