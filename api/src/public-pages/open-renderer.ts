import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LinkedPage } from '@homeyield/contract/link'
import type { LookPage } from '@homeyield/contract/look-page'
import type { RentPage } from '@homeyield/contract/rent-page'

/** The web app's renderer of public pages, as run/build-pages.ts built it (web/src/public/render-pages.tsx). */
export interface Renderer {
  /** The HTML of a page, with placeholders for the settings. `assets` is the build's own. */
  readonly renderRentPage: (assets: unknown, page: RentPage) => string
  readonly renderLookPage: (assets: unknown, page: LookPage) => string
  readonly renderLinkedPage: (assets: unknown, page: LinkedPage) => string
}

export async function openRenderer(folder: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(folder, 'renderer', 'render-pages.js')).href)) as Renderer
}
