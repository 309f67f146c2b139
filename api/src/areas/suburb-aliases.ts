/** An everyday suburb that no statistical area is named after, and its areas (codes and names of 2018). */
interface SuburbAlias {
  suburb: string
  areas: Readonly<Record<string, string>>
}

/** Our own reading of the map: an area is listed when nearly all of it is in the suburb. */
export const suburbAliases: readonly SuburbAlias[] = [
  {
    suburb: 'Te Aro',
    areas: { '251600': 'Dixon Street', '251700': 'Vivian West', '251800': 'Courtenay', '252100': 'Vivian East' },
  },
  { suburb: 'Frankton', areas: { '178900': 'Frankton Junction' } },
  { suburb: 'Strathmore Park', areas: { '255100': 'Strathmore (Wellington City)' } },
  {
    suburb: 'Auckland Central',
    areas: {
      '132700': 'Hobson Ridge North',
      '133200': 'Queen Street',
      '133300': 'Quay Street-Customs Street',
      '133400': 'Hobson Ridge Central',
      '133700': 'Shortland Street',
      '133800': 'Hobson Ridge South',
      '134100': 'Queen Street South West',
      '134500': 'Anzac Avenue',
      '134800': 'Auckland-University',
    },
  },
  { suburb: 'Britomart', areas: { '133300': 'Quay Street-Customs Street' } },
  { suburb: 'Wynyard Quarter', areas: { '131300': 'Wynyard-Viaduct' } },
]
