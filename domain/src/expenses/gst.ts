/** New Zealand's GST in per cent by the day from which it is charged; the rule pack lists it with its source. */
export const GST_RATES = [
  {
    from: '2010-10-01',
    value: 15,
    sentence: 'A fee plus GST costs you 15 % more than its rate.',
    source: 'ird.govt.nz, GST',
    url: 'https://www.ird.govt.nz',
    grade: 'A',
  },
] as const

/** What a price plus GST comes to: 1.15. */
export const WITH_GST = 1 + GST_RATES[0].value / 100
