import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { ScreenHandle } from './screen-handle.ts'

const PRODUCT = 'Homeyield'

/** Names the screen in the browser's tab, as its route says. */
export function useScreenTitle(): void {
  const title = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.title)
    .findLast((said) => said !== undefined)
  useEffect(() => {
    document.title = title === undefined || title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`
  }, [title])
}
