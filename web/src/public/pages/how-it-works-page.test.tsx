import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HowItWorksPage } from './how-it-works-page.tsx'

const html = renderToStaticMarkup(<HowItWorksPage />)
const text = textOf(html)

function textOf(markup: string): string {
  return markup
    .replaceAll(/<\/(?:p|li|td|th|h\d|dt|dd|div|tr)>/gu, ' ')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/gu, ' ')
}

/** The text of a section of the page. */
function sectionOf(id: string): string {
  const [, section = ''] = new RegExp(`<section id="${id}"(.*?)</section>`, 'su').exec(html) ?? []
  return textOf(section)
}

// Every figure is one of docs/method/calculator.md, "Worked example", typed by hand from there.
it.each([
  ['rent', ['Market rent and quality $635', '$570 + 50% × ($700 − $570) = $635', '$610 to $660']],
  ['rent', ['Week $610 $660', 'Month $2,643 $2,860', 'Year $31,720 $34,320']],
  ['rent', ['With a quality of 80 the same home would rent for $674, with a range of $649 to $699.']],
  ['loan', ['Principal and interest $1,981', '$1,980.72 → $1,981', 'Repayment a week $990', 'n = 780']],
  ['loan', ['Interest only $1,697', 'At a rate of 0% $872']],
  ['loan', ['Interest of the first year $43,897', 'After that year, $672,398.68 is still owed.']],
  ['loan', ['The same, interest only $44,132', '$680,000 × 6.49% = $44,132']],
  ['loan', ['Weekly $990 $990 $43,893', 'Fortnightly $1,981 $990 $43,897']],
  ['loan', ['Monthly $4,294 $991 $43,908', 'Yearly $52,019 $1,000 $44,132']],
  ['expenses', ['Property management $2,806.70', '52 × $635 × 8.5% = $2,806.70', '2 × $635 = $1,270']],
  ['expenses', ['Total expenses $55,174', 'Interest: $43,897']],
  ['return', ['Cash each week −$572', 'Rent: 52 × $635 = $33,020', 'Costs without interest: $11,276.70']],
  ['return', ['26 × $1,980.72 = $51,498.81', '($33,020 − $11,276.70 − $51,498.81) ÷ 52 = −$572']],
  ['return', ['Cash each week −$572 −$572']],
  ['return', ['Gross rental yield 3.88%', 'Net rental yield −2.61%', '$33,020 − $55,174 = −$22,154']],
  ['return', ['Profit a year −$22,154', 'Profit a month −$1,846', 'Profit a week −$426']],
  ['return', ['Total expenses $55,174 $11,277', 'Net yield −2.61% 2.56%', 'Profit a year −$22,154 $21,743']],
  ['return', ['Profit a month −$1,846 $1,812', 'Profit a week −$426 $418']],
  [
    'loan',
    ['Loan to value (LVR) 80.00%', '$680,000 ÷ $850,000 × 100 = 80.00%', 'above an LVR of 80%, or 70% to investors.'],
  ],
  // Loan G of docs/method/loans.md, "Worked example".
  ['loan-schedule', ['$1,980.72', '24 Oct 2056: repayment 780, the last, is $1,989.02', 'All interest: $864,969.90']],
  [
    'loan-schedule',
    ['Year 1: $43,897.49 of interest and $7,601.23 of principal, which leaves $672,398.77', '1 $43,897 $7,601'],
  ],
  // Loans A, B and C of the same.
  ['several-loans', ['Fixed for a year $340,000 $793.80, then $887.08', 'Fixed for a year $349,398.03 $881.27']],
  ['several-loans', ['$998.00, then $1,158.00, then $1,515.66', '$278,419.44 $1,517.10, 1 Dec 2056']],
  ['several-loans', ['Floating, with an offset $100,000 $135.16', '$41,834.91 $52.07, 15 Jan 2047']],
  ['several-loans', ['$762.37 a week', '$31,389.23 of interest in the first year']],
  // Reference case C1.
  ['scenarios', ['Price $850,000 $680,000 −$170,000', 'Gross yield 3.88% 4.86% +0.98%']],
  // Reference case P2.
  ['years-ahead', ['1 $21,743 $31,389 −$17,900', '6 $24,400 $34,170 −$23,880']],
  ['years-ahead', ['1 $879,750 $671,746 $208,004', '10 $1,199,009 $558,651 $640,358']],
  ['years-ahead', ['= $173,000', '$1,199,008.95 × 3% + $2,000 = $37,970.27', '= $602,387.24', 'return: $218,045.14']],
  ['years-ahead', ['(IRR): 6.41%', 'at 6%: $9,562.23']],
  // Reference cases T7, T6, the column "carried forward" of P2, and P4.
  ['years-ahead', ['of taxable rent: $2,847 of tax', '$0 is taxable, $10,000 is kept']],
  ['years-ahead', ['1 $13,395.93 $0', '2 $28,141.59 $0', '6 $77,757.66 $0', '10 $104,148.84 $0']],
  ['years-ahead', ['Taxed until 1 Dec 2028', 'Gain: $113,259.30', '$85,117.71', 'Tax: $28,395.91']],
  ['years-ahead', ['21.24% before tax, 14.58% after']],
  // Reference case N3.
  ['for-your-bank', ['80.00% Above 70%', '4.05 times Not above 7 times', '0.41 times', '$595,000', '$494,355']],
  // Reference case E5.
  ['rent-increases', ['1 Dec 2027 $654', '1 Dec 2028 $674', '1 Dec 2029 $694', '1 Dec 2030 $715']],
  // Reference cases S1 to S10.
  [
    'if-rates-rise',
    ['Nothing changes −$572.22', 'the test rate −$842.87', '2 points higher when they change −$562.93'],
  ],
  [
    'if-rates-rise',
    ['Fixed for a year 14 Dec 2027 $334,293 $793.80 → $985.19', '$998.00 → $1,398.00', '$135.16 → $165.86'],
  ],
  ['if-rates-rise', ['$1,287.82, so $1,288', '$457,102', 'No rate would make it pay', 'before a single empty week']],
  ['if-rates-rise', ['1 point lower −$239 Now −$344 1 point higher −$453 2 points higher −$566 3 points higher −$681']],
  // Reference cases V1 to V12.
  ['solve', ['52 × $635 × 100 ÷ 5 = $660,400', 'A gross yield of 5% A price up to $660,400', '$438,838']],
  ['solve', ['$0 of cash each week A price up to $457,102', 'A rent from $1,681', '$562,898', '$255,000']],
  // 1,128.82 + 37.40 + 16.92 − 440 = 743.15; 743 − 635 = 108
  [
    'own-home',
    ['Interest $844 Principal $146', 'Rent of the rooms −$440', 'Cost to live there $743', '$108 a week more'],
  ],
  [
    'estimate',
    ['Half of the estimates were within 5%', '26 Nov 2026', 'Up to ±6% 1,125 3.8% 83.8%', 'Wider 363 9.7% 85.1%'],
  ],
  ['estimate', ['1,763 of the 2,223', '5 to 9 1,763 5.3% 83.6%', 'at most ±6% around', 'at most ±12%.', 'Beyond ±40%']],
])('works the example out in "%s": %j', (section, figures) => {
  for (const figure of figures) expect(sectionOf(section)).toContain(figure)
})

it('cuts a week that adds up', () => {
  // 635 − (844 + 146 + 56 + 35 + 54 + 38 + 24 + 10) = −572
  expect(sectionOf('return')).toContain(
    'Rent $635 Interest −$844 Principal −$146 Rates −$56 Insurance −$35 Management −$54 Maintenance −$38 Vacancy −$24 Contingency −$10 Cash each week −$572',
  )
})

it('rounds as described', () => {
  expect(sectionOf('rounding')).toContain('1.005 becomes 1.01, and −2.5 becomes −3.')
})

it('names every source, and the date of the guides', () => {
  const data = sectionOf('data')
  for (const source of ['(MBIE), CC BY 3.0 NZ', 'Stats NZ, CC BY 4.0', '%ADDRESS_CREDIT%', '%PROVIDER_NAME%']) {
    expect(data).toContain(source)
  }
  expect(data).toContain('Ministry of Housing and Urban Development')
  expect(data).toContain('Reserve Bank of New Zealand')
  expect(data).toContain(
    'as at 1 Nov 2026: insurance $2,500, maintenance $2,000, rates $3,000, contingency $500, management 8.5%',
  )
})

it('leads its contents to its sections, and leaves no figure open', () => {
  const targets = [...html.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id)
  expect(targets).toEqual([
    'example',
    'rent',
    'estimate',
    'loan',
    'loan-schedule',
    'several-loans',
    'expenses',
    'return',
    'years-ahead',
    'if-rates-rise',
    'solve',
    'for-your-bank',
    'rent-increases',
    'scenarios',
    'own-home',
    'rounding',
    'rules',
    'data',
  ])
  for (const id of targets) expect(html).toContain(`id="${id}"`)
  expect(text).not.toMatch(/NaN|Infinity|undefined|Not known|–\s/u)
})

it('has one first heading, and skips no level below it', () => {
  const levels = [...html.matchAll(/<h(\d)/gu)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.reduce((above, level) => {
    expect(level - above).toBeLessThanOrEqual(1)
    return level
  }, 0)
})

it('has every row of the rules in a plain sentence, with its date, source and grade', () => {
  const rules = sectionOf('rules')
  const [section = ''] = /<section id="rules".*?<\/section>/su.exec(html) ?? []
  const rows = [...section.matchAll(/<li>(.*?)<\/li>/gsu)].flatMap(([, row]) => row?.match(/<p>/gu) ?? [])
  expect(rows).toHaveLength(67)
  // Rules of docs/method/years-and-tax.md, "Rule packs", and docs/method/lender.md, "Limits on banks".
  for (const row of [
    'as at 26 Nov 2026, to be checked again before 1 Apr 2027',
    'bought from 27 Mar 2021: All interest counts again since April 2025. 100 %. From 1 Oct 2021: 0 %.',
    'From 1 Apr 2025: 100 %. Official. ird.govt.nz',
    'Rates of a person: Each owner pays their own rates, on top of their other income. From 1 Apr 2021: 10.5 % to $14,000',
    'From 1 Apr 2026: 10.5 % to $15,600',
    'Notice by post: Allow four working days. Received 4 working days later. Official.',
    'The anniversary itself: We count the last day as taxed. It counts as taxed, which is the cautious reading. Not confirmed. Legislation Act 2019',
    'From 1 Dec 2025: above 70 %, at most 10 % of a bank’s new lending. Official. rbnz.govt.nz',
    'Lives of chattels: Things wear out over 5 to 10 years. Carpets, curtains, ovens: 8 years',
  ]) {
    expect(rules).toContain(row)
  }
})
