import type { HomeOfOwners, HomeOfPeople } from '@homeyield/contract/household'
import { MOST_PEOPLE, nameKey, type Person } from '@homeyield/domain/calculation/household'
import { valuesText } from '../../../components/household/household-change.ts'

/** What homes say of owners with one name. */
export interface OwnerValues {
  readonly values: Omit<Person, 'id' | 'name'>
  readonly homes: readonly HomeOfPeople[]
}

/** Owners of one name, in any capitals, who were typed into homes. */
export interface TypedOwners {
  readonly key: string
  readonly name: string
  readonly homes: readonly HomeOfPeople[]
  /** One entry unless the homes differ. */
  readonly said: readonly OwnerValues[]
  /** The person of that name in the household. */
  readonly known: Person | null
}

/** The typed owners who can be one person each; owners without a name never are. */
export function findTypedOwners(homes: readonly HomeOfOwners[], people: readonly Person[]): readonly TypedOwners[] {
  const typed = homes.flatMap(({ id, property, owners }) =>
    owners.flatMap(({ person_id, name, kind, other_income, other_residential_net }) => {
      const key = nameKey(name ?? '')
      if (person_id !== null || name === null || key === '') return []
      return [{ key, name: name.trim(), home: { id, property }, values: { kind, other_income, other_residential_net } }]
    }),
  )
  return [...Map.groupBy(typed, ({ key }) => key)].flatMap(([key, owners]) => {
    const [first] = owners
    const known = people.find(({ name }) => nameKey(name) === key) ?? null
    if (first === undefined || (known === null && people.length >= MOST_PEOPLE)) return []
    const said = [...Map.groupBy(owners, ({ values }) => valuesText(values)).values()].flatMap((same) =>
      same[0] === undefined ? [] : [{ values: same[0].values, homes: homesOf(same) }],
    )
    return [{ key, name: first.name, homes: homesOf(owners), said, known }]
  })
}

/** Each home once: its scenarios may have the owner too. */
function homesOf(owners: readonly { readonly home: HomeOfPeople }[]): readonly HomeOfPeople[] {
  return [...new Map(owners.map(({ home }) => [home.id, home])).values()]
}
