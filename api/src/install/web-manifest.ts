// The product's colours (web/src/styles/tokens.css): pounamu, and paper behind the icon while the app opens.
const [THEME, BACKGROUND] = ['#0c6a55', '#fbfaf6']

/** Opens at the calculator. Source: W3C Web Application Manifest; decision 19. */
export function webManifest({ productName }: { readonly productName: string }): object {
  return {
    id: '/calculator',
    name: productName,
    short_name: productName,
    description: 'What a New Zealand home would rent for, what it costs to own, and what it yields.',
    lang: 'en-NZ',
    dir: 'ltr',
    start_url: '/calculator',
    scope: '/',
    display: 'standalone',
    theme_color: THEME,
    background_color: BACKGROUND,
    categories: ['finance', 'business', 'productivity'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: 'New calculation', short_name: 'Calculator', url: '/calculator', icons: SHORTCUT_ICONS },
      { name: 'Saved calculations', short_name: 'Saved', url: '/calculations', icons: SHORTCUT_ICONS },
    ],
  }
}

const SHORTCUT_ICONS = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]
