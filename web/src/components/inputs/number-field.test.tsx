// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NumberField } from './number-field.tsx'
import { renderInput } from './testing/render-input.tsx'

const PRICE_SLIDER = { highest: 2_000_000, grows: true, step: 1000, buttonStep: 5000 }

describe('a box', () => {
  it('has the label of its row, its unit as description, and no hint of an error', () => {
    renderInput(<NumberField name="property_management_fees" />, { form: { property_management_fees: 8.5 } })
    const box = screen.getByRole('textbox', { name: 'Property management fee', description: '% of rent' })
    expect(box).toHaveProperty('value', '8.5')
    expect(box.getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sets each figure that is typed, and writes it with commas once it is left', async () => {
    const { user, at } = renderInput(<NumberField name="rates" />)
    const box = screen.getByRole('textbox', { name: 'Rates' })
    await user.type(box, '3456.5')
    expect(box).toHaveProperty('value', '3456.5')
    expect(at('rates')).toBe(3456.5)
    await user.tab()
    expect(box).toHaveProperty('value', '3,456.50')
  })

  it('keeps a rate as it was typed, to four decimals', async () => {
    const { user, at } = renderInput(<NumberField name="interest_rate" />)
    await user.type(screen.getByRole('textbox'), '6.125')
    await user.tab()
    expect(screen.getByRole('textbox')).toHaveProperty('value', '6.125')
    expect(at('interest_rate')).toBe(6.125)
  })

  it('leaves text that is no figure in the box, says so at the field, and takes the next figure', async () => {
    const { user, at } = renderInput(<NumberField name="rates" />, { form: { rates: 3000 } })
    const box = screen.getByRole('textbox')
    await user.clear(box)
    await user.type(box, 'abc')
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe('Enter a number such as 1,250.50')
    expect(screen.getByRole('textbox', { name: 'Rates', description: /Enter a number such as/u })).toBe(box)
    expect(box).toHaveProperty('value', 'abc')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    await user.clear(box)
    await user.type(box, '3100')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(at('rates')).toBe(3100)
  })

  it.each([
    ['0', 'Enter a figure from 1 to 20'],
    ['25', 'Enter a figure from 1 to 20'],
    ['2.5', 'Enter a whole number'],
  ])('refuses %s bedrooms at the field and changes none', async (typed, problem) => {
    const { user, at } = renderInput(<NumberField name="number_of_bedrooms" />, { form: { number_of_bedrooms: 3 } })
    const box = screen.getByRole('textbox')
    await user.click(box)
    await user.paste(typed)
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe(problem)
    expect(box).toHaveProperty('value', typed)
    expect(at('number_of_bedrooms')).toBe(3)
  })

  it('refuses more than an account may have', async () => {
    const { user, at } = renderInput(<NumberField name="analysis.years" highest={5} />)
    await user.click(screen.getByRole('textbox', { name: 'Years ahead' }))
    await user.paste('6')
    expect(screen.getByRole('alert').textContent).toBe('Enter a figure from 1 to 5')
    expect(at('analysis.years')).toBeNull()
  })

  it('shows a problem of the form, such as a figure outside its limits', () => {
    const problems = { 'analysis.test_margin': 'Enter a figure from 0 to 10' }
    renderInput(<NumberField name="analysis.test_margin" />, { form: { analysis: { test_margin: 11 } }, problems })
    expect(screen.getByRole('alert').textContent).toBe('Enter a figure from 0 to 10')
    expect(screen.getByRole('textbox', { name: 'Test margin' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the default while none is given, and returns to it once emptied', async () => {
    const { user, at } = renderInput(<NumberField name="analysis.value_growth_pct" />, {
      form: { analysis: { value_growth_pct: 4.5 } },
    })
    const box = screen.getByRole('textbox', { name: 'Growth of the value' })
    await user.clear(box)
    expect(at('analysis.value_growth_pct')).toBeNull()
    expect(box).toHaveProperty('value', '')
    expect(box).toHaveProperty('placeholder', '3')
    await user.tab()
    expect(box).toHaveProperty('value', '3')
  })

  it('shows the figure that counts in place of a missing one', () => {
    renderInput(<NumberField name="analysis.loans.0.interest_rate" empty={6.49} hint="As above" />)
    expect(screen.getByRole('textbox', { name: 'Interest rate', description: '% a year As above' })).toHaveProperty(
      'value',
      '6.49',
    )
  })

  it('shows months as years, with the limits of years', async () => {
    const { user, at } = renderInput(<NumberField name="loan_duration_months" inYears />, {
      form: { loan_duration_months: 330 },
      problems: { loan_duration_months: 'Enter a figure from 0 to 1,200' },
    })
    const box = screen.getByRole('textbox', { name: 'Loan duration', description: /^years/u })
    expect(box).toHaveProperty('value', '27.5')
    await user.clear(box)
    await user.type(box, '30')
    expect(at('loan_duration_months')).toBe(360)
    await user.clear(box)
    await user.type(box, '110')
    expect(at('loan_duration_months')).toBe(1320)
  })

  it.each([
    ['weekly_rental_income', '650,50', 650.5, '650.50'],
    ['weekly_rental_income', '$2,600 a month', 600, '600'],
    ['rates', '725 quarterly', 2900, '2,900'],
    ['interest_rate', '6,125 %', 6.125, '6.125'],
    ['purchase_price', '850 000', 850_000, '850,000'],
  ] as const)('of %s reads “%s” and shows what it read once it is left', async (name, typed, value, shown) => {
    const { user, at } = renderInput(<NumberField name={name} />)
    await user.type(screen.getByRole('textbox'), typed)
    expect(at(name)).toBe(value)
    await user.tab()
    expect(screen.getByRole('textbox')).toHaveProperty('value', shown)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('refuses what is not clear, and says what would be', async () => {
    const { user, at } = renderInput(<NumberField name="purchase_price" />)
    await user.type(screen.getByRole('textbox'), '850.000')
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe('“850.000” is not clear. Enter a number such as 850,000')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '850.000')
    expect(at('purchase_price')).not.toBe(850_000)
  })

  it('has no commas while it is edited: a digit less is ten times less, not a thousand', async () => {
    const { user, at } = renderInput(<NumberField name="purchase_price" />, { form: { purchase_price: 850_000 } })
    const box = screen.getByRole('textbox')
    await user.click(box)
    expect(box).toHaveProperty('value', '850000')
    expect(box).toMatchObject({ selectionStart: 0, selectionEnd: 6 })
    await user.keyboard('{ArrowRight}{Backspace}')
    expect(at('purchase_price')).toBe(85_000)
    await user.tab()
    expect(box).toHaveProperty('value', '85,000')
  })

  it('takes a percentage of the amount that it is a share of', async () => {
    const { user, at } = renderInput(<NumberField name="deposit" shareOf={850_000} />)
    await user.type(screen.getByRole('textbox'), '20%')
    expect(at('deposit')).toBe(170_000)
  })

  it('is disabled in a calculation that can only be read', () => {
    renderInput(<NumberField name="rates" buttonStep={100} />, { form: { rates: 3000 }, readonly: true })
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', true)
    for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true)
  })

  it('clears a 0 when it takes the focus, where it is wanted', async () => {
    const { user } = renderInput(<NumberField name="deposit" clearsZero />, { form: { deposit: 0 } })
    await user.click(screen.getByRole('textbox'))
    expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  })
})

describe('a slider', () => {
  it('says that a missing price is empty, and then what it is', async () => {
    const { user } = renderInput(<NumberField name="purchase_price" slider={PRICE_SLIDER} />)
    const slider = screen.getByRole('slider', { name: 'Purchase price' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Empty')
    await user.type(screen.getByRole('textbox'), '850000')
    expect(slider.getAttribute('aria-valuetext')).toBe('$850,000')
  })

  it('leaves a missing price missing when it is stepped down', async () => {
    const { user, at } = renderInput(<NumberField name="purchase_price" slider={PRICE_SLIDER} />)
    await user.click(screen.getByRole('button', { name: 'Less Purchase price' }))
    await user.type(screen.getByRole('textbox'), '{ArrowDown}')
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'PageDown' })
    expect(at('purchase_price')).toBeNull()
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Empty')
    await user.click(screen.getByRole('button', { name: 'More Purchase price' }))
    expect(at('purchase_price')).toBe(5000)
  })

  it('steps by its buttons and keys, within the limits of its row', async () => {
    const { user, at } = renderInput(<NumberField name="number_of_bedrooms" slider={{ highest: 20 }} />, {
      form: { number_of_bedrooms: 19 },
    })
    await user.click(screen.getByRole('button', { name: 'More Bedrooms' }))
    await user.click(screen.getByRole('button', { name: 'More Bedrooms' }))
    expect(at('number_of_bedrooms')).toBe(20)
    await user.type(screen.getByRole('textbox'), '{ArrowDown}')
    expect(at('number_of_bedrooms')).toBe(19)
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } })
    expect(at('number_of_bedrooms')).toBe(4)
    await user.type(screen.getByRole('textbox'), '{PageDown}')
    expect(at('number_of_bedrooms')).toBe(1)
  })

  it('ends at a larger figure that is typed', async () => {
    const { user } = renderInput(<NumberField name="purchase_price" slider={PRICE_SLIDER} />)
    expect(screen.getByRole('slider')).toHaveProperty('max', '2000000')
    await user.type(screen.getByRole('textbox'), '3m')
    expect(screen.getByRole('slider')).toHaveProperty('max', '3000000')
    await user.clear(screen.getByRole('textbox'))
    expect(screen.getByRole('slider')).toHaveProperty('max', '3000000')
  })
})
