import type { Evidence, Statement } from './rule-pack.ts'

const IRD = 'https://www.ird.govt.nz'
const ACT = 'https://plainlanguagelaw.ackama.com'
const SALE: Evidence = { source: 'ird.govt.nz, Interest deductions on the sale of property', url: IRD, grade: 'A' }
const RING_FENCING: Evidence = { source: 'Income Tax Act 2007, EL 3 to EL 7; ird.govt.nz', url: ACT, grade: 'A' }
const BANKS: Evidence = { source: 'rbnz.govt.nz', url: 'https://www.rbnz.govt.nz', grade: 'A' }
const TENANCIES: Evidence = { source: 'Residential Tenancies Act 1986, section 24', url: ACT, grade: 'A' }
const UNCONFIRMED: Evidence = { source: 'No source confirms it', url: null, grade: 'U' }

/** The rules of `nz-2026-11` in words. Source: investment analysis sections 3.1, 6 and 7. */
export const STATEMENTS_2026_11: readonly Statement[] = [
  {
    topic: 'interest',
    name: 'Interest that is not deductible',
    from: null,
    value: 'It is never recovered, unless the sale is taxed; then it is added to the cost.',
    ...SALE,
  },
  {
    topic: 'ring_fencing',
    name: 'Deductions',
    from: '2019-04-01',
    value:
      'They count up to the residential income; the rest is carried forward, over all homes unless the property basis is chosen.',
    ...RING_FENCING,
  },
  {
    topic: 'ring_fencing',
    name: 'On a taxed sale',
    from: '2019-04-01',
    value:
      'The gain counts as residential income. What still remains counts against other income: on the property basis that home’s, on the portfolio basis once all homes are sold and taxed.',
    ...RING_FENCING,
  },
  {
    topic: 'ring_fencing',
    name: 'On a taxed sale at a loss',
    from: '2019-04-01',
    value: 'What remains counts against other income as well. This is our reading.',
    ...RING_FENCING,
    grade: 'U',
  },
  {
    topic: 'bright_line',
    name: 'Start and end',
    from: null,
    value: 'From the registration of title, for which we use settlement, to the sale agreement.',
    source: 'ird.govt.nz, The bright-line test',
    url: IRD,
    grade: 'B',
  },
  {
    topic: 'bright_line',
    name: 'The anniversary itself',
    from: null,
    value: 'It counts as taxed, which is the cautious reading.',
    source: 'Legislation Act 2019, counting of time',
    url: null,
    grade: 'U',
  },
  {
    topic: 'bright_line',
    name: 'A loss',
    from: null,
    value: 'It counts only against gains of other land sales, so it never reduces tax here.',
    source: 'ird.govt.nz, Interest deductions on the sale of property; Income Tax Act 2007, EL 20',
    url: IRD,
    grade: 'A',
  },
  {
    topic: 'income_tax',
    name: 'Legal fees of the purchase',
    from: null,
    value: 'Counted as cost; they may be deductible.',
    ...UNCONFIRMED,
  },
  {
    topic: 'chattels',
    name: 'The building',
    from: null,
    value: 'It depreciates at 0 %; only separate chattels depreciate.',
    source: 'Secondary sources',
    url: null,
    grade: 'B',
  },
  {
    topic: 'chattels',
    name: 'Rates of depreciation',
    from: null,
    value: 'Those that go with these lives.',
    ...UNCONFIRMED,
  },
  {
    topic: 'chattels',
    name: 'Things of at most $1,000',
    from: '2021-03-17',
    value: 'They may be deducted at once. We do not do it for you.',
    source: 'Secondary sources',
    url: null,
    grade: 'B',
  },
  {
    topic: 'chattels',
    name: 'Investment Boost',
    from: null,
    value: 'Not counted: residential buildings have none.',
    source: 'al.nz',
    url: 'https://al.nz',
    grade: 'B',
  },
  {
    topic: 'chattels',
    name: 'Investment Boost for new chattels',
    from: null,
    value: 'Not counted.',
    ...UNCONFIRMED,
  },
  {
    topic: 'lending',
    name: 'Exempt loans',
    from: null,
    value: 'New builds, refinancing to the same amount, bridging, remediation and Kāinga Ora loans.',
    ...BANKS,
  },
  {
    topic: 'lending',
    name: 'Changes in 2026',
    from: null,
    value: 'Whether the limits changed after the Financial Policy Committee took over.',
    ...UNCONFIRMED,
  },
  {
    topic: 'lending',
    name: 'Loan to value before July 2024',
    from: null,
    value: 'No limit is shown.',
    ...UNCONFIRMED,
  },
  {
    topic: 'lending',
    name: 'Interest cover',
    from: null,
    value: 'No official limit has been seen, so it has no pass or fail.',
    ...UNCONFIRMED,
  },
  {
    topic: 'rent_increases',
    name: 'Twelve months',
    from: null,
    value: 'A rent may rise twelve months after the tenancy began and after the last increase.',
    ...TENANCIES,
  },
  {
    topic: 'rent_increases',
    name: 'The anniversary itself',
    from: null,
    value: 'It counts as lawful.',
    source: 'landlords.net.nz 2856, quoting MBIE',
    url: 'https://www.landlords.net.nz',
    grade: 'B',
  },
  {
    topic: 'rent_increases',
    name: 'A notice by post',
    from: null,
    value: 'How many days to add (section 136): enter them yourself.',
    ...UNCONFIRMED,
  },
  {
    topic: 'rent_increases',
    name: 'Agreements with their own yearly increase',
    from: null,
    value: 'They are not counted.',
    ...UNCONFIRMED,
  },
  {
    topic: 'future',
    name: 'After the 2026 general election',
    from: null,
    value:
      'Nothing is assumed. Proposed before it: a 28 % tax on gains from 1 July 2027, a bright line of ten years, and no more deductible interest.',
    ...UNCONFIRMED,
  },
]
