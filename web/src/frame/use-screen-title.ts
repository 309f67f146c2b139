import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useConfig } from '../requests/use-config.ts'

/** What a route says of its screen. */
export interface RouteHandle {
  /** Shown in the browser's tab before the product's name; the innermost counts. */
  readonly title: string
}

/** Names the screen in the browser's tab, as its route says, with the product's name; the start has that alone. */
export function useScreenTitle(): void {
  const { title } = (useMatches().findLast(({ handle }) => handle !== undefined)?.handle ?? {
    title: '',
  }) as RouteHandle
  const { product_name } = useConfig()
  useEffect(() => {
    document.title = title === '' ? product_name : `${title} · ${product_name}`
  }, [title, product_name])
}
