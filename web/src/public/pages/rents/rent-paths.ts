import type { District, SuburbName, SuburbPage } from '@homeyield/contract/rent-page'
import { paths } from '../../../paths.ts'

export function districtPath({ slug }: Pick<District, 'slug'>): string {
  return `${paths.rents}/${slug}`
}

export function suburbPath(district: Pick<District, 'slug'>, { slug }: Pick<SuburbName, 'slug'>): string {
  return `${districtPath(district)}/${slug}`
}

/** The suburb and its kind of home as the calculator and signing up read them. */
export function areaQuery({ codes, dwelling, bedrooms }: Pick<SuburbPage, 'codes' | 'dwelling' | 'bedrooms'>): string {
  return new URLSearchParams({ area: codes, dwelling, bedrooms: String(bedrooms) }).toString()
}
