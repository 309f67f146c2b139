import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** The text box of a field. Its slider has the same name. */
export function box(label: string): HTMLInputElement {
  return screen.getByRole('textbox', { name: label })
}

export function slider(label: string): HTMLInputElement {
  return screen.getByRole('slider', { name: label })
}

export function section(title: string): HTMLElement {
  return screen.getByRole('region', { name: title })
}

export function result(): HTMLElement {
  return screen.getByRole('complementary', { name: 'Result' })
}

/** Waits until the first page of a home is there. */
export function calculatorOpens(): Promise<HTMLElement> {
  // The first of a file loads the code.
  return screen.findByRole('region', { name: 'Rental Assessment' }, { timeout: 30_000 })
}

/** Types over what a box holds, and leaves it. */
export async function fill(user: UserEvent, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(figures)) await type(user, box(label), text)
}

async function type(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input)
  await user.click(input)
  if (text !== '') await user.paste(text)
  await user.click(document.body)
}

export async function expectBoxes(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await waitFor(() => expect(box(label).value, label).toBe(value))
  }
}

/** Chooses an address of the stand-in server, and waits for its home. */
export async function chooseAddress(user: UserEvent, address = '126 Kauri Street, Waiheke, Auckland'): Promise<void> {
  const search = screen.getByRole('combobox', { name: 'Address' })
  await user.clear(search)
  await user.click(search)
  await user.paste(address)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(address) }))
  await screen.findByRole('heading', { level: 1, name: address.split(',')[0] ?? '' })
}

export async function choose(user: UserEvent, field: string, option: string): Promise<void> {
  await user.click(within(screen.getByRole('group', { name: field })).getByRole('radio', { name: option }))
}

/** Opens another page of the home. */
export async function openPage(user: UserEvent, name: string): Promise<void> {
  const pages = screen.getByRole('navigation', { name: 'Pages of this home' })
  await user.click(within(pages).getByRole('link', { name }))
  await waitFor(() => expect(within(pages).getByRole('link', { current: 'page' }).textContent).toBe(name))
}

/** Waits until an element has all these texts. */
export async function expectText(find: () => HTMLElement, ...texts: readonly (string | RegExp)[]): Promise<void> {
  await waitFor(() => {
    const shown = textOf(find())
    for (const text of texts) {
      if (typeof text === 'string') expect(shown).toContain(text)
      else expect(shown).toMatch(text)
    }
  })
}

/** A computed figure of a section or of the result. */
export function figure(place: HTMLElement, label: string): HTMLElement {
  return within(place).getByRole('button', { name: new RegExp(`^${label}.*Show how this is worked out`, 'u') })
}

/** The text of an element, with a plain space for each run of space. */
export function textOf({ textContent }: HTMLElement): string {
  return textContent.replaceAll(/\s+/gu, ' ')
}

/** The Save button of the head. */
export function saveButton(label: 'Save' | 'Update' | 'Saving' = 'Save'): HTMLElement {
  return within(screen.getByRole('banner')).getByRole('button', { name: label })
}

/** Saves, and waits for the message. */
export async function save(user: UserEvent, label: 'Save' | 'Update' = 'Save'): Promise<void> {
  await user.click(saveButton(label))
  await savedMessage()
}

export function savedMessage(): Promise<HTMLElement> {
  return screen.findByText('Rental assessment saved')
}

/** Opens a link of the menu. */
export async function openFromMenu(user: UserEvent, link: string): Promise<void> {
  const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
  // A navigation that is drawn only now closes it again.
  await waitFor(async () => {
    if (menu() === null) await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(within(menu() ?? document.body).getByRole('link', { name: link }))
    expect(menu()).toBeNull()
  })
}

/** The inputs of the worked example, by label. Its rent is 635 a week. */
export const GOLDEN = {
  'Purchase price': '850,000',
  Deposit: '170,000',
  'Loan duration': '30',
  'Interest rate': '6.49',
  Insurance: '1,800',
  'Repairs and maintenance': '2,000',
  Rates: '2,900',
  Contingency: '500',
  'Property management fee': '8.5',
} as const
