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
import { ownTask } from './own-task.ts'
import { queryClient } from './requests/query-client.ts'
import { routes } from './routes.tsx'
import { followExpiry } from './session/follow-expiry.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root')
keepPicture(root)

// A step at a time, so that the page answers in between: all at once is one standstill.
async function start(element: HTMLElement): Promise<void> {
  await ownTask()
  const router = createAppRouter(routes, UNSAFE_createBrowserHistory())
  followNavigation(router)
  followPublicPages(router)
  followExpiry(router)
  await ownTask()
  void router.start()
  await ownTask()
  const drawn = createRoot(element)
  startTransition(() =>
    drawn.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AppRouterView router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  await ownTask()
  startInstall(router)
  void followAnalytics(router)
}

start(root).catch((error: unknown) => {
  // As where the application does not come (`first-paint/begin.ts`): what stands there would answer nothing for ever.
  document.querySelector('[data-lost]')?.removeAttribute('hidden')
  reportError(error)
})
