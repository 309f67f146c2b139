/** How long a rate is fixed, in months, as banks advertise it; 0 is a floating rate. */
export const MORTGAGE_TERMS = [0, 6, 12, 18, 24, 36, 48, 60] as const
export type MortgageTerm = (typeof MORTGAGE_TERMS)[number]

const NAMES: Readonly<Record<MortgageTerm, string>> = {
  0: 'Floating',
  6: '6 months',
  12: '1 year',
  18: '18 months',
  24: '2 years',
  36: '3 years',
  48: '4 years',
  60: '5 years',
}

export function nameTerm(term: MortgageTerm): string {
  return NAMES[term]
}
