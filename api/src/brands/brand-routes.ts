import type { Handlers } from '../server/handlers.ts'
import type { BrandStore } from './brand-store.ts'
import { replaceBrand } from './replace-brand.ts'

export function brandRoutes(deps: { readonly brands: BrandStore }): Pick<Handlers, 'readBrand' | 'replaceBrand'> {
  const replace = replaceBrand(deps)
  return {
    readBrand: (viewer) => deps.brands.read(viewer.accountId),
    replaceBrand: (viewer, { body }) => replace(viewer, body),
  }
}
