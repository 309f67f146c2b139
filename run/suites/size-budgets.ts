/** How much JavaScript a first visit may fetch until a screen is shown and can be used, in thousands of bytes of brotli. */
export interface SizeBudget {
  readonly screen: string
  /** The screen's source, which the build loads when it is wanted. */
  readonly source: string
  readonly target: number
}

/** The screens of the app that have a budget. */
export const SIZE_BUDGETS: readonly SizeBudget[] = [
  { screen: '/signin', source: 'src/screens/sign-in/sign-in-screen.tsx', target: 145 },
  { screen: '/calculator', source: 'src/screens/calculator/calculator-screen.tsx', target: 145 },
]

/** The same for each public page: landing, about, help, plans and the legal ones. */
export const PUBLIC_PAGE_BUDGET = 30
