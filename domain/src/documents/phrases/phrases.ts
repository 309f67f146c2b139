import type { Day } from '../../dates/calendar-day.ts'
import { EN, type PhraseName, type Phrases } from './en.ts'
import { MI, MI_MARKET, type MarketPhraseName, type MarketPhrases } from './mi.ts'
import { ZH, ZH_MARKET } from './zh.ts'

/** A language that has its phrases. */
type Language = 'en' | 'mi' | 'zh'

const LANGUAGES: Readonly<Record<Language, Phrases>> = { en: EN, mi: MI, zh: ZH }

export type TranslatedLanguage = Exclude<Language, 'en'>

const MARKET_LANGUAGES: Readonly<Record<TranslatedLanguage, MarketPhrases>> = { mi: MI_MARKET, zh: ZH_MARKET }

type SayOf<Name> = (name: Name, values?: Readonly<Record<string, string | number>>) => string

/** Says a phrase in a language, with its `{…}` filled in. */
export type Say = SayOf<PhraseName>
export type SayMarket = SayOf<MarketPhraseName>

export function sayIn(language: Language): Say {
  return sayOf(LANGUAGES[language])
}

export function sayMarketIn(language: TranslatedLanguage): SayMarket {
  return sayOf(MARKET_LANGUAGES[language])
}

function sayOf<Name extends string>(phrases: Readonly<Record<Name, string>>): SayOf<Name> {
  return (name, values = {}) =>
    phrases[name].replaceAll(/\{(\w+)\}/gu, (whole, key: string) => String(values[key] ?? whole))
}

/** What follows the rent in a bar of the week, such as `$635 rent`. */
export function labelOfRent(language: Language): string {
  return language === 'en' ? 'rent' : LANGUAGES[language].rent
}

const MONTH_PHRASES = [
  'month_1',
  'month_2',
  'month_3',
  'month_4',
  'month_5',
  'month_6',
  'month_7',
  'month_8',
  'month_9',
  'month_10',
  'month_11',
  'month_12',
] as const

/** The name of a month from 1 to 12. */
export function sayMonth(say: Say, month: number): string {
  const name = MONTH_PHRASES[month - 1]
  return name === undefined ? '' : say(name)
}

/** A day such as `27 November 2026`. */
export function sayDay(say: Say, day: Day): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return say('day', { date, month: sayMonth(say, month), year })
}
