import type { ReactNode } from 'react'

interface YearsApartProps {
  readonly homes: readonly { readonly id: string; readonly name: ReactNode; readonly year_differs: string | null }[]
}

/** Why the first year of homes is not 52 times their cash each week, of each. */
export function YearsApart({ homes }: YearsApartProps) {
  const apart = homes.filter(({ year_differs }) => year_differs !== null)
  if (apart.length === 0) return null
  return (
    <ul className="small">
      {apart.map(({ id, name, year_differs }) => (
        <li key={id}>
          {name}: {year_differs}
        </li>
      ))}
    </ul>
  )
}
