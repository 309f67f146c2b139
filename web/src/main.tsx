import './styles/tokens.css'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { followAnalytics } from './analytics/follow-analytics.ts'
import { keepPicture } from './first-paint/kept-picture.ts'
import { followNavigation } from './frame/flash.ts'
import { followPublicPages } from './frame/public-page.ts'
import { startInstall } from './install/start-install.ts'
import { queryClient } from './requests/query-client.ts'
import { routeObjects } from './router.tsx'
import { followExpiry } from './session/follow-expiry.ts'
import { routerContext } from './session/gates.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
keepPicture(root)

const router = createBrowserRouter(routeObjects, {
  getContext: () => new RouterContextProvider(new Map([[routerContext, () => router]])),
})
followNavigation(router)
followPublicPages(router)
followExpiry(router)
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)
startInstall(router)
void followAnalytics(router)
