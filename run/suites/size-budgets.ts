/** The most JavaScript that a first visit may fetch before a screen can be used, in kB of brotli. */
export interface SizeBudget {
  readonly screen: string
  /** The screen's source, which the router loads lazily. */
  readonly source: string
  readonly target: number
}

export const SIZE_BUDGETS: readonly SizeBudget[] = [
  // 145 until each topic had the rows of its inputs and figures: what the screens share grew by 1.5 kB.
  { screen: '/signin', source: 'src/screens/sign-in/sign-in-screen.tsx', target: 147 },
  // 150 until every calculation counted its loans from their schedules, for the next change, and had one table of figures.
  { screen: '/calculator', source: 'src/screens/calculator/calculator-screen.tsx', target: 159 },
  // 135 until what computes the figures and the calculator shared a file, of which the CSV needs the profit, and the table of figures.
  { screen: '/calculations/compare', source: 'src/screens/compare/compare-screen.tsx', target: 140 },
  // Both vary by a few kB with what the build puts into shared files. What computes the figures loads with them, after the table's screen.
  { screen: 'compare, every figure', source: 'src/screens/compare/figures/figures-view.tsx', target: 160 },
]

/** The same for each public page: landing, about, help, plans and the legal ones. */
export const PUBLIC_PAGE_BUDGET = 30
