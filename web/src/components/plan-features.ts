/** A feature of a plan; `detail` explains a name that is not clear by itself. */
export interface Feature {
  readonly name: string
  readonly detail?: string
}

export const FREE_FEATURES: readonly Feature[] = [
  { name: 'Quick basic appraisals', detail: 'A weekly rent, and the bonds behind it.' },
  {
    name: 'Mortgage calculator',
    detail: 'Repayments for any rate, term and repayment type, and the loan year by year.',
  },
  { name: 'Expenses and investment return', detail: 'What the home costs to own, and what is left of the rent.' },
  { name: 'Gross and net yields', detail: 'And what you could pay for the gross yield that you want.' },
  { name: 'If rates rise', detail: 'The week at 1, 2 and 3 points more, and the rent at which it pays for itself.' },
  {
    name: 'Years ahead',
    detail: 'Five years before tax, the interest you can deduct, and until when a sale is taxed.',
  },
  {
    name: 'Rent increases',
    detail: 'The earliest day that the law allows, for your calendar too, and the LVR for your bank.',
  },
  {
    name: 'Rental appraisals to send',
    detail: 'By email, as PDF or on paper, with the market’s evidence and, from a professional, comparable homes.',
  },
  { name: 'One property search', detail: 'The market rents of the first area you look up.' },
  { name: 'One saved calculation', detail: 'Change it as often as you like.' },
  { name: 'A list of ten homes', detail: 'Ranked on one set of terms, with figures for those in your own suburb.' },
]

/** What Premium adds. */
export const PREMIUM_FEATURES: readonly Feature[] = [
  { name: 'Any number of property searches', detail: 'The market rents of every area.' },
  { name: 'Any number of saved calculations' },
  {
    name: 'The comparison table',
    detail: 'Your saved calculations sorted by price or yield, and every figure of up to six side by side.',
  },
  {
    name: 'Lists of homes',
    detail: 'Paste fifty listings: each gets its rent, yields and cash, and the chance that it meets your targets.',
  },
  { name: 'Scenarios', detail: 'Five of each calculation: another rate or price, and everything else as in it.' },
  {
    name: 'What you own',
    detail:
      'The homes that you own added up: worth, debt, cash each week, what needs doing, and the year after tax; a page for the bank, and read-only links.',
  },
  {
    name: 'Rates that end',
    detail: 'Every loan by the day its rate ends: try other rates, and see your week before and after.',
  },
  { name: 'API keys', detail: 'For a spreadsheet, a program or an AI assistant, each with what you let it do.' },
  { name: 'Advanced appraisals', detail: 'Market trends, property information and the capital value.' },
  {
    name: 'Several loans',
    detail: 'Up to eight parts with their own rate, fixed term and offset, and every repayment, as CSV and XLSX too.',
  },
  {
    name: 'Every what-if',
    detail: 'The test rate, the end of interest only, empty weeks, a lower rent, and where the week breaks even.',
  },
  {
    name: 'Thirty years, after tax',
    detail: 'Each owner’s tax, ring-fenced losses, the bright-line test, and the return on a sale.',
  },
  {
    name: 'A page for your bank',
    detail: 'Of one home or of all together: debt to income, interest cover and headroom, to print or as PDF.',
  },
  { name: 'Every target', detail: 'The price, rent or deposit for a net yield, for the cash each week or for an LVR.' },
  {
    name: 'Branded assessments and reports by email',
    detail: 'With the logo and signature of a property professional.',
  },
  {
    name: 'Your brand on documents',
    detail: 'Company, colour, logo and photograph, and a link to a page where your client accepts or asks.',
  },
  { name: 'Your own photo of the property' },
]
