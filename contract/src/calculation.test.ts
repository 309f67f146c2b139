import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { createAccountBody } from './account.ts'
import { analysisBody } from './analysis.ts'
import { calculationFields, changeCalculationBody, createCalculationBody } from './calculation.ts'

function problems(schema: z.ZodMiniType, given: unknown): Record<string, string> {
  const { error } = schema.safeParse(given)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

describe('figures of a calculation', () => {
  it('reads money as people write it, to the cent', () => {
    const read = calculationFields.parse({
      purchase_price: '$850,000',
      deposit: ' 170 000.50 ',
      rates: '',
      insurance_cost: null,
      interest_rate: '6.49%',
      loan_duration: 2.5,
    })
    expect(read).toEqual({
      purchase_price: 850_000,
      deposit: 170_000.5,
      rates: null,
      insurance_cost: null,
      interest_rate: 6.49,
      loan_duration: 2.5,
    })
  })

  it('returns a problem for each invalid field', () => {
    expect(
      problems(calculationFields, {
        purchase_price: 'a lot',
        deposit: -1,
        property_management_fees: 51,
        dwelling: 'Castle',
        sa2_code: '12345',
        number_of_bedrooms: {},
        property: 'x'.repeat(301),
        suburb: 'a\u0000b',
        include_interest_in_calc: 'yes',
      }),
    ).toEqual({
      purchase_price: 'Enter a number such as 850,000',
      deposit: 'Enter a figure from 0 to 1,000,000,000',
      property_management_fees: 'Enter a figure from 0 to 50',
      dwelling: 'Choose one of: House, Apartment, Flat, Room',
      sa2_code: 'An SA2 code has six digits',
      number_of_bedrooms: 'Enter a number',
      property: 'Use at most 300 characters',
      suburb: 'Use ordinary characters',
      include_interest_in_calc: 'Choose true or false',
    })
  })

  it('refuses what is not certain', () => {
    expect(
      problems(calculationFields, {
        purchase_price: '850.000',
        rates: '650,50',
        weekly_rental_income: '$2,600 a month',
        insurance_cost: '20%',
      }),
    ).toEqual({
      purchase_price: '“850.000” is not clear. Enter a number such as 850,000',
      rates: '“650,50” is not clear. Enter 650.50.',
      weekly_rental_income: '“$2,600 a month” is not for a week. Enter 600 a week.',
      insurance_cost: 'Enter a number in dollars, such as 850,000',
    })
  })

  it('reads a deposit in per cent as a share of the price beside it', () => {
    for (const body of [createCalculationBody, changeCalculationBody, analysisBody]) {
      expect(body.parse({ purchase_price: '$850,000', deposit: '20%' })).toMatchObject({ deposit: 170_000 })
    }
    expect(problems(changeCalculationBody, { deposit: '20%' })).toEqual({
      deposit: 'Enter the price first, or a number in dollars',
    })
    expect(problems(createCalculationBody, { purchase_price: 850_000, deposit: '12,5%' })).toEqual({
      deposit: '“12,5%” is not clear. Enter 12.5%.',
    })
    expect(problems(createCalculationBody, { purchase_price: 850_000, deposit: '20% pa' })).toEqual({
      deposit: 'Enter a number in dollars, such as 850,000',
    })
  })

  it('reads that of a scenario as a share of its own price, or of the calculation’s beside it', () => {
    const scenario = (changes: object) => ({ id: '7d0b9a4e-6d0f-4f7c-9a51-0a3c2f5f2a11', name: 'Less', changes })
    const sent = (changes: object, body: object = {}) => ({ ...body, scenarios: [scenario(changes)] })
    expect(
      changeCalculationBody.parse(sent({ deposit: '10%' }, { purchase_price: 850_000, deposit: '20%' })),
    ).toMatchObject({ deposit: 170_000, scenarios: [{ changes: { deposit: 85_000 } }] })
    expect(
      changeCalculationBody.parse(sent({ purchase_price: 700_000, deposit: '10%' }, { purchase_price: 850_000 })),
    ).toMatchObject({ scenarios: [{ changes: { deposit: 70_000 } }] })
    for (const body of [
      sent({ deposit: '10%' }),
      sent({ purchase_price: null, deposit: '10%' }, { purchase_price: 1 }),
    ]) {
      expect(problems(changeCalculationBody, body)).toEqual({
        'scenarios.0.changes.deposit': 'Enter the price first, or a number in dollars',
      })
    }
  })

  it('does not read derived figures', () => {
    expect(calculationFields.parse({ gross_rental_yield: 99, total_expenses: -5 })).toEqual({})
  })
})

describe('a figure that is counted', () => {
  it.each(['number_of_bedrooms', 'number_of_car_parks', 'house_condition', 'loan_duration_months'])(
    '%s is whole',
    (name) => {
      expect(problems(calculationFields, { [name]: 2.5 })).toEqual({ [name]: 'Enter a whole number' })
      expect(problems(calculationFields, { [name]: '2.5' })).toEqual({ [name]: 'Enter a whole number' })
      expect(calculationFields.parse({ [name]: '2.0' })).toEqual({ [name]: 2 })
    },
  )

  it('describes its limits first', () => {
    expect(problems(calculationFields, { house_condition: 100.5 })['house_condition']).toMatch(/^Enter a figure from/u)
  })
})

describe('the period of a market rent', () => {
  it.each(['2026-02-30', '2025-02-29', '2025-13-01', '2025-00-10', '2025-7-1', '0', ''])('%j is no date', (given) => {
    expect(problems(calculationFields, { market_period: given })).toEqual({
      market_period: 'Enter a date as YYYY-MM-DD',
    })
  })

  it.each(['2024-02-29', '2025-07-01', null])('%j is one, or none', (given) => {
    expect(calculationFields.parse({ market_period: given })).toEqual({ market_period: given })
  })
})

describe('the version of a change', () => {
  it('may be null, which is as good as left out', () => {
    expect(problems(changeCalculationBody, { version: null })).toEqual({})
    expect(problems(changeCalculationBody, { version: 1.5 })).toHaveProperty('version')
  })
})

describe('a text', () => {
  it.each(['a\u0085b', 'a\u009fb', '12 \u202eesoR', '\u2066x', '\u200b', '\u200d\u2060', '\u0301', '\u3164', '\u2800'])(
    '%j is refused',
    (property) => {
      expect(problems(calculationFields, { property })).toEqual({ property: 'Use ordinary characters' })
    },
  )

  it.each(['Ōtāhuhu', 'O\u0304tahuhu', '👩\u200d👩\u200d👧 house', '🏠', '山田', 'नमस्ते', '—', ''])(
    '%j is not',
    (property) => {
      expect(calculationFields.parse({ property })).toEqual({ property })
    },
  )
})

describe('tags and status', () => {
  it('are trimmed, different and few', () => {
    expect(calculationFields.parse({ tags: [' North ', 'sunny'], status: 'offer' })).toEqual({
      tags: ['North', 'sunny'],
      status: 'offer',
    })
    expect(problems(calculationFields, { tags: ['sunny', ' sunny'] })).toEqual({ tags: 'Use each tag once' })
    expect(problems(calculationFields, { tags: ['a', ' ', 'x'.repeat(31)] })).toEqual({
      'tags.1': 'Enter text',
      'tags.2': 'Use at most 30 characters',
    })
    const tags = Array.from({ length: 11 }, (_, index) => `Tag ${index}`)
    expect(problems(calculationFields, { tags })).toEqual({ tags: 'Use at most 10 tags' })
    expect(problems(calculationFields, { status: 'sold' })).toEqual({
      status: 'Choose one of: watching, offer, owned, no',
    })
  })
})

describe('a new account', () => {
  const account = {
    name: ' Full Name ',
    email: ' name@example.co.nz ',
    password: 'long enough',
    password_confirmation: 'long enough',
  }

  it('is trimmed', () => {
    expect(createAccountBody.parse(account)).toMatchObject({ name: 'Full Name', email: 'name@example.co.nz' })
  })

  it('requires its fields in words', () => {
    expect(problems(createAccountBody, {})).toEqual({
      name: 'Enter your full name',
      email: 'Enter your email',
      password: 'Enter a password',
      password_confirmation: 'Enter your password again',
    })
  })

  it('wants the passwords to match and to be 8 to 128 characters', () => {
    expect(problems(createAccountBody, { ...account, password_confirmation: 'other' })).toEqual({
      password_confirmation: 'Your passwords do not match',
    })
    expect(problems(createAccountBody, { ...account, password: '1234567' })).toHaveProperty('password')
    expect(problems(createAccountBody, { ...account, password: 'x'.repeat(129) })).toHaveProperty('password')
  })

  it.each(['name', 'a@b', 'a@b.c, d@e.f', 'a b@c.nz', '<a@b.nz>', 'a@b.nz\r\nBcc: c@d.nz'])(
    'refuses the address %j',
    (email) => {
      expect(problems(createAccountBody, { ...account, email })).toHaveProperty('email')
    },
  )
})
