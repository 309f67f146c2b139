import '../styles/tokens.css'
import '../styles/base.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { PREMIUM_POPUP } from '../paths.ts'
import { isScreen, routes } from '../routes.ts'
import { AppShell } from './app-shell.tsx'
import { Document, type PublicAssets } from './document.tsx'
import type { Audience } from './page-props.ts'
import { publicPages } from './public-pages.ts'

const AUDIENCES: readonly Audience[] = ['buyer', 'professional']

export interface RenderedPage {
  readonly file: string
  readonly html: string
}

/** Every public page in all its variants, with placeholders for the server's settings (placeholders.ts). */
export function renderPages(assets: PublicAssets): RenderedPage[] {
  return publicPages.flatMap((page) => {
    const examples = page.hasExamples ? [false, true] : [false]
    return AUDIENCES.flatMap((audience) =>
      examples.map((withExamples) => ({
        file: `${page.name}${audience === 'professional' ? '.professional' : ''}${withExamples ? '.examples' : ''}.html`,
        html: `<!doctype html>${renderToStaticMarkup(<Document {...{ page, assets, audience, withExamples }} />)}`,
      })),
    )
  })
}

/** The content of pages.json: what the server needs to know of the addresses. */
export function describePages(filesOf: (screen: string) => readonly string[]): object {
  return {
    pages: publicPages.map(({ name, path, aliases = [], professional, hasExamples = false }) => ({
      name,
      path,
      aliases,
      hasProfessionalWords: professional !== undefined,
      hasExamples,
    })),
    application: routes
      .filter(({ path, layout }) => layout !== 'public' && path !== '*')
      .map((route) => ({
        path: route.path,
        title: route.title,
        layout: route.layout,
        indexed: route.indexed,
        files: isScreen(route) ? filesOf(route.name) : [],
      })),
    notFoundTitle: routes.find(({ path }) => path === '*')?.title ?? '',
    shells: {
      screen: renderToStaticMarkup(<AppShell layout="screen" />),
      calculator: renderToStaticMarkup(<AppShell layout="calculator" />),
    },
    popup: PREMIUM_POPUP,
  }
}
