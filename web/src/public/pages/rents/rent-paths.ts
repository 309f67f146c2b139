import type { District, SuburbName } from '@homeyield/contract/rent-page'
import { paths } from '../../../paths.ts'

export function districtPath({ slug }: Pick<District, 'slug'>): string {
  return `${paths.rents}/${slug}`
}

export function suburbPath(district: Pick<District, 'slug'>, { slug }: Pick<SuburbName, 'slug'>): string {
  return `${districtPath(district)}/${slug}`
}
