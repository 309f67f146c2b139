// @vitest-environment jsdom
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { calculatorOpens, chooseAddress, expectBoxes, fill, openFromMenu, save } from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const KAURI = '126 Kauri Street, Waiheke, Auckland'
const OTHER = '149 Queen Street, Enderley, Hamilton'

async function open(path = '/calculator', stored = storeCalculations()) {
  const answers = { ...stored.answers, marketRentBySa2: [makeMarketRent()] }
  const app = openApp(path, { answers })
  await calculatorOpens()
  /** Opens an address as a new document, once the draft of these rates is stored. */
  const visit = async (address: string, draft: string) => {
    await waitFor(() => expect(localStorage.getItem('homeyield.draft') ?? '').toContain(draft))
    app.visit(address)
    await calculatorOpens()
  }
  return { ...app, visit, all: stored.all }
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const questionGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull())
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('what is not saved is there in the next visit, and can be discarded', async () => {
  const { user, visit } = await open()
  await chooseAddress(user)
  await fill(user, { Rates: '3456' })
  await visit('/calculator', '3456')
  await screen.findByText('Your unsaved changes are back.')
  await heading('126 Kauri Street')
  await expectBoxes({ Rates: '3,456' })
  await screen.findByRole('link', { name: 'How this rent was found' })

  await user.click(screen.getByRole('button', { name: 'Discard them' }))
  await expectBoxes({ Rates: '3,000' })
  await fill(user, { Insurance: '2345' })
  await visit('/calculator', '2345')
  await expectBoxes({ Insurance: '2,345', Rates: '3,000' })
})

it('a draft belongs to one calculation: another opens as saved, and its changes are kept under its id', async () => {
  const stored = storeCalculations(savedCalculation({ property: '1 First Street, Frankton, Hamilton' }))
  const { user, visit, all } = await open('/calculator', stored)
  await fill(user, { Rates: '3456' })
  await visit('/calculator/c1', '3456')
  await expectBoxes({ Rates: '' })
  await fill(user, { Rates: '3457' })
  await visit('/calculator/c1', '3457')
  await expectBoxes({ Rates: '3,457' })
  await save(user, 'Update')
  expect(all()).toMatchObject([{ rates: 3457 }])
})

it('leaving with unsaved changes needs a confirmation', async () => {
  const { user } = await open()
  await fill(user, { Rates: '3456' })
  await openFromMenu(user, 'Saved')
  await user.click(within(await question()).getByRole('button', { name: 'Stay here' }))
  await questionGone()
  expect(shownPath()).toBe('/calculator')
  await expectBoxes({ Rates: '3,456' })

  await openFromMenu(user, 'Saved')
  await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(shownPath()).toBe('/calculations'))
  await openFromMenu(user, 'New Calculation')
  await calculatorOpens()
  await expectBoxes({ Rates: '3,000' })

  // Changed back, there is nothing to lose.
  await fill(user, { Rates: '3456' })
  await fill(user, { Rates: '3000' })
  await openFromMenu(user, 'Saved')
  await waitFor(() => expect(shownPath()).toBe('/calculations'))
})

it('New Calculation needs it too, then resets everything', async () => {
  const { user } = await open()
  await chooseAddress(user)
  await fill(user, { Rates: '3456' })
  await openFromMenu(user, 'New Calculation')
  await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }))
  await heading('New calculation')
  expect(shownPath()).toBe('/calculator')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value).toBe('')
  await expectBoxes({ Rates: '3,000' })
  expect(screen.queryByRole('link', { name: 'How this rent was found' })).toBeNull()
})

it('another address of a saved calculation starts a new one with it, after a confirmation', async () => {
  const { user, all } = await open()
  await chooseAddress(user)
  await fill(user, { Rates: '3456' })
  await save(user)
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))
  await fill(user, { Rates: '4000' })
  const chooseOther = async () => {
    const search = screen.getByRole('combobox', { name: 'Address' })
    await user.clear(search)
    await user.click(search)
    await user.paste(OTHER)
    await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(OTHER) }))
  }
  await chooseOther()
  await user.click(within(await question()).getByRole('button', { name: 'Stay here' }))
  await heading('126 Kauri Street')
  const address = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value
  await waitFor(() => expect(address()).toBe(KAURI))

  await chooseOther()
  await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }))
  await heading('149 Queen Street')
  expect(shownPath()).toBe('/calculator')
  await expectBoxes({ Rates: '3,000' })
  await save(user)
  await waitFor(() => expect(all().map(({ property }) => property)).toEqual([OTHER, KAURI]))
})
