// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Column, Table } from './table.tsx'

afterEach(cleanup)

interface Home {
  readonly street: string
  readonly rent: number
}

const COLUMNS: readonly Column<Home>[] = [
  { key: 'street', heading: 'Home', renderCell: ({ street }) => street, foot: 'Together' },
  { key: 'rent', heading: 'Rent', renderCell: ({ rent }) => `$${rent}`, foot: '$1,100' },
]
const HOMES = [
  { street: '1 High Street', rent: 500 },
  { street: '2 High Street', rent: 600 },
]
const keyOf = ({ street }: Home) => street

it('names its columns and rows, and sums up in the last', () => {
  render(<Table caption="Homes" columns={COLUMNS} rows={HOMES} rowKey={keyOf} />)
  const table = within(screen.getByRole('table', { name: 'Homes' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Home', 'Rent'])
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '1 High Street',
    '2 High Street',
    'Together',
  ])
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$500', '$600', '$1,100'])
  expect(screen.queryByRole('region')).toBeNull()
})

it('scrolls in a region that the keyboard reaches', () => {
  render(<Table scrollLabel="Homes, as a table" columns={COLUMNS} rows={HOMES} rowKey={keyOf} />)
  const region = screen.getByRole('region', { name: 'Homes, as a table' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('table')).toBeTruthy()
})

it('has its parts under their titles', () => {
  const groups = HOMES.map((home, index) => ({ key: index, title: index === 0 ? null : 'Later', rows: [home] }))
  const { container } = render(<Table columns={COLUMNS} groups={groups} rowKey={keyOf} />)
  const parts = [...container.querySelectorAll('tbody')].map((part) => part.textContent)
  expect(parts).toEqual(['1 High Street$500', 'Later2 High Street$600'])
  expect(container.querySelector('[scope="rowgroup"]')?.textContent).toBe('Later')
})
