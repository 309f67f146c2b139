import { Outlet, ScrollRestoration } from 'react-router'
import { scrollKey } from './scroll-key.ts'

/** The screens. A page finds its place again once its screen is there: before, it is too short for it. */
export function Screens() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} storageKey="homeyield.scroll" />
    </>
  )
}
