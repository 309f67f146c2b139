import { LANGUAGE_TAGS } from '@homeyield/domain/documents/document-kinds'
import { sayIn } from '@homeyield/domain/documents/phrases/phrases'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { API_ORIGIN, GA4_ID, META_PIXEL_ID, PRODUCT_NAME } from '../placeholders.ts'
import { MessageBar } from './message-bar.tsx'
import { PageMeta } from './page-meta.tsx'
import type { PageProps } from './page-props.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { publicAddress } from './public-address.ts'
import { AudienceContext } from './public-link.tsx'
import type { PageScript, PublicPage } from './public-pages.ts'

export interface PublicAssets {
  readonly styles: readonly string[]
  /** Blocks rendering, because it decides what is shown. */
  readonly early: string
  readonly script: string
  readonly pages: Readonly<Record<PageScript, string>>
}

interface DocumentProps extends PageProps {
  readonly page: PublicPage
  readonly assets: PublicAssets
}

/** The HTML document of a public page. Only the scripts of `assets` run in it. */
export function Document({ page, assets, audience, withExamples }: DocumentProps) {
  const professional = audience === 'professional'
  const ownWords = professional ? page.professional : undefined
  const words = ownWords ?? page
  const title = words.title === '' ? PRODUCT_NAME : `${words.title} · ${PRODUCT_NAME}`
  const { Page, preview, language = 'en' } = page
  return (
    <html
      lang={LANGUAGE_TAGS[language]}
      data-audience={professional ? 'professional' : undefined}
      data-ga4={page.isPrivate ? undefined : GA4_ID}
      data-pixel={page.isPrivate ? undefined : META_PIXEL_ID}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        {page.isPrivate ? null : <script src={assets.early} />}
        {/* Preloaded, so that lines do not break again when the font arrives. */}
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {page.isPrivate ? null : <script type="module" src={assets.script} />}
        {page.script ? <script type="module" src={assets.pages[page.script]} /> : null}
        <meta name="api-origin" content={API_ORIGIN} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1614" media="(prefers-color-scheme: dark)" />
        {page.indexed ? (
          <PageMeta
            title={title}
            description={words.description}
            // If the professional page has the same text, the plain address is canonical.
            path={publicAddress(page.path, ownWords ? audience : 'buyer')}
            preview={preview}
          />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {(page.structuredData?.(audience) ?? []).map((data) => (
          <DataBlock key={JSON.stringify(data)} data={data} />
        ))}
      </head>
      <body>
        <div className="page-frame">
          <a href="#main" className="skip-link filled pad-row round bold">
            {sayIn(language)('skip')}
          </a>
          <PublicHeader
            audience={audience}
            path={page.path}
            isMarkOnly={page.isPrivate}
            look={page.look}
            area={page.area}
            language={language}
          />
          {page.isPrivate ? null : <MessageBar />}
          <main id="main" tabIndex={-1} className="shrinks">
            <AudienceContext value={audience}>
              <Page audience={audience} withExamples={withExamples} />
            </AudienceContext>
          </main>
          <PublicFooter audience={audience} isLegalOnly={page.isPrivate} language={language} />
        </div>
      </body>
    </html>
  )
}

// Structured data: not an executable script.
function DataBlock({ data }: { readonly data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`)
  // oxlint-disable-next-line react/no-danger -- JSON in which no element can end
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
