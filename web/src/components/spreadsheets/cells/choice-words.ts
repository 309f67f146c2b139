import { foldText } from '@homeyield/domain/property/fold-text'

const HOW_OFTEN: Readonly<Record<string, readonly string[]>> = {
  Weekly: ['w', 'wk', 'wkly', 'week', 'per week', 'a week', 'every week', 'pw'],
  Fortnightly: [
    'f',
    'fn',
    'f n',
    'fortnight',
    'per fortnight',
    'a fortnight',
    'every fortnight',
    'every two weeks',
    '2 weekly',
    'pf',
  ],
  Monthly: ['m', 'mth', 'mthly', 'month', 'per month', 'a month', 'every month', 'calendar month', 'pm', 'pcm'],
  Yearly: ['y', 'year', 'per year', 'a year', 'annual', 'annually', 'pa', 'p a'],
}

// As people write them, folded.
const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  dwelling: {
    House: [
      'home',
      'townhouse',
      'town house',
      'terrace',
      'terraced house',
      'terrace house',
      'villa',
      'bungalow',
      'cottage',
      'duplex',
      'standalone',
      'standalone house',
      'stand alone',
      'detached',
      'detached house',
      'semi detached',
      'residential',
    ],
    Flat: ['unit', 'home unit', 'granny flat', 'minor dwelling'],
    Apartment: ['apt', 'studio', 'studio apartment', 'penthouse'],
    Room: ['single room', 'boarding room'],
  },
  status: {
    owned: ['own', 'we own it', 'own it', 'ours', 'bought', 'purchased', 'settled', 'owner occupied'],
  },
  repayment_type: {
    'Principal and interest': ['p i', 'pi', 'p and i', 'principal interest', 'table', 'table loan'],
    'Interest only': ['io', 'i o', 'int only'],
  },
  loan_payment_term: HOW_OFTEN,
  rent_frequency: HOW_OFTEN,
}

/** The option that other words name; undefined for none. */
export function optionOfWords(name: string, text: string): string | undefined {
  const folded = foldText(text)
  return Object.entries(WORDS[name] ?? {}).find(([, words]) => words.includes(folded))?.[0]
}
