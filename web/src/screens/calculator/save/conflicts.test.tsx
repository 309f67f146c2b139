// @vitest-environment jsdom
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calculatorOpens, expectBoxes, fill, save, saveButton, savedMessage } from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const FIRST = savedCalculation({ property: '1 First Street, Frankton, Hamilton' })
const OTHER = '149 Queen Street, Enderley, Hamilton'

async function open() {
  const stored = storeCalculations(FIRST)
  const app = openApp('/calculator/c1', { answers: { ...stored.answers, marketRentBySa2: [makeMarketRent()] } })
  await calculatorOpens()
  return { ...app, ...stored }
}

/** Opens a calculation that another window changes, and saves another change of it. */
async function openConflict() {
  const app = await open()
  await fill(app.user, { Insurance: '1111' })
  app.changeElsewhere('c1', {
    property: OTHER,
    sa2_code: '176000',
    dwelling: 'House',
    number_of_bedrooms: 3,
    rates: 2222,
  })
  await app.user.click(saveButton('Update'))
  const question = await screen.findByRole('alertdialog', { name: 'Changed elsewhere' })
  const press = (name: string) => app.user.click(within(question).getByRole('button', { name }))
  return { ...app, press }
}

const questionGone = () => waitFor(() => expect(screen.queryByText(/^This calculation was/u)).toBeNull())

it('of a change elsewhere: closing the question changes nothing, and this version can replace the other', async () => {
  const { user, press, all } = await openConflict()
  await press('Not now')
  await questionGone()
  await expectBoxes({ Insurance: '1,111' })
  expect(all()).toMatchObject([{ rates: 2222, insurance_cost: null }])
  await user.click(saveButton('Update'))
  await user.click(await screen.findByRole('button', { name: 'Save mine over it' }))
  await savedMessage()
  await questionGone()
  expect(all()).toMatchObject([{ property: FIRST.property, insurance_cost: 1111, rates: null }])
})

it('of a change elsewhere: the other version can be loaded, with its own address and rent', async () => {
  const { user, press, all } = await openConflict()
  await press('Load the other version')
  await screen.findByRole('heading', { level: 1, name: '149 Queen Street' })
  await expectBoxes({ Rates: '2,222', Insurance: '' })
  await screen.findByRole('link', { name: 'How this rent was found' })
  await fill(user, { Insurance: '1111' })
  await save(user, 'Update')
  expect(all()).toMatchObject([{ property: OTHER, insurance_cost: 1111, rates: 2222 }])
})

it('deleted elsewhere, it can be saved as a new one', async () => {
  const { user, all, deleteElsewhere } = await open()
  await fill(user, { Rates: '2345' })
  deleteElsewhere('c1')
  await user.click(saveButton('Update'))
  const question = await screen.findByRole('alertdialog', { name: 'Deleted elsewhere' })
  await user.click(within(question).getByRole('button', { name: 'Save as new' }))
  await savedMessage()
  expect(all()).toMatchObject([{ id: 'new-1', property: FIRST.property, rates: 2345 }])
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))
})
