import type { CalculationFieldTable } from '../fields/field.ts'

/** What a home is for. */
export const PURPOSES = ['rent_out', 'live_in', 'client'] as const
export type Purpose = (typeof PURPOSES)[number]

/** It decides which figure leads and which limits banks have. Source: docs/method/calculator.md, "Purpose". */
export const PURPOSE_FIELDS = {
  purpose: {
    group: 'own-home',
    sections: [],
    kind: 'choice',
    label: 'What it is for',
    options: PURPOSES,
    labels: { rent_out: 'Rent it out', live_in: 'Live in it', client: 'For a client' },
    default: 'rent_out',
  },
} as const satisfies CalculationFieldTable

/** Whether the owner lives there. */
export function isLivedIn({ purpose }: { readonly purpose: Purpose }): boolean {
  return purpose === 'live_in'
}
