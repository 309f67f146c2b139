import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { forgetPicture } from '../first-paint/kept-picture.ts'
import { useAppRouterState } from '../navigation/app-router-context.ts'
import { ProblemBoundary } from '../navigation/problem-boundary.tsx'
import { ScrollPlaces } from '../navigation/scroll-places.tsx'
import { ScreenLoading } from './screen-loading.tsx'
import { ScreenProblem } from './screen-problem.tsx'
import { scrollKey } from './scroll-key.ts'

/** The screens. A page finds its place again once its screen is there: before, it is too short for it. */
export function Screens() {
  const { initialized, problem, location } = useAppRouterState()
  useEffect(() => {
    // The first screen may be there before anything was drawn in its place.
    if (initialized) forgetPicture()
  }, [initialized])
  if (!initialized) return <ScreenLoading />
  return (
    <>
      {problem ? (
        <ScreenProblem problem={problem.thrown} />
      ) : (
        <ProblemBoundary place={location} Problem={ScreenProblem}>
          <Outlet />
        </ProblemBoundary>
      )}
      <ScrollPlaces keyOf={scrollKey} />
    </>
  )
}
