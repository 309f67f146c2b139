/** The most JavaScript that a first visit may fetch before a screen can be used, in kB of brotli. */
export interface SizeBudget {
  readonly screen: string
  /** The sources that the router loads lazily. */
  readonly sources: readonly string[]
}

export const SIZE_BUDGETS: readonly SizeBudget[] = [
  { screen: '/signin', sources: ['src/screens/sign-in/sign-in-screen.tsx'] },
  ...['numbers', 'rent', 'loans', 'years', 'bank', 'documents'].map((page) => ({
    screen: page === 'numbers' ? '/calculator' : `/calculator/${page}`,
    sources: ['src/screens/calculator/calculator-screen.tsx', `src/screens/calculator/${page}/${page}-page.tsx`],
  })),
  { screen: '/calculations', sources: ['src/screens/calculations/calculations-screen.tsx'] },
  { screen: '/portfolio', sources: ['src/screens/portfolio/portfolio-screen.tsx'] },
  { screen: '/screen', sources: ['src/screens/screen/screen-screen.tsx'] },
  { screen: '/calculations/compare', sources: ['src/screens/compare/compare-screen.tsx'] },
  { screen: 'compare, every figure', sources: ['src/screens/compare/figures/figures-view.tsx'] },
]

/** A kilobyte is 5 ms on a slow line: the budget catches a package taken by mistake, not a missing mend. */
export const SCREEN_BUDGET = 220

/** The same for each public page: landing, about, help, plans and the legal ones. */
export const PUBLIC_PAGE_BUDGET = 40
