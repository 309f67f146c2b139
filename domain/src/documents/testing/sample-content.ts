import type { DocumentContent } from '../document-content.ts'

/** A document with every form of part, a long address, and names in several scripts. Its figures are made up. */
export const SAMPLE_CONTENT: DocumentContent = {
  kind: 'buyer_appraisal',
  language: 'en',
  title: 'Rental appraisal for a buyer',
  address: 'Unit 12B, 1426A Te Whanganui-a-Tara Parade Extension, Waiheke Island, Auckland 1081',
  home: 'House with 3 bedrooms',
  addressee: 'For Ana Παπαδοπούλου',
  day: '2026-11-27',
  dated: 'Figures of 27 November 2026',
  message: 'Kia ora Ana\n\nHere is what we would let this home for.',
  blocks: [
    {
      name: 'rent',
      title: '',
      parts: [
        {
          form: 'headline',
          label: 'Appraised rent',
          value: '$640 to $680 a week',
          lines: ['The market’s figure for this home is $635 a week.'],
        },
      ],
    },
    {
      name: 'reasons',
      title: 'Why',
      parts: [{ form: 'sentences', sentences: ['Painted last summer.\nNew heat pump.', 'A short walk to the ferry.'] }],
    },
    {
      name: 'comparables',
      title: 'Comparable homes',
      parts: [
        {
          form: 'table',
          title: 'Comparable homes',
          columns: [
            { label: 'Home' },
            { label: 'Rent a week' },
            { label: 'Let or offered', isText: true },
            { label: 'Against this home', isText: true },
            { label: 'Says of this home' },
          ],
          rows: [
            { name: '8 Rimu Street, Waiheke', cells: ['$660', '1 Oct 2026', '10% better', '$600'] },
            { name: '15 Nikau Road, Waiheke', cells: ['$650', '12 Sep 2026', 'alike', '$650'] },
          ],
        },
        { form: 'sentences', sentences: ['Weighed, these homes say $600 to $650 a week for this one.'] },
      ],
    },
    {
      name: 'yields',
      title: 'At this price',
      parts: [
        {
          form: 'figures',
          figures: [
            { label: 'Purchase price', value: '$850,000', note: '' },
            { label: 'Gross yield', value: '3.88%', note: 'A year of rent against the price' },
          ],
        },
      ],
    },
    {
      name: 'week',
      title: 'Where the week goes',
      parts: [
        {
          form: 'week',
          week: {
            rent: '$635',
            rentShare: 60,
            parts: [
              { part: 'interest', label: 'Interest', value: '$820', share: 77 },
              { part: 'rates', label: 'Rates', value: '$244', share: 23 },
            ],
            leftLabel: 'Cash each week',
            leftValue: '−$429',
            leftShare: 40,
            short: true,
            gain: false,
          },
        },
      ],
    },
    {
      name: 'ratios',
      title: 'What a bank computes',
      parts: [
        {
          form: 'bars',
          bars: [
            {
              name: 'lvr',
              label: 'Loan to value (LVR)',
              value: '80.00%',
              verdict: 'Above 70%, the line for investors.',
              above: true,
              filled: 80,
              mark: 70,
              threshold: '70%',
            },
          ],
        },
      ],
    },
  ],
  author: {
    name: 'Ana 山田 Νίκου Иванова',
    email: 'ana@harbour.example',
    company: 'Harbour Rentals',
    licence: 'Licence 12345',
    phone: '09 555 0100',
    website: 'harbour.example',
    colour: '#2f3380',
    logo_url: null,
    photo_url: null,
    footer: 'Harbour Rentals Limited\nWaiheke Island',
  },
  missing: [],
  notes: ['A guide to help you decide, not a registered valuation or financial advice.', 'Areas: Stats NZ, CC BY 4.0.'],
}
