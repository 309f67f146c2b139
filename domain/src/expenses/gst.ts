/** New Zealand's GST in per cent. */
export const GST_PCT = 15

/** The same by the day from which it is charged; the rule pack lists it with its source. */
export const GST_RATES = [
  {
    from: '2010-10-01',
    value: GST_PCT,
    sentence: `A fee plus GST costs ${GST_PCT} % more than the fee.`,
    source: 'ird.govt.nz, GST',
    url: 'https://www.ird.govt.nz',
    grade: 'A',
  },
] as const

/** What a price plus GST comes to: 1.15. */
export const WITH_GST = 1 + GST_PCT / 100
