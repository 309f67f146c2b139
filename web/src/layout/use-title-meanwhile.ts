import { useEffect } from 'react'
import { useConfig } from '../api-client/use-config.ts'

/** Names the screen in the browser's tab by what it says now; with null, by its route. */
export function useTitleMeanwhile(title: string | null): void {
  const { product_name } = useConfig()
  useEffect(() => {
    if (title === null) return undefined
    const before = document.title
    document.title = `${title} · ${product_name}`
    return () => {
      document.title = before
    }
  }, [title, product_name])
}
