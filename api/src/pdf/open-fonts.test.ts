import { describe, expect, it } from 'vitest'
import { openFonts } from './open-fonts.ts'

describe('a font is opened only when a text needs it', () => {
  it.each([
    ['Ngāio, Ōtāhuhu – $650', 'en', ['Figtree']],
    ['Ana 😀 مرحبا', 'en', ['Figtree']],
    ['Nguyễn Thị Ánh', 'en', ['Noto Sans']],
    ['Ελένη', 'en', ['Noto Sans']],
    ['Елена', 'en', ['Noto Sans']],
    ['王小明', 'en', ['Figtree', 'Noto Sans SC']],
    ['田中さくら', 'en', ['Figtree', 'Noto Sans JP']],
    ['김민수', 'en', ['Figtree', 'Noto Sans KR']],
    ['김민수 Елена', 'en', ['Noto Sans', 'Noto Sans KR']],
  ] as const)('%s in %s', async (text, language, families) => {
    expect((await openFonts(text, language)).families).toEqual(families)
  })

  it('prefers the shapes of the language to those of a name', async () => {
    expect((await openFonts('直 さくら', 'zh')).families).toEqual(['Figtree', 'Noto Sans SC'])
    expect((await openFonts('直 さくら', 'en')).families).toEqual(['Figtree', 'Noto Sans JP'])
  })
})
