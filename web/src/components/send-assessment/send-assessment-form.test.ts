import type { ResolverOptions } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import {
  describeSentRent,
  keyedSend,
  sendAssessmentResolver,
  sendAssessmentValues,
  showsNoRent,
  toSendBody,
  whatSendLacks,
} from './send-assessment-form.ts'
import type { SendAssessmentValues } from './send-assessment-form.ts'

const PROFESSIONAL = {
  premium: true,
  is_property_professional: true,
  brand_logo_url: 'https://homeyield.test/logo.png',
  email_signature: 'Aroha, Harbour Rentals',
}
const FREE = { premium: false, is_property_professional: false, brand_logo_url: null, email_signature: 'Kept' }
const CALCULATION = {
  weekly_rental_income: 635,
  weekly_rental_income_upper: 660,
  estimate_weekly_lower: 640,
  estimate_weekly_upper: 680,
  estimate_reason: 'Renovated last year',
}
const FILLED = { ...sendAssessmentValues(PROFESSIONAL, null), to: ' client@example.nz ', requested: true }

async function messages(
  values: Partial<SendAssessmentValues>,
  sender = PROFESSIONAL as typeof FREE | typeof PROFESSIONAL,
) {
  const options = {} as ResolverOptions<SendAssessmentValues>
  const { errors } = await sendAssessmentResolver(sender, CALCULATION)({ ...FILLED, ...values }, undefined, options)
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
}

describe('the dialog', () => {
  it('opens with the last signature and the logo of a premium professional, who may have left it out', () => {
    expect(sendAssessmentValues(PROFESSIONAL, null)).toEqual({
      to: '',
      signature: 'Aroha, Harbour Rentals',
      use_logo: true,
      requested: false,
    })
    expect(sendAssessmentValues(PROFESSIONAL, false).use_logo).toBe(false)
    expect(sendAssessmentValues({ ...PROFESSIONAL, brand_logo_url: null }, null).use_logo).toBe(false)
    expect(sendAssessmentValues({ ...PROFESSIONAL, premium: false }, true)).toMatchObject({
      signature: '',
      use_logo: false,
    })
  })

  it('wants one e-mail address and the confirmation', async () => {
    expect(await messages({})).toEqual({})
    expect(await messages({ to: ' ' })).toEqual({ to: 'Enter the email address to send it to' })
    expect(await messages({ to: 'client' })).toEqual({ to: 'Enter an email address, such as name@example.co.nz' })
    expect(await messages({ to: 'a@example.nz, b@example.nz' })).toHaveProperty('to')
    expect(await messages({ requested: false })).toEqual({ requested: 'Confirm that the recipient asked for it' })
  })

  it('takes no logo where there is none', async () => {
    expect(await messages({ use_logo: true }, { ...PROFESSIONAL, brand_logo_url: null })).toEqual({
      use_logo: 'You have no logo yet. Add one, or leave it out.',
    })
    expect(await messages({ use_logo: false }, { ...PROFESSIONAL, brand_logo_url: null })).toEqual({})
  })
})

describe('a disabled Send', () => {
  const lacks = (values: Partial<SendAssessmentValues>, sender: typeof FREE | typeof PROFESSIONAL = PROFESSIONAL) =>
    whatSendLacks({ ...FILLED, ...values }, sender, CALCULATION)

  it('says everything that is still to do', () => {
    expect(lacks({ to: '', requested: false })).toEqual([
      'Enter the email address to send it to',
      'Confirm that the recipient asked for it',
    ])
    expect(lacks({ to: 'client' })).toEqual(['Enter an email address, such as name@example.co.nz'])
    expect(lacks({ use_logo: true }, { ...PROFESSIONAL, brand_logo_url: null })).toEqual([
      'You have no logo yet. Add one, or leave it out.',
    ])
  })

  it('says nothing once it can be pressed', () => {
    expect(lacks({})).toEqual([])
    expect(lacks({ signature: '', use_logo: false }, FREE)).toEqual([])
  })
})

describe('the rent above the form', () => {
  it('begins with the professional’s estimate', () => {
    expect(describeSentRent(PROFESSIONAL, CALCULATION)).toBe(
      'Your estimate: $640 to $680 a week. Calculated rent: $635 a week.',
    )
    const single = { ...CALCULATION, estimate_weekly_lower: 650, estimate_weekly_upper: 650 }
    expect(describeSentRent(PROFESSIONAL, { ...single, weekly_rental_income: null })).toBe(
      'Your estimate: $650 a week.',
    )
  })

  it('is the calculated rent without an estimate, or for anybody else', () => {
    expect(describeSentRent(FREE, CALCULATION)).toBe('$635 a week')
    expect(describeSentRent(PROFESSIONAL, { ...CALCULATION, estimate_weekly_upper: null })).toBe('$635 a week')
    expect(describeSentRent(FREE, { ...CALCULATION, weekly_rental_income: null })).toBe('')
  })
})

describe('the request', () => {
  it('carries the estimate, logo and signature of a premium professional', () => {
    expect(toSendBody(FILLED, PROFESSIONAL, CALCULATION)).toEqual({
      to: ' client@example.nz ',
      use_logo: true,
      signature: 'Aroha, Harbour Rentals',
      is_property_professional: true,
      estimate_weekly_lower: 640,
      estimate_weekly_upper: 680,
      estimate_reason: 'Renovated last year',
    })
  })

  it('carries the estimate alone of a professional without Premium, and nothing of anybody else', () => {
    const estimate = { estimate_weekly_lower: 640, estimate_reason: 'Renovated last year' }
    const plain = { use_logo: false, signature: null }
    expect(toSendBody(FILLED, { ...PROFESSIONAL, premium: false }, CALCULATION)).toMatchObject({
      ...plain,
      ...estimate,
    })
    expect(toSendBody(FILLED, FREE, CALCULATION)).toMatchObject({
      ...plain,
      is_property_professional: false,
      estimate_weekly_lower: null,
      estimate_weekly_upper: null,
      estimate_reason: null,
    })
  })

  it('goes by one key until it is another request', () => {
    const body = toSendBody(FILLED, PROFESSIONAL, CALCULATION)
    const first = keyedSend(body, null)
    expect(keyedSend(body, first)).toBe(first)
    expect(keyedSend({ ...body, to: 'other@example.nz' }, first).key).not.toBe(first.key)
  })
})

describe('an assessment shows no rent', () => {
  it('when the professional’s weekly upper figure is 0', () => {
    expect(showsNoRent(PROFESSIONAL, CALCULATION)).toBe(false)
    expect(showsNoRent(PROFESSIONAL, { ...CALCULATION, estimate_weekly_upper: 0 })).toBe(true)
    expect(showsNoRent(FREE, { ...CALCULATION, estimate_weekly_upper: 0 })).toBe(false)
  })

  it('when there is no estimate and the range is 0, but not when there is none', () => {
    const none = { ...CALCULATION, estimate_weekly_upper: null, weekly_rental_income: 0, weekly_rental_income_upper: 0 }
    expect(showsNoRent(PROFESSIONAL, none)).toBe(true)
    expect(showsNoRent(PROFESSIONAL, { ...none, weekly_rental_income: 600 })).toBe(false)
    expect(showsNoRent(PROFESSIONAL, { ...none, weekly_rental_income_upper: null })).toBe(false)
  })
})
