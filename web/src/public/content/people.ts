/** What somebody says of the product. Whoever it is stands there by role and region, never by name. */
export interface Testimonial {
  readonly words: string
  readonly role: string
  readonly region: string
}

/** Somebody of the team, by what they do. */
export interface TeamMember {
  readonly role: string
  readonly region: string
  readonly does: string
}

/** What stands on the landing page. Without any, its section is not there. */
export interface People {
  readonly testimonials: readonly Testimonial[]
  readonly team: readonly TeamMember[]
}

/**
 * What production shows: the operator's own words of real people, with their consent. It ships empty, and the sections stay away until it
 * is filled. Source: decisions section 6.
 */
export const PEOPLE: People = { testimonials: [], team: [] }

/** What a development installation shows in their place. Nobody said any of it, and the page says so beside each. */
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
