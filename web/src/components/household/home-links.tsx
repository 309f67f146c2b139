import type { HomeOfPeople } from '@homeyield/contract/household'
import { streetOf } from '@homeyield/domain/property/street-of'
import { Link } from 'react-router'
import { calculationPath } from '../../paths.ts'

/** The homes by their street, each a link to where its owners are. */
export function HomeLinks({ homes }: { readonly homes: readonly HomeOfPeople[] }) {
  return homes.map(({ id, property }, index) => (
    <span key={id}>
      {index === 0 ? '' : ', '}
      <Link to={calculationPath(id, 'years')}>{streetOf(property)}</Link>
    </span>
  ))
}
