import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const pageTable = z.object({
  pages: z.array(
    z.object({
      /** Of its files. */
      name: z.string(),
      path: z.string(),
      aliases: z.array(z.string()),
      hasProfessionalWords: z.boolean(),
      hasExamples: z.boolean(),
    }),
  ),
  application: z.array(
    z.object({
      /** As the router writes it: /calculator/:id? */
      path: z.string(),
      title: z.string(),
      /** The name of its shell; by default that of a screen. */
      layout: z.string(),
      indexed: z.boolean(),
      /** The scripts and style sheets of its screen, without a leading slash. */
      files: z.array(z.string()),
      /** Its own description, canonical address and preview, as markup; empty for the template's description. */
      meta: z.string(),
      /** The name of its prerendered document; null for the application's. */
      document: z.nullable(z.string()),
    }),
  ),
  notFoundTitle: z.string(),
  /** The first paint of each layout, with placeholders for the settings. */
  shells: z.record(z.string(), z.string()),
  /** The styles and scripts of the public pages, for their renderer; none in a build without it. */
  assets: z.optional(z.unknown()),
  /** The end of a path that opens the premium popup. */
  popup: z.string(),
})

/** The public pages and the application's addresses, written by the build (web/src/public/render-pages.tsx). */
export type PageTable = z.infer<typeof pageTable>

/** The build's table in `folder`; null without public pages. Throws when it is invalid. */
export async function readPageTable(folder: string): Promise<PageTable | null> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null)
  return text === null ? null : pageTable.parse(JSON.parse(text))
}
