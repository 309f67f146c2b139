import { useEffect } from 'react'
import { useAppRouterState } from '../navigation/app-router-context.ts'
import { useConfig } from '../requests/use-config.ts'

/** Names the screen in the browser's tab, as its route says, with the product's name; the start has that alone. */
export function useScreenTitle(): void {
  const title = useAppRouterState().matches.findLast(({ route }) => route.title !== undefined)?.route.title
  const { product_name } = useConfig()
  useEffect(() => {
    document.title = title === undefined || title === '' ? product_name : `${title} · ${product_name}`
  }, [title, product_name])
}
