import { PRODUCT_NAME } from '../public/placeholders.ts'

/** What a document fetches, as addresses of ours. */
export interface DocumentAssets {
  /** The blocking script of the head: it decides whose picture is painted. */
  readonly begin: string
  readonly font: string
  readonly styles: readonly string[]
  /** In the order in which they are begun, the application's last. */
  readonly modules: readonly string[]
}

interface DocumentParts {
  readonly title: string
  /** What stands in the application's place until it is there. */
  readonly root: string
  readonly assets: DocumentAssets
}

/** What the bundler put in to load the application; here it begins once there is something to see. */
const LOADED = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/gu

/** A document of the application, made of the one that the bundler wrote. Throws when that is not as expected. */
export function writeDocument(template: string, { title, root, assets }: DocumentParts): string {
  const head = [
    `<meta name="application-name" content="${PRODUCT_NAME}">`,
    `<script src="${assets.begin}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    // For begin.ts.
    `<meta name="application-files" content="${assets.modules.join(' ')}">`,
  ]
  const parts: readonly (readonly [RegExp, string])[] = [
    [/<title>[^<]*<\/title>/u, `<title>${title}</title>`],
    [/<\/head>/u, `${head.join('')}</head>`],
    [/<div id="root"><\/div>/u, `<div id="root">${root}</div>`],
  ]
  return parts.reduce(
    (html, [pattern, part]) => {
      if (!pattern.test(html)) throw new Error(`The application's document has no ${pattern.source}`)
      return html.replace(pattern, () => part)
    },
    template.replaceAll(LOADED, ''),
  )
}
