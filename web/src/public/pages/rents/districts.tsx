import type { District } from '@homeyield/contract/rent-page'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen.tsx'
import { PublicLink } from '../../public-link.tsx'
import { PlaceBox } from './place-box.tsx'
import { RentCredits } from './rent-credits.tsx'
import styles from './rents.module.css'

/** /rents: the districts by region, from north to south. */
export function Districts({ districts }: { readonly districts: readonly District[] }) {
  const regions = [...new Set(districts.map(({ region }) => region))]
  return (
    <Screen heading="Rents by district" width="wide">
      <PlaceBox />
      <p className="prose large pale">
        Choose a district to see what homes rent for in each of its suburbs, on a map and in a table.
      </p>
      <div className={styles.regions}>
        {regions.map((region) => (
          <section key={region} className={`together ${styles.region}`}>
            <h2 className="large above-half">{region}</h2>
            <ul>
              {districts
                .filter((district) => district.region === region)
                .map(({ slug, name, areas }) => (
                  <li className="row between target line-below" key={slug}>
                    <PublicLink to={`${paths.rents}/${slug}`}>{name}</PublicLink>
                    <span className="quiet">
                      {areas} {areas === 1 ? 'area' : 'areas'}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <RentCredits />
    </Screen>
  )
}
