// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BooleanField } from './boolean-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { DateField } from './date-field.tsx'
import { LineField } from './line-field.tsx'
import { renderInput } from './testing/render-input.tsx'

it('a boolean has the words of its row, with more after them, and its default', async () => {
  const { user, at } = renderInput(
    <>
      <BooleanField name="analysis.tenancy.boarding_house" />
      <BooleanField name="include_interest_in_calc" more=": $43,897.49" />
    </>,
    { form: { include_interest_in_calc: false } },
  )
  const house = screen.getByRole('checkbox', { name: 'A boarding house' })
  expect(house).toHaveProperty('checked', false)
  await user.click(house)
  expect(at('analysis.tenancy.boarding_house')).toBe(true)
  expect(house).toHaveProperty('checked', true)
  await user.click(screen.getByRole('checkbox', { name: 'Include a year’s interest: $43,897.49' }))
  expect(at('include_interest_in_calc')).toBe(true)
})

it('a day says what counts without it, and its problem', () => {
  const problems = { 'analysis.tenancy.last_increase': 'Before the tenancy began' }
  const { at } = renderInput(
    <>
      <DateField name="analysis.acquired_date" label="Bought on" emptyHint="Empty: the day of settlement." />
      <DateField name="analysis.tenancy.last_increase" emptyHint="Empty: none yet" />
    </>,
    { form: { analysis: { tenancy: { last_increase: '2020-01-01' } } }, problems },
  )
  const acquired = screen.getByLabelText('Bought on')
  expect(screen.getByText('Empty: the day of settlement.')).toBeTruthy()
  fireEvent.change(acquired, { target: { value: '2026-03-01' } })
  expect(at('analysis.acquired_date')).toBe('2026-03-01')
  expect(screen.queryByText('Empty: the day of settlement.')).toBeNull()
  fireEvent.change(acquired, { target: { value: '' } })
  expect(at('analysis.acquired_date')).toBeNull()
  expect(screen.queryByText('Empty: none yet')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('Before the tenancy began')
})

it('a choice has the options of its row, as buttons or as a list', async () => {
  const { user, at } = renderInput(
    <>
      <ChoiceField name="repayment_type" />
      <ChoiceField name="analysis.owners.0.kind" list hint="For tax" />
    </>,
  )
  expect(screen.getByRole('radio', { name: 'Principal and interest' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Interest only' }))
  expect(at('repayment_type')).toBe('Interest only')
  const kind = screen.getByRole('combobox', { name: 'Owner is', description: 'For tax' })
  expect(kind).toHaveProperty('value', 'individual')
  await user.selectOptions(kind, 'A trust')
  expect(at('analysis.owners.0.kind')).toBe('trust')
})

it('a line of text is at most as long as its row allows, and none once emptied', async () => {
  const { user, at } = renderInput(<LineField name="analysis.loans.0.name" placeholder="Loan 1" />)
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveProperty('placeholder', 'Loan 1')
  await user.type(name, 'x'.repeat(41))
  expect(at('analysis.loans.0.name')).toBe('x'.repeat(40))
  await user.clear(name)
  expect(at('analysis.loans.0.name')).toBeNull()
})

it('each is disabled in a calculation that can only be read', () => {
  renderInput(
    <>
      <BooleanField name="analysis.main_home" />
      <DateField name="analysis.acquired_date" label="Bought on" />
      <ChoiceField name="analysis.hold" />
      <ChoiceField name="analysis.value_source" list />
      <LineField name="analysis.loans.0.name" />
    </>,
    { readonly: true },
  )
  const controls = [
    screen.getByRole('checkbox'),
    screen.getByLabelText('Bought on'),
    ...screen.getAllByRole('radio'),
    screen.getByRole('combobox'),
    screen.getByRole('textbox'),
  ]
  for (const control of controls) expect(control.matches(':disabled')).toBe(true)
})
