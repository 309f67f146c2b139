/** A quote of a customer, who is given by role and region, never by name. */
export interface Testimonial {
  readonly words: string
  readonly role: string
  readonly region: string
}

export interface TeamMember {
  readonly role: string
  readonly region: string
  readonly does: string
}

/** The people on the landing page; an empty list hides its section. */
export interface People {
  readonly testimonials: readonly Testimonial[]
  readonly team: readonly TeamMember[]
}

/** What production shows: quotes of real people with their consent, added by the operator. Empty by default. */
export const PEOPLE: People = { testimonials: [], team: [] }

/** What a development installation shows instead, marked as examples on the page. */
export const EXAMPLE_PEOPLE: People = {
  testimonials: [
    {
      words:
        'Here a buyer would say what the figures changed: which home they walked away from, say, and what the week looked like for the one they bought.',
      role: 'A first-home buyer',
      region: 'Waikato',
    },
    {
      words:
        'Here an investor would say how they compare homes: by what is left of the rent, and by how many bonds that rent rests on.',
      role: 'An investor with two rentals',
      region: 'Otago',
    },
    {
      words:
        'Here a property manager would say what owners make of an assessment that shows the market’s figure beside their own.',
      role: 'A property manager',
      region: 'Bay of Plenty',
    },
  ],
  team: [
    { role: 'Rents and data', region: 'Wellington', does: 'Reads each quarter’s bonds in, and checks them first.' },
    { role: 'The calculator', region: 'Auckland', does: 'Sees to it that every figure can show its working.' },
    { role: 'Support', region: 'Canterbury', does: 'Answers when a figure looks wrong, or a page does.' },
  ],
}
