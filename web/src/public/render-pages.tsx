import '../styles/tokens.css'
import '../styles/base.css'
import type { LinkedPage } from '@homeyield/contract/link'
import type { LookPage } from '@homeyield/contract/look-page'
import type { RentPage } from '@homeyield/contract/rent-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { PREMIUM_POPUP } from '../paths.ts'
import { PRODUCT_NAME } from '../placeholders.ts'
import { HOME_SOURCE, isHomePage, isScreen, pageSource, routes, screenSource, type Route } from '../routes.ts'
import { AppShell } from './app-shell.tsx'
import { Document, type PublicAssets } from './document.tsx'
import { PageMeta } from './page-meta.tsx'
import type { Audience } from './page-props.ts'
import { LinkedPageContent, titleOf } from './pages/linked/linked-page.tsx'
import { describeLookPage } from './pages/look/look-page.tsx'
import { describeRentPage } from './pages/rents/describe-rent-page.tsx'
import { StopPage } from './pages/stop-page.tsx'
import { type PublicPage, publicPages } from './public-pages.ts'

const STOP = 'stop'
const AUDIENCES: readonly Audience[] = ['buyer', 'professional']

export interface RenderedPage {
  readonly file: string
  readonly html: string
}

/** Every public page in all its variants, with placeholders for the server's settings (placeholders.ts). */
export function renderPages(assets: PublicAssets): RenderedPage[] {
  const pages = publicPages.flatMap((page) => {
    const examples = page.hasExamples ? [false, true] : [false]
    return AUDIENCES.flatMap((audience) =>
      examples.map((withExamples) => ({
        file: `${page.name}${audience === 'professional' ? '.professional' : ''}${withExamples ? '.examples' : ''}.html`,
        html: `<!doctype html>${renderToStaticMarkup(<Document {...{ page, assets, audience, withExamples }} />)}`,
      })),
    )
  })
  return [...pages, ...renderStopPages(assets)]
}

function renderStopPages(assets: PublicAssets): RenderedPage[] {
  const route = routes.find(({ name }) => name === STOP)
  if (route === undefined) return []
  return (['asking', 'refused', 'stopped'] as const).map((state) => {
    const page = { ...route, Page: () => <StopPage state={state} /> }
    return {
      file: state === 'asking' ? `${STOP}.html` : `${STOP}.${state}.html`,
      html: `<!doctype html>${renderToStaticMarkup(<Document {...{ page, assets }} audience="buyer" withExamples={false} />)}`,
    }
  })
}

/** A page about rents, which the server renders (api/src/public-pages/open-renderer.ts). */
export function renderRentPage(assets: PublicAssets, rents: RentPage): string {
  const audience = rents.isProfessional ? 'professional' : 'buyer'
  const page = describeRentPage(rents)
  return `<!doctype html>${renderToStaticMarkup(<Document {...{ page, assets, audience }} withExamples={false} />)}`
}

/** The rent of one place, which the server renders at each request. */
export function renderLookPage(assets: PublicAssets, look: LookPage): string {
  const audience = look.isProfessional ? 'professional' : 'buyer'
  const page = describeLookPage(look)
  return `<!doctype html>${renderToStaticMarkup(<Document {...{ page, assets, audience }} withExamples={false} />)}`
}

/** A page that a link opens, which the server renders. It has no script, so nothing sends its address to anybody. */
export function renderLinkedPage(assets: PublicAssets, linked: LinkedPage): string {
  const page: PublicPage = {
    name: 'linked',
    layout: 'public',
    access: 'anyone',
    path: '',
    title: titleOf(linked),
    indexed: false,
    isPrivate: true,
    language: linked.state === 'open_document' ? linked.content.language : 'en',
    Page: () => <LinkedPageContent page={linked} />,
  }
  return `<!doctype html>${renderToStaticMarkup(<Document {...{ page, assets }} audience="buyer" withExamples={false} />)}`
}

/** The meta elements of an indexed screen, as markup. */
function renderMeta({ title, description, path, indexed }: Route): string {
  if (!indexed) return ''
  return renderToStaticMarkup(<PageMeta title={`${title} · ${PRODUCT_NAME}`} {...{ description, path }} />)
}

/** The content of pages.json: what the server needs to know of the addresses. */
export function describePages(
  filesOf: (sources: readonly string[]) => readonly string[],
  assets: PublicAssets,
): object {
  return {
    assets,
    pages: publicPages.map(({ name, path, aliases = [], professional, hasExamples = false }) => ({
      name,
      path,
      aliases,
      hasProfessionalWords: professional !== undefined,
      hasExamples,
    })),
    application: routes
      .filter(({ path, layout }) => layout !== 'public' && path !== '*')
      .flatMap((route) =>
        pathsOf(route).map((path) => ({
          path,
          title: route.title,
          layout: route.layout,
          indexed: route.indexed,
          files: filesOf(sourcesOf(route)),
          meta: renderMeta(route),
          document: route.layout === 'form' ? route.name : null,
        })),
      ),
    notFoundTitle: routes.find(({ path }) => path === '*')?.title ?? '',
    shells: {
      screen: renderToStaticMarkup(<AppShell layout="screen" />),
      calculator: renderToStaticMarkup(<AppShell layout="calculator" />),
    },
    popup: PREMIUM_POPUP,
  }
}

/** The server's patterns have no optional part before another. */
function pathsOf({ path }: Route): string[] {
  return path.includes('?/') ? [path.replace(/\/:\w+\?/u, ''), path.replace('?', '')] : [path]
}

/** The sources that the router loads for an address, as the build names them. */
function sourcesOf(route: Route): string[] {
  const sources = isHomePage(route)
    ? [HOME_SOURCE, pageSource(route.name)]
    : isScreen(route)
      ? [screenSource(route.name)]
      : []
  return sources.map((source) => source.replace('./', 'src/'))
}
