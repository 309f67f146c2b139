import { PRODUCT_NAME, PUBLIC_ORIGIN } from '../placeholders.ts'

export interface Preview {
  readonly path: string
  readonly alt: string
}

/** The default preview image of shared links, 1200 by 630 px (run/draw-share-image.ts). */
const HOME_PREVIEW: Preview = {
  path: '/og.png',
  alt: 'What would it rent for, and does it wash its face? A week’s rent and what it pays for, over a street of houses.',
}

interface PageMetaProps {
  readonly title: string
  readonly description: string | undefined
  /** The page's canonical path. */
  readonly path: string
  readonly preview?: Preview | undefined
}

/** What search engines and previews of shared links read of an indexed page. */
export function PageMeta({ title, description, path, preview = HOME_PREVIEW }: PageMetaProps) {
  const address = PUBLIC_ORIGIN + path
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content="en_NZ" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={PUBLIC_ORIGIN + preview.path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
