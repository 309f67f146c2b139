/** What was not as written, as people read it. Source: docs/method/screening.md, "Finding an address". */
export const PLACE_DOUBTS = {
  house: 'This unit or letter is not among our addresses: the house is.',
  range: 'This number is not among our addresses by itself: a range with it is.',
  number: 'This number is not among our addresses: the area is that of its street.',
  no_number: 'There is no number: the area is that of the street.',
  street: 'This street is not among our addresses: the area is that of the suburb.',
  spelling: 'The list spells it differently.',
  suburb: 'The list names another suburb.',
} as const
