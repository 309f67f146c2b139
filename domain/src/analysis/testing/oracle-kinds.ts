/** Kinds tested with their cases of the second edition of the investment analysis; other kinds with the first. */
export const SECOND_EDITION_KINDS: ReadonlySet<string> = new Set([
  'bright_line',
  'chattels',
  'compare',
  'interest_only_end',
  'interest_share_pct',
  'irr_pct',
  'lawful_rent_path',
  'lender',
  'loan_schedule',
  'npv',
  'rent_for_gross_yield',
  'rent_for_weekly_cash_flow',
  'ring_fence_years',
  'vacancy_weeks_to_zero',
])

/** The kinds of the second edition that have no function and no test yet. */
export const NOT_YET_BUILT: ReadonlySet<string> = new Set([
  'appraise',
  'irr_outcome',
  'lender_page',
  'loans_now',
  'next_change',
  'portfolio_year',
  'week_now',
])
