import './styles/tokens.css'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { followAnalytics } from './analytics/follow-analytics.ts'
import { followNavigation } from './messages/flash.ts'
import { followPublicPages } from './layout/public-page.ts'
import { captureInstallPrompt } from './install/install-prompt.ts'
import { queryClient } from './api-client/query-client.ts'
import { RequestProblem } from './api-client/request-problem.ts'
import { routeObjects } from './router.tsx'
import { routerContext } from './session/route-guards.ts'
import { followExpiry } from './session/session.ts'
import { whenIdle } from './when-idle.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

const router = createBrowserRouter(routeObjects, {
  getContext: () => new RouterContextProvider(new Map([[routerContext, () => router]])),
})
followNavigation(router)
followPublicPages(router)
followExpiry(router)
// A problem that the person sees, such as code that did not load, is not reported as an error.
const onCaughtError = (error: unknown) => (error instanceof RequestProblem ? undefined : reportError(error))
startTransition(() =>
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)
captureInstallPrompt()
// Not part of the first load (decision 19). Without it the app works as before.
whenIdle(router, () => void import('./install/install.ts').then(({ install }) => install()).catch(() => undefined))
void followAnalytics(router)
