import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useConfig } from '../requests/use-config.ts'
import type { ScreenHandle } from './screen-handle.ts'

/** Names the screen in the browser's tab, as its route says, with the product's name; the start has that alone. */
export function useScreenTitle(): void {
  const title = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.title)
    .findLast((said) => said !== undefined)
  const { product_name } = useConfig()
  useEffect(() => {
    document.title = title === undefined || title === '' ? product_name : `${title} · ${product_name}`
  }, [title, product_name])
}
