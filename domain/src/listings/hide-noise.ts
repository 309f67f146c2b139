import { hideMatches } from './hide-text.ts'

const LINKS =
  /(?:https?:\/\/|www\.)[^\s<>]{1,1000}|(?<![\w.@-])[\w-]{2,40}\.(?:co\.)?nz(?![\w])|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/giu
const PHONES =
  /(?<![\p{L}\d$.,/])(?:\+64[\s-]?|\(0\d{1,2}\)[\s-]?|0(?=[\d\s-]))\d{1,3}[\s-]?\d{3}[\s-]?\d{2,4}(?:[\s-]?\d{1,3})?(?![\d,])|(?<![\p{L}\d])0[58]00[\s-][\w -]{3,12}/giu
const TIMES = /(?<![\p{L}\d])\d{1,2}(?:[:.]\d{2})?\s?(?:-|–|to)?\s?(?:\d{1,2}(?:[:.]\d{2})?\s?)?[ap]m(?![\p{L}])/giu
const SIZES =
  /(?<![\p{L}\d.,$])\d{1,6}(?:[.,]\d{1,3})?\s?(?:m2|m²|sqm|sq\.? ?m(?:et(?:re|er)s?)?|square met(?:re|er)s?|ha|hectares?|acres?)(?![\p{L}\d])/giu
const CODES =
  /(?<![\p{L}])(?:property |listing |web )?(?:id|ref(?:erence)?|code|listing)\s?(?:no\.?|number)?[:#\s]{1,3}[A-Z]{0,4}\d{3,12}/giu
const BOXES = /(?<![\p{L}])p\.?\s?o\.?\s?box\s?\d{1,6}[^\n]{0,60}/giu

/** The line with links, phone numbers, times, areas of land and codes hidden, which hold numbers that say nothing of a home. */
export function hideNoise(line: string): string {
  return [LINKS, BOXES, PHONES, TIMES, SIZES, CODES].reduce(hideMatches, line)
}
