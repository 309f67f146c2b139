import '../styles/tokens.css'
import '../styles/base.css'
import { renderToStaticMarkup } from 'react-dom/server'
import { APP_PATHS } from '../app-paths.ts'
import { PREMIUM_POPUP } from '../paths.ts'
import { Document, type PublicAssets } from './document.tsx'
import type { Audience } from './page-props.ts'
import { publicPages } from './public-pages.ts'

const AUDIENCES: readonly Audience[] = ['buyer', 'professional']

/** A rendered page: the name of its file, and what stands in it. */
export interface RenderedPage {
  readonly file: string
  readonly html: string
}

/** Every public page in all its variants, with marks where the server puts in its settings (placeholders.ts). */
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

/** What the server needs to know of the pages and of the application's addresses: the content of pages.json. */
export function describePages(): object {
  return {
    pages: publicPages.map(({ name, path, aliases, professionalWords, hasExamples }) => ({
      name,
      path,
      aliases,
      hasProfessionalWords: professionalWords !== undefined,
      hasExamples,
    })),
    application: APP_PATHS,
    popup: PREMIUM_POPUP,
  }
}
