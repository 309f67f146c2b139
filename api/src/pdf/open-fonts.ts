import { fileURLToPath } from 'node:url'
import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import { Font } from '@react-pdf/renderer'
import { FONTS_ON_NEED, hasFontsOnNeed } from './fonts-on-need.ts'
import { HAN, HANGUL, KANA, LATIN_GREEK_CYRILLIC } from './scripts.ts'

interface Family {
  readonly family: string
  /** What it is opened for. */
  readonly signs: RegExp
  /** By weight, from where it is installed. */
  readonly files: Readonly<Record<number, string>>
}

// With macrons, which PDF's built-in fonts lack.
const FIGTREE: Family = {
  family: 'Figtree',
  signs: /./u,
  files: {
    400: import.meta.resolve('./fonts/figtree-400.ttf'),
    600: import.meta.resolve('./fonts/figtree-600.ttf'),
    700: import.meta.resolve('./fonts/figtree-700.ttf'),
  },
}
const NOTO: Family = {
  family: 'Noto Sans',
  signs: LATIN_GREEK_CYRILLIC,
  files: {
    400: import.meta.resolve('./fonts/noto-sans-400.ttf'),
    700: import.meta.resolve('./fonts/noto-sans-700.ttf'),
  },
}
const CHINESE: Family = {
  family: 'Noto Sans SC',
  signs: HAN,
  files: {
    400: `${FONTS_ON_NEED}noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf`,
    700: `${FONTS_ON_NEED}noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf`,
  },
}
const JAPANESE: Family = {
  family: 'Noto Sans JP',
  signs: new RegExp(`${HAN.source}|${KANA.source}`, 'u'),
  files: {
    400: `${FONTS_ON_NEED}noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf`,
    700: `${FONTS_ON_NEED}noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf`,
  },
}
const KOREAN: Family = {
  family: 'Noto Sans KR',
  signs: new RegExp(`${HAN.source}|${HANGUL.source}`, 'u'),
  files: {
    400: `${FONTS_ON_NEED}noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
    700: `${FONTS_ON_NEED}noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf`,
  },
}

export interface OpenFonts {
  /** In the order in which they are tried for each sign. */
  readonly families: string[]
  readonly canDraw: (sign: string) => boolean
}

/**
 * Opens the fonts that a page's text needs, and no other. Names in Latin letters that Figtree lacks set the whole page
 * in Noto Sans, so that no word mixes two fonts.
 */
export async function openFonts(text: string, language: DocumentLanguage): Promise<OpenFonts> {
  const opened = new Map<string, (sign: string) => boolean>()
  const canDraw = (sign: string) => [...opened.values()].some((draws) => draws(sign))
  let missing = [...new Set(text.normalize('NFC'))]
  const onNeed = hasFontsOnNeed() ? orderForHan(text, language) : []
  for (const one of [FIGTREE, NOTO, ...onNeed]) {
    if (!missing.some((sign) => one.signs.test(sign))) continue
    opened.set(one.family, await open(one))
    missing = missing.filter((sign) => !canDraw(sign))
  }
  const families = [...opened.keys()]
  return { families: opened.has(NOTO.family) ? families.slice(1) : families, canDraw }
}

// A Chinese, a Japanese and a Korean reader expect other shapes of one character.
function orderForHan(text: string, language: DocumentLanguage): Family[] {
  if (language === 'zh') return [CHINESE, JAPANESE, KOREAN]
  if (KANA.test(text)) return [JAPANESE, CHINESE, KOREAN]
  return HANGUL.test(text) ? [KOREAN, CHINESE, JAPANESE] : [CHINESE, JAPANESE, KOREAN]
}

// Opened for each page: a used font loses some of its mappings from glyphs to letters, and the next page could not be
// searched or read aloud.
async function open({ family, files }: Family): Promise<(sign: string) => boolean> {
  delete Font.getRegisteredFonts()[family]
  const fonts = Object.entries(files).map(([weight, url]) => ({
    src: fileURLToPath(url),
    fontWeight: Number(weight),
  }))
  Font.register({ family, fonts })
  await Font.load({ fontFamily: family, fontWeight: 400 })
  const { data } = Font.getFont({ fontFamily: family, fontWeight: 400 })
  return (sign) => data?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ?? false
}
