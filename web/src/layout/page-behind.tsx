import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { NO_CONNECTION, RequestProblem } from '../api-client/request-problem.ts'
import { withoutPremiumPopup } from '../paths.ts'
import { ScreenLoading } from './screen-loading.tsx'
import { ScreenProblem } from './screen-problem.tsx'

interface PageContent {
  readonly styles: readonly string[]
  readonly html: string
}

/** The public page under the premium popup, without its scripts: it is prerendered and not part of the application. */
export function PageBehind() {
  const path = withoutPremiumPopup(useLocation().pathname)
  const { data: page, error } = useQuery({
    queryKey: ['public-page', path],
    queryFn: ({ signal }) => fetchContent(path, signal),
    staleTime: Infinity,
  })
  if (page === undefined) return error ? <ScreenProblem problem={error} /> : <ScreenLoading />
  return (
    <>
      {page.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="public-page" />
      ))}
      {/* oxlint-disable-next-line react/no-danger -- our own page, from this origin */}
      <div inert dangerouslySetInnerHTML={{ __html: page.html }} />
    </>
  )
}

async function fetchContent(path: string, signal: AbortSignal): Promise<PageContent> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, signal }).catch(() => {
    throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return {
    styles: Array.from(links, (link) => link.getAttribute('href') ?? ''),
    html: page.querySelector('main')?.innerHTML ?? '',
  }
}
