import { type Period, periodOfText } from '../fields/period-of-text.ts'
import { foldText } from '../property/fold-text.ts'

/** What a heading says of the figures below it. */
export interface HeadUnit {
  readonly percent: boolean
  readonly dollars: boolean
  readonly thousands: boolean
  /** Of time that an amount is for. */
  readonly period: Period | null
  /** That the figures count. */
  readonly counts: 'weeks' | 'months' | 'years' | null
  /** Whether GST is still to be added. */
  readonly withoutGst: boolean
  /** Words of a unit that no input has, such as “USD” and “per room”. */
  readonly unknown: string | null
}

export const NO_UNIT: HeadUnit = {
  percent: false,
  dollars: false,
  thousands: false,
  period: null,
  counts: null,
  withoutGst: false,
  unknown: null,
}

export interface Heading {
  /** Folded, without the unit. */
  readonly name: string
  readonly unit: HeadUnit
  /** What else is in parentheses, as it is written in lower case; empty for nothing. */
  readonly aside: string
}

// A day, two weeks or half a year is no period that an input has, and millions no size.
const OTHER_PERIOD =
  /\b(?:daily|nightly)\b|(?:\bper|\/)\s*(?:day|night)\b|\b(?:\d+|two|three|four|six|half|bi|semi)[\s-]*(?:weekly|monthly|quarterly|yearly|annual(?:ly)?)\b/u
const MILLIONS = /\$\s?m\b|\(m\)|\bmil(?:lions?)?\b/u
const UNKNOWN = /[€£]|\b(?:us|au?)\$|\b(?:usd|aud|gbp|eur|cad)\b|(?:\bper|\/)\s*(?:room|bedroom|person|m2|m²|sqm)\b/u
const THOUSANDS = /\$?\s*['’]?\b000s?\b|\$k\b|\(k\)|\bk$|\bin thousands\b|\bthousands\b/u
const PERCENT =
  /(?:%|\bper ?cent\b|\bpct\b|\bpercentage\b)(?:\s*of\s+(?:the\s+)?(?:\w+\s+)?(?:price|rent|value|income))?/u
const KNOWN_SHARE = /\b\d+(?:\.\d+)?\s?%/u
const DOLLARS = /nz\$|\$nz\b|\$|\bnzd\b|\bdollars\b/u
const PER =
  /(?:\/|\bper\b|\ban?\b|\beach\b)\s*(?:week|wk|w|fortnight|fn|month|mth|mo|quarter|qtr|year|yr|annum)\b|\/\s*[mqy]\b/u
const ADVERB = /\b(?:weekly|fortnightly|monthly|quarterly|yearly|annual(?:ly)?|pw|pf|pm|pcm|pq|pa)\b/u
const FORTNIGHT = /\b(?:every|per|each)\s+(?:2|two|second)\s+weeks?\b|\bf\s?\/\s?n\b/gu
const CALENDAR_MONTH = /\bcal(?:endar)?\.?\s+(?=m(?:on)?th)/gu
const WITHOUT_GST =
  /(?:\+|\bplus\b|\bexcl?(?:\.|uding|usive of)?|\bex\b|\bwithout\b)[\s-]*\bgst\b|\bgst\s*(?:exclusive|excl?(?:uded)?\b\.?)/u
const WITH_GST = /\bincl?(?:\.|uding|usive of|udes)?[\s-]*\bgst\b|\bgst\s*(?:inclusive|incl?(?:uded)?\b\.?)/u
// “Year built” has no unit, “Rent (year)” has.
const IN_PARENTHESES = /\(\s*(?:week|wk|fortnight|month|mth|quarter|qtr|year|yr)\s*\)/u
const COUNTS = [
  ['weeks', /\b(?:weeks|wks)\b/u],
  ['months', /\b(?:months|mths|mos)\b/u],
  ['years', /\b(?:years|yrs)\b/u],
] as const
// “p.a.”, “p/w”
const DOTTED = /\bp\s?[./]\s?(?:c\s?[./]\s?)?([wmaq])\b\.?/gu
const MANAGER = /^pm\b/u

/** A heading as its name and its unit: “Rent (monthly)” is `rent` by the month. */
export function readHeading(head: string): Heading {
  let rest = head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  rest = rest.replaceAll(FORTNIGHT, 'fortnightly').replaceAll(CALENDAR_MONTH, '')
  rest = rest.replaceAll(DOTTED, 'p$1').replace(MANAGER, 'property management')
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest)?.[0] ?? null
    if (found !== null) rest = rest.replace(found, ' ')
    return found
  }
  // “Deposit 20%” is a share that is known, and its figures are dollars.
  take(KNOWN_SHARE)
  const withoutGst = take(WITHOUT_GST) !== null
  take(WITH_GST)
  const unknown = take(UNKNOWN) ?? take(OTHER_PERIOD) ?? take(MILLIONS)
  const thousands = take(THOUSANDS) !== null
  const percent = take(PERCENT) !== null
  const dollars = take(DOLLARS) !== null
  const period = take(PER) ?? take(ADVERB) ?? take(IN_PARENTHESES)
  const counts = COUNTS.find(([, pattern]) => take(pattern) !== null)?.[0] ?? null
  const asides = Array.from(rest.matchAll(/\(([^)]*)\)/gu), ([, aside = '']) => aside.trim())
  return {
    name: foldText(rest.replaceAll(/\([^)]*\)/gu, ' ')),
    aside: asides.filter((aside) => foldText(aside) !== '').join(', '),
    unit: {
      percent,
      dollars,
      thousands,
      period: period === null ? null : periodOfText(period.replaceAll(/[()]/gu, '')),
      counts,
      withoutGst,
      unknown: unknown?.trim() ?? null,
    },
  }
}
