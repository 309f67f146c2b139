import './styles/tokens.css'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory } from 'react-router'
import { followAnalytics } from './analytics/follow-analytics.ts'
import { keepPicture } from './first-paint/kept-picture.ts'
import { followNavigation } from './frame/flash.ts'
import { followPublicPages } from './frame/public-page.ts'
import { startInstall } from './install/start-install.ts'
import { AppRouterView } from './navigation/app-router-view.tsx'
import { createAppRouter } from './navigation/app-router.ts'
import { queryClient } from './requests/query-client.ts'
import { routes } from './routes.tsx'
import { followExpiry } from './session/follow-expiry.ts'

const router = createAppRouter(routes, UNSAFE_createBrowserHistory())
followNavigation(router)
followPublicPages(router)
followExpiry(router)
void followAnalytics(router)
startInstall(router)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')

keepPicture(root)
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppRouterView router={router} routes={routes} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)
