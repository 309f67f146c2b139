import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useConfig } from '../api-client/use-config.ts'
import type { Route } from '../routes.ts'

/** Names the screen in the browser's tab, as its route says, with the product's name; the start has that alone. */
export function useScreenTitle(): void {
  const route = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Route | undefined
  const title = route?.title ?? ''
  const { product_name } = useConfig()
  useEffect(() => {
    document.title = title === '' ? product_name : `${title} · ${product_name}`
  }, [title, product_name])
}
