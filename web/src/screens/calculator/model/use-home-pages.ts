import { useLocation, useNavigate } from 'react-router'
import { calculationPath, homeAt } from '../../../paths.ts'
import type { HomePage } from '../../../paths.ts'
import { useCalculator } from './calculator-store.ts'

export interface HomePages {
  /** The one that is shown. */
  readonly page: HomePage
  /** The address of a page of this home, in the open scenario. */
  readonly pathOf: (page: HomePage) => string
  readonly open: (page: HomePage) => void
}

export function useHomePages(): HomePages {
  const id = useCalculator((state) => state.saved?.id ?? null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const scenario = new URLSearchParams(search).get('scenario')
  const query = scenario === null ? '' : `?${new URLSearchParams({ scenario }).toString()}`
  const pathOf = (page: HomePage) => calculationPath(id, page) + query
  return { page: homeAt(pathname)?.page ?? 'numbers', pathOf, open: (page) => void navigate(pathOf(page)) }
}
