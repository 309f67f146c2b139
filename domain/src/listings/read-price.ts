import { cutText } from './cut-text.ts'
import { readTypedFigure } from '../fields/read-typed-figure.ts'
import { toCents } from '../money/round.ts'
import { type HeadUnit, NO_UNIT } from './heading.ts'
import { HIDDEN, hideMatches } from './hide-text.ts'
import type { ListingDoubt } from './listed-home.ts'

/** The price in a line, and the line with it hidden. */
export interface PriceInText {
  readonly price: number | null
  readonly words: string | null
  readonly doubt: ListingDoubt | null
  readonly rest: string
}

interface Amount {
  readonly value: number
  readonly start: number
  readonly end: number
  readonly doubt: 'price_at_least' | 'price_about' | null
}

const FACTOR = String.raw`(?:\s?(?:k|m|mil|mill|million|thousand)(?![\p{L}\d²]))?`
const AMOUNT = new RegExp(
  [
    String.raw`(?:NZD|NZ\$|\$)\s?(?:\d{1,3}(?:[ ,]\d{3}){1,2}(?!\d)|\d{1,9})(?:\.\d{1,6})?${FACTOR}`,
    // Without a sign only what can hardly be anything else.
    String.raw`(?<![\p{L}\d.,/$-])(?:\d{3,4}(?:\.\d)?\s?k|\d{1,2}(?:\.\d{1,3})?\s?(?:mil|mill|million)|\d{1,2}\.\d{1,3}\s?m)(?![\p{L}\d²])`,
    String.raw`(?<![\p{L}\d.,/$])(?:(?:(?<!-)|(?<=,\d{3}-))\d{1,3},\d{3}(?:,\d{3})?|(?<!-)[1-9]\d{3,5}(?:00|99|50))(?![\p{L}\d,.²%])`,
  ].join('|'),
  'giu',
)
/** 650-700k: the first figure of a range may leave its sign and factor to the second. Metres have no decimals. */
const SHORT_RANGE =
  /(?<![\p{L}\d.,/])\$?(?<low>\d{3}(?:\s?k)?|\d{1,2}\.\d{1,3}(?:\s?m)?)\s?(?:-|–|—|to)\s?\$?(?:\d{3,4}\s?k|\d{1,2}\.\d{1,3}\s?m)(?![\p{L}\d²])/giu
const AROUND = 40

const RENT_AFTER =
  /^\s*(?:\/|per\b|p\.?\/?(?=w|a)|a\b|each\b)?\s*(?:w\b|wk|week|fortnight|month|pm\b|annum|year|yr|a\b(?= |$)|p\.?a)/iu
const RENT_BEFORE =
  /\b(?:rent\p{L}*|appraisal|appraised|(?<!(?:and|&) )income|return(?:s|ing)?|tenant\p{L}*)(?![\p{L}])[^$\d]{0,25}$/iu
const VALUE_BEFORE =
  /\b(?:[crglqi]\.?v\.?|capital value|rateable value|rating value|land value|(?:government |council )?valuat\p{L}*|valued|(?<!buyer |price )estimate\p{L}*|est\.? value|homestimate|hougarden|oneroof)(?![\p{L}])[^$!;]{0,20}$/iu
const VALUE_AFTER = /^\s*\(?\s*(?:[crglq]\.?v\b|rateable value|capital value|rating value)(?![\s:]*\$?\d)/iu
const OTHER_BEFORE =
  /\b(?:rates|body corp\p{L}*|lev(?:y|ies)|b\.?c|deposit|sold|was|previously|(?:reduced|down|dropped) from|bought|paid|(?<!buyers? )budget|up to|under|below|looking|spend|savings?|commission|insurance|fees?|ref|id|code|no|listing|#)(?![\p{L}])(?:[^$\d]|\d{1,2}\s?%){0,20}$|\b(?:sold|bought|purchased|paid)(?![\p{L}])(?:[^$\d]|(?<!\d)(?:19|20)\d{2}(?!\d)){0,20}$/iu
const OTHER_AFTER =
  /^\s*(?:(?:in |of |for )?(?:rates|body corp|bc\b|levy|deposit|reno|cash ?back|insurance)|(?:\/|per |p)\s?(?:m|sq)|m2|m²|sqm|ha\b|%|square|views|people|listings)/iu
const LEAST_BEFORE =
  /\b(?:over|from|above|plus|excess(?: of)?|starting(?: at)?|offers?|enquir(?:y|ies)|inquir(?:y|ies)|buyers?|interest|(?:b\.?[be]\.?o|e\.?o|o\.?i\.?e\.?o)\.?)[\s:-]{0,3}$/iu
const LEAST_AFTER = /^\s*(?:\+|plus\b(?! gst)|or more|and over|upwards|and up)/iu
const ABOUT_BEFORE =
  /\b(?:around|about|circa|approx\p{L}*\.?|guide|indicat\p{L}*|mid|high|low|estimate|expect\p{L}*|(?:range|region)(?: of)?)[\s:-]{0,3}(?:the )?$|[~±]\s*$/iu
const ABOUT_AFTER = /^(?:['’]?s\b|\s*\(?\s*(?:ono\b|o\.n\.o|neg\b|negotiable|approx|ish\b|or near|or nearest|circa))/iu
/** Asking 899 and mid 700s, which may be thousands. */
const UNCLEAR =
  /(?<![\p{L}])(?:(?:asking|price[ds]?(?: at)?)\s?:?\s\$?[1-9]\d{2}(?![\d,.]*\d|\s?(?:[km/]|pw|per|a week))|(?:low|mid|high)(?:(?:\s?[-–/]\s?|\sto\s)(?:mid|high))?[\s-](?:the\s)?\$?[1-9]\d{2}\s?k?['’]?s(?![\p{L}]))/iu
const RANGE_BETWEEN = /^\s*(?:-|–|—|to|and)\s*$/iu

const DAY = String.raw`(?:(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)[a-z]{0,6}\s{1,2})?\d{1,2}(?:st|nd|rd|th)?\s{1,2}(?:of\s)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?:\s\d{4})?`
const METHOD = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:for sale )?(?:by )?(?:price )?(?:by )?negotiat(?:ion|ed)|p\.?b\.?n|(?:price )?neg(?:otiable)?|(?:mortgagee )?auction|mortgagee sale|(?:for sale by )?tender|deadline(?: sale| treaty| private treaty)?|set date(?: of)? sale|private treaty|price on application|p\.?o\.?a|e\.?o\.?i|expressions? of interest|make (?:us |me )?an offer|(?:all )?offers? (?:invited|considered)|buyer enquiry|contact agent|tba|to be advised)(?![\p{L}])(?:,?\s{0,2}(?:sale\s)?(?:(?:closing|closes|ending|ends|on|by|at|-),?\s){0,2}(?:${HIDDEN}+,?\s(?:on\s)?)?${DAY})?`,
  'giu',
)

/** Reads the price of a home in a line. Source: docs/method/screening.md, "Reading a list". */
export function readPrice(line: string): PriceInText {
  const methods = Array.from(line.matchAll(METHOD), ([found]) => withoutHidden(found))
  const words = methods[0] ?? null
  const amounts = listAmounts(line)
  const rest = hideMatches(hideMatches(hideMatches(line, SHORT_RANGE), AMOUNT), METHOD)
  const [first, second] = amounts
  if (first === undefined) {
    const unclear = words === null ? UNCLEAR.exec(line)?.[0] : undefined
    return { price: null, words: unclear ?? words, doubt: unclear === undefined ? null : 'price_unclear', rest }
  }
  if (second !== undefined) return { ...readSeveral(line, amounts), rest }
  if (first.doubt !== null)
    return { price: first.value, words: phraseOf(line, first, first.end), doubt: first.doubt, rest }
  return { price: first.value, words, doubt: words === null ? null : 'price_about', rest }
}

/** Tender closing 5 Dec: its time is hidden. */
function withoutHidden(words: string): string {
  return words
    .replaceAll(HIDDEN, '')
    .replaceAll(/\s{2,}/gu, ' ')
    .trim()
}

/** Reads a cell of a column of prices, where a number needs no sign, and its heading may say thousands. */
export function readPriceCell(
  cell: string,
  { thousands, unknown }: Pick<HeadUnit, 'thousands' | 'unknown'> = NO_UNIT,
): Omit<PriceInText, 'rest'> {
  const unclear = { price: null, words: cutText(cell.trim(), 60), doubt: 'price_unclear' } as const
  if (unknown !== null && /\d/u.test(cell)) return unclear
  const read = readTypedFigure(cell, { kind: 'money', unit: 'NZD' })
  const typed = read.kind === 'value' ? (read.value ?? 0) : 0
  if (thousands && typed > 0 && typed < MOST_THOUSANDS) {
    const price = toCents(typed * 1000)
    return price >= LEAST_PRICE ? { price, words: null, doubt: null } : unclear
  }
  const inText = readPrice(cell)
  if (inText.price !== null || inText.words !== null || inText.doubt !== null || !/\d/u.test(cell)) return inText
  if (RENT_AFTER.test(cell.replace(/^[^\p{L}/]{1,20}/u, ''))) return inText
  return typed >= LEAST_PRICE ? { price: typed, words: null, doubt: null } : unclear
}

/** A smaller amount is a rent, a deposit or rates. */
const LEAST_PRICE = 20_000
/** A larger amount below a heading of thousands is written in dollars. */
const MOST_THOUSANDS = 10_000

function listAmounts(line: string): Amount[] {
  const ranges = Array.from(line.matchAll(SHORT_RANGE), ({ 0: typed, index, groups = {} }) => {
    return { value: lowOf(groups['low'] ?? '', typed), start: index, end: index + typed.length, isRange: true }
  })
  const single = Array.from(hideMatches(line, SHORT_RANGE).matchAll(AMOUNT), ({ 0: typed, index }) => {
    return { value: valueOf(typed), start: index, end: index + typed.length, isRange: false }
  })
  const amounts: Amount[] = []
  let other: { readonly value: number; readonly end: number } | null = null
  for (const { value, start, end, isRange } of [...ranges, ...single].toSorted((one, next) => one.start - next.start)) {
    const [before, after] = [line.slice(Math.max(0, start - AROUND), start), line.slice(end, end + AROUND)]
    if (value === null || value < LEAST_PRICE) continue
    // RV $650,000 - $700,000: both are of the range.
    const endsOther: boolean = other !== null && value > other.value && RANGE_BETWEEN.test(line.slice(other.end, start))
    if (endsOther || !isOfSale(before, after)) other = { value, end }
    else amounts.push({ value, start, end, doubt: isRange ? 'price_at_least' : doubtOf(before, after) })
  }
  return amounts
}

/** 650 to 1.2m begins at thousands, and 1.2 to 1.3m at millions. */
function lowOf(low: string, range: string): number | null {
  if (/[km]$/iu.test(low)) return valueOf(low)
  return valueOf(low + (low.includes('.') ? range.slice(-1) : 'k'))
}

function isOfSale(before: string, after: string): boolean {
  const isOther = RENT_BEFORE.test(before) || VALUE_BEFORE.test(before) || OTHER_BEFORE.test(before)
  return !isOther && !RENT_AFTER.test(after) && !VALUE_AFTER.test(after) && !OTHER_AFTER.test(after)
}

function doubtOf(before: string, after: string): Amount['doubt'] {
  if (ABOUT_BEFORE.test(before) || ABOUT_AFTER.test(after)) return 'price_about'
  return LEAST_BEFORE.test(before) || LEAST_AFTER.test(after) ? 'price_at_least' : null
}

function readSeveral(line: string, amounts: readonly Amount[]): Omit<PriceInText, 'rest'> {
  const [first, second] = amounts
  if (first === undefined || second === undefined) return { price: null, words: null, doubt: null }
  const words = phraseOf(line, first, amounts.at(-1)?.end ?? first.end)
  if (amounts.length === 2 && RANGE_BETWEEN.test(line.slice(first.end, second.start))) {
    return { price: Math.min(first.value, second.value), words, doubt: 'price_at_least' }
  }
  const isOne = amounts.every(({ value }) => value === first.value)
  return isOne
    ? { price: first.value, words: null, doubt: first.doubt }
    : { price: null, words, doubt: 'several_prices' }
}

const QUALIFIERS =
  /(?:(?:buyers?|enquir(?:y|ies)|inquir(?:y|ies)|offers?|interest|price[ds]?|asking|guide|indicat\p{L}*|around|about|circa|approx\p{L}*\.?|over|from|above|in|excess|of|the|region|mid|high|low|plus|at|starting|b\.?e\.?o\.?|e\.?o\.?|between|expect\p{L}*|range|estimate|~)[ :]{0,2}){0,6}$/iu

/** The words of an amount with what qualifies it: Enquiries over $650,000. */
function phraseOf(line: string, { start }: Amount, end: number): string {
  const before = QUALIFIERS.exec(line.slice(Math.max(0, start - AROUND), start))?.[0] ?? ''
  const after = (LEAST_AFTER.exec(line.slice(end)) ?? ABOUT_AFTER.exec(line.slice(end)))?.[0] ?? ''
  return cutText(`${before}${line.slice(start, end)}${after}`.trim(), 100)
}

function valueOf(typed: string): number | null {
  const short = typed
    .replace(/\s?(?:mil|mill|million)$/iu, 'm')
    .replace(/\s?thousand$/iu, 'k')
    .replace(/\s(?=[km]$)/iu, '')
    // 1.095m: no home has a price of a thousand million.
    .replace(/(?<=\.\d{3})m$/iu, '0m')
  const read = readTypedFigure(short, { kind: 'money', unit: 'NZD' })
  return read.kind === 'value' ? read.value : null
}
