import type { Evidence, Rule, RulePack } from './rule-pack.ts'

const TENANCY_SERVICES = { url: 'https://www.tenancy.govt.nz', grade: 'A' } as const
const INCREASE: Evidence = {
  source: 'Residential Tenancies Act 1986, section 24; tenancy.govt.nz, Increasing rent',
  ...TENANCY_SERVICES,
}

function received(value: number, sentence: string): readonly Rule<number>[] {
  const source = 'Residential Tenancies Act 1986, sections 136 and 136A; tenancy.govt.nz, Serving notices'
  return [{ from: null, value, sentence, source, ...TENANCY_SERVICES }]
}

/** Rent increases and their notice in `nz-2026-11b`. Source: docs/method/lawful-rent.md, "Earliest increase". */
export const TENANCIES: Pick<RulePack, 'increaseMonths' | 'noticeDays' | 'noticeReceived' | 'holidays' | 'matariki'> = {
  increaseMonths: [{ from: null, value: 12, sentence: 'A rent rises at most once in twelve months.', ...INCREASE }],
  noticeDays: {
    tenancy: [{ from: null, value: 60, sentence: 'Tell your tenant 60 days before the rent rises.', ...INCREASE }],
    boardingHouse: [
      { from: null, value: 28, sentence: 'Tell your tenant 28 days before the rent rises.', ...INCREASE },
    ],
  },
  noticeReceived: {
    in_person: received(0, 'Handed over, it counts at once.'),
    email: received(0, 'It counts the same day, if you send it by 5 pm.'),
    email_after_5pm: received(1, 'After 5 pm it counts the next working day.'),
    letterbox: received(2, 'Allow two working days.'),
    post: received(4, 'Allow four working days.'),
  },
  holidays: [
    {
      from: null,
      value: {
        closed: { first: '12-23', last: '01-03' },
        afterNewYear: '01-04',
        fixed: [
          { name: 'Waitangi Day', on: '02-06' },
          { name: 'Anzac Day', on: '04-25' },
        ],
        easter: [
          { name: 'Good Friday', days: -2 },
          { name: 'Easter Monday', days: 1 },
        ],
        mondays: [
          { name: 'the King’s Birthday', month: 6, nth: 1 },
          { name: 'Labour Day', month: 10, nth: 4 },
        ],
      },
      sentence: 'Weekends, public holidays and the days around New Year are not working days.',
      source: 'crockers.co.nz; tenancy.govt.nz, Serving notices',
      url: 'https://www.tenancy.govt.nz',
      grade: 'B',
    },
  ],
  matariki: [
    {
      from: null,
      value: [
        '2026-07-10',
        '2027-06-25',
        '2028-07-14',
        '2029-07-06',
        '2030-06-21',
        '2031-07-11',
        '2032-07-02',
        '2033-06-24',
        '2034-07-07',
        '2035-06-29',
        '2036-07-18',
      ],
      sentence: 'Matariki is not a working day either, on a different date each year.',
      source: 'Secondary sources',
      url: null,
      grade: 'B',
    },
  ],
}
