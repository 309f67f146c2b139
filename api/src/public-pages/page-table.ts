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
      /** Whether its variant for professionals has words of its own. */
      hasProfessionalWords: z.boolean(),
      hasExamples: z.boolean(),
    }),
  ),
  application: z.array(
    z.object({
      /** As the router writes it: /calculator/:id? */
      path: z.string(),
      /** Without the product's name; empty for the name alone. */
      title: z.string(),
      /** The name of its shell; without one, that of a screen. */
      layout: z.string(),
      /** Whether search engines may show it. */
      indexed: z.boolean(),
    }),
  ),
  notFoundTitle: z.string(),
  /** The first paint of each layout, with marks where the settings go. */
  shells: z.record(z.string(), z.string()),
  /** What opens the premium popup at the end of any of them. */
  popup: z.string(),
})

/** What the build says of the public pages and of the application's addresses (web/src/public/render-pages.tsx). */
export type PageTable = z.infer<typeof pageTable>

/** The table that the build left in `folder`; null for a build without public pages. Throws when it makes no sense. */
export async function readPageTable(folder: string): Promise<PageTable | null> {
  const text = await readFile(join(folder, 'pages.json'), 'utf8').catch(() => null)
  return text === null ? null : pageTable.parse(JSON.parse(text))
}
