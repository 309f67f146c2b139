import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { forgetPicture } from '../first-paint/kept-picture.ts'
import { scrollKey } from './scroll-key.ts'

/** The screens. A page finds its place again once its screen is there: before, it is too short for it. */
export function Screens() {
  // The first screen may be there before anything was drawn in its place.
  useEffect(forgetPicture, [])
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} storageKey="homeyield.scroll" />
    </>
  )
}
