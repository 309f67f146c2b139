import { describe, expect, it } from 'vitest'
import { RENT_CREDIT } from '../assessment/assessment.ts'
import { GOLDEN_HOME } from '../assessment/testing/golden-home.ts'
import type { AssessmentInputs } from '../assessment/compose-assessment.ts'
import { appraise } from '../appraisal/appraise.ts'
import { completeFields } from '../fields/complete-fields.ts'
import type { MarketRentEntry } from '../rent/market-rent-entry.ts'
import { makeMarketRent } from '../rent/testing/make-market-rent.ts'
import { composeDocument } from './compose-document.ts'
import { DOCUMENT_FIELDS, type DocumentInputs } from './document-fields.ts'
import type { DocumentKind } from './document-kinds.ts'

const AUTHOR = {
  name: 'Ana',
  email: 'ana@homeyield.test',
  company: 'Example Property',
  licence: '12345',
  phone: '',
  website: '',
  colour: null,
  logo_url: null,
  photo_url: null,
  footer: '',
}
const MARKET = makeMarketRent({ bonds: 1081, place: 'Ōtāhuhu Central' })
const DISTRICT = {
  level: 'district',
  place: 'Auckland',
  lower_quartile: 600,
  median: 660,
  upper_quartile: 750,
  bonds: 402,
  period: '2025-07-01',
} as const

function compose(
  kind: DocumentKind,
  inputs: Partial<DocumentInputs> = {},
  market: MarketRentEntry | null = MARKET,
  changes: Partial<AssessmentInputs> = {},
) {
  const home = { ...GOLDEN_HOME, ...changes }
  return composeDocument({
    kind,
    inputs: { ...completeFields(DOCUMENT_FIELDS, {}, {}), ...inputs },
    author: AUTHOR,
    home: { inputs: home, figures: appraise(home), market, addressCredit: 'Addresses: LINZ.' },
    bank: null,
    today: '2025-11-23',
  })
}

const block = (content: ReturnType<typeof compose>, name: string) =>
  content.blocks.find((one) => one.name === name) ?? expect.fail(`no ${name}`)

describe('an owner’s appraisal', () => {
  it('says what the home is, for whom, of which day, by whom', () => {
    expect(compose('owner_appraisal', { client_name: 'Mere' })).toMatchObject({
      title: 'Rental appraisal',
      address: '12 Rose Street, Ōtāhuhu, Auckland',
      home: 'House with 3 bedrooms and 1 car park',
      addressee: 'For Mere',
      day: '2025-11-23',
      dated: 'Figures of 23 November 2025',
      author: { company: 'Example Property', licence: 'Licence 12345' },
      notes: [
        'A guide to help you decide, not a registered valuation or financial advice.',
        'Areas: Stats NZ, CC BY 4.0. Addresses: LINZ.',
      ],
    })
  })

  it('has no loan, yields or guide costs, and nothing that is not known', () => {
    const content = compose('owner_appraisal')
    expect(content.blocks.map(({ name }) => name)).toEqual(['rent', 'market'])
    expect(JSON.stringify(content.blocks)).not.toMatch(/loan|yield|insurance|not known/iu)
  })

  it('leads with the professional’s range, with the market’s figure beside it', () => {
    expect(
      block(compose('owner_appraisal', { estimate_weekly_lower: 650, estimate_weekly_upper: 690 }), 'rent').parts,
    ).toEqual([
      {
        form: 'headline',
        label: 'Appraised rent',
        value: '$650 to $690 a week',
        lines: ['The market’s figure for this home is $635 a week.'],
      },
    ])
    expect(block(compose('owner_appraisal'), 'rent').parts).toEqual([
      {
        form: 'headline',
        label: 'Market rent',
        value: '$635 a week',
        lines: ['$610 to $660 a week'],
      },
    ])
  })

  it('says what the market’s rent rests on, and what a wider area says', () => {
    const market = { ...MARKET, evidence: { ...MARKET.evidence, district: DISTRICT } }
    const [part] = block(compose('owner_appraisal', {}, market), 'market').parts
    expect(part).toEqual({
      form: 'sentences',
      sentences: [
        'The middle half of rents for houses with 3 bedrooms in Ōtāhuhu Central: $570 to $700 a week, median $640.',
        'Confidence: High. Likely within ±6\u00A0% of what such homes rent for here: 1,081 bonds of its own and 402 in the district.',
        'From 1,081 bonds in Ōtāhuhu Central, drawn towards its surroundings.',
        'Bonds of tenancies that began in July to September 2025.',
        'In all of Auckland: $600 to $750 a week, median $660, from 402 bonds.',
        'Weekly rents from tenancy bonds: MBIE, Tenancy Services, CC BY 3.0 NZ.',
      ],
    })
  })

  it('names bonds of other sizes and of the district where the kind has none', () => {
    const other = { ...DISTRICT, dwelling: 'House', number_of_bedrooms: 2, bonds: 39, used: true } as const
    const evidence = { ...MARKET.evidence, area_other: [other], district: DISTRICT }
    const content = compose('owner_appraisal', {}, { ...MARKET, bonds: 0, level: 'area_other', evidence })
    expect(JSON.stringify(block(content, 'market'))).toContain(
      'no bonds of its own, but 39 of other sizes here and 402 in the district.',
    )
  })

  it.each([
    [
      'en',
      ['1,081 bonds of its own, 39 of other sizes here and 402 in the district', '12 bonds at $300 were not used'],
    ],
    [
      'mi',
      ['(1,081 ngā moni taurewa)', '(39 ngā moni taurewa)', '(402 ngā moni taurewa)', '(12 ngā moni taurewa, tau'],
    ],
    ['zh', ['1,081 份押金记录', '39 份押金记录', '402 份押金记录', '12 份押金记录（中位数 $300）未采用']],
  ] as const)('names beside its own bonds the others and those that were not used, in %s', (language, words) => {
    const other = { ...DISTRICT, dwelling: 'House', number_of_bedrooms: 2, bonds: 39, used: true } as const
    const own = { ...DISTRICT, median: 300, bonds: 12, used: false }
    const evidence = { ...MARKET.evidence, own, area_other: [other], district: DISTRICT }
    const text = JSON.stringify(block(compose('owner_appraisal', { language }, { ...MARKET, evidence }), 'market'))
    for (const word of words) expect(text).toContain(word)
  })

  it.each([
    ['en', 'These bonds ($900) are dearer than what is known around them: the range is wider.'],
    ['mi', 'he whānui ake te awhe'],
    ['zh', '因此区间更宽'],
  ] as const)('says that bonds contradict what is known around them, in %s', (language, words) => {
    const own = { ...DISTRICT, median: 900, bonds: 12, used: true }
    const market = { ...MARKET, conflict: 'dearer', evidence: { ...MARKET.evidence, own } } as const
    expect(JSON.stringify(block(compose('owner_appraisal', { language }, market), 'market'))).toContain(words)
  })

  it('has only the saved quartiles once the market’s rent is another', () => {
    const newer = makeMarketRent({ lower_quartile: 600, upper_quartile: 720 })
    const text = JSON.stringify(block(compose('owner_appraisal', {}, newer), 'market'))
    expect(text).toContain('The middle half of rents for homes like this: $570 to $700 a week.')
    expect(text).not.toContain('Confidence')
  })

  it('leaves out the blocks that its author hides', () => {
    const content = compose('owner_appraisal', { estimate_reason: 'Sunny.', hidden_blocks: ['market'] })
    expect(content.blocks.map(({ name }) => name)).toEqual(['rent', 'reasons'])
  })
})

it('an appraisal for a buyer has price, yields and the week', () => {
  const content = compose('buyer_appraisal')
  expect(content.blocks.map(({ name }) => name)).toEqual(['rent', 'market', 'yields', 'week'])
  // 635 × 52 / 850,000 = 3.88 %
  expect(block(content, 'yields').parts[0]).toMatchObject({
    figures: [
      { label: 'Purchase price', value: '$850,000' },
      { label: 'Gross yield', value: '3.88%' },
      { label: 'Net yield' },
      { label: 'Cash each week' },
    ],
  })
  expect(
    compose('buyer_appraisal', {}, MARKET, { purchase_price: null, deposit: null }).blocks.map(({ name }) => name),
  ).not.toContain('yields')
})

it.each([
  ['en', 'At a rent of $635 a week.'],
  ['mi', 'Mō te rēti o te $635 i te wiki.'],
  ['zh', '按每周租金 $635 计算。'],
] as const)('yields and week name their rent beside another that leads, in %s', (language, sentence) => {
  const content = compose('buyer_appraisal', { language, estimate_weekly_lower: 900, estimate_weekly_upper: 950 })
  expect(block(content, 'yields').parts[0]).toMatchObject({
    figures: [{ value: '$850,000', note: sentence }, {}, {}, {}],
  })
  expect(block(content, 'week').parts[0]).toEqual({ form: 'sentences', sentences: [sentence] })
})

it('an entered rent is named beside the range that leads', () => {
  const range = { estimate_weekly_lower: 900, estimate_weekly_upper: 950 }
  const entered = { rent_source: 'typed', weekly_rental_income: 640 } as const
  expect(block(compose('owner_appraisal', range, MARKET, entered), 'rent').parts).toMatchObject([
    { value: '$900 to $950 a week', lines: ['Entered in the calculation: $640 a week.'] },
  ])
})

it('a document for a bank has the rent of the calculation, whatever its author appraised', () => {
  const content = compose('bank', { estimate_weekly_lower: 900, estimate_weekly_upper: 950 })
  expect(block(content, 'rent').parts).toMatchObject([{ label: 'Market rent', value: '$635 a week' }])
})

it('evidence of the market rent names the law, and that the Tribunal decides', () => {
  const [part] = block(compose('market_rent_evidence'), 'market_rent_law').parts
  expect(JSON.stringify(part)).toMatch(/section 25 of the Residential Tenancies Act 1986.*the Tribunal decides/u)
})

const WITHOUT_WORDS = new Set(['name', 'part', 'form', 'rent'])

describe.each(['mi', 'zh'] as const)('in %s', (language) => {
  it('says the same figures, and no English sentence of ours', () => {
    const inputs = { estimate_weekly_lower: 650, estimate_weekly_upper: 690 }
    const figures = (content: object) =>
      JSON.stringify(content)
        .match(/\$[\d,]+|\d+\.\d+%/gu)
        ?.toSorted()
    const [english, other] = [compose('buyer_appraisal', inputs), compose('buyer_appraisal', { ...inputs, language })]
    expect(figures(other)).toEqual(figures(english))
    const said = JSON.stringify(other.blocks, (key, value: unknown) => (WITHOUT_WORDS.has(key) ? undefined : value))
    // The source's licence asks for these words.
    expect(said.replace(RENT_CREDIT, '')).not.toMatch(/\b(?:the|rent|bonds|confidence|insurance|principal|cash)\b/iu)
  })
})

describe('the week of a buyer', () => {
  const leftOf = (content: ReturnType<typeof compose>) => JSON.stringify(block(content, 'week').parts.at(-1))

  it('says that it is before the loan where there is no price', () => {
    const without = { purchase_price: null, deposit: null, interest_rate: null, loan_duration_months: null }
    expect(leftOf(compose('buyer_appraisal', {}, MARKET, without))).toContain('Each week, before the loan')
    expect(leftOf(compose('buyer_appraisal'))).toContain('Cash each week')
  })
})

it('the quality is said once somebody has judged it', () => {
  const said = (house_condition: number) =>
    JSON.stringify(block(compose('owner_appraisal', {}, MARKET, { house_condition }), 'rent'))
  expect(said(80)).toContain('For a quality of 80 out of 100.')
  expect(said(50)).not.toContain('quality')
})

it('the rents of a wider place are left out where the estimate is of that place', () => {
  const market = { ...MARKET, place: 'Auckland', evidence: { ...MARKET.evidence, district: DISTRICT } }
  for (const language of ['en', 'zh'] as const)
    expect(JSON.stringify(compose('owner_appraisal', { language }, market))).not.toContain('$750')
})

it('a document for a bank is in English', () => {
  expect(compose('bank', { language: 'zh' }).language).toBe('en')
})
