import type { Brand, ReplaceBrandBody } from '@homeyield/contract/brand'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { brandChanged, photoNotUploaded } from './brand-problems.ts'
import type { BrandStore } from './brand-store.ts'

/** Replaces the brand of the viewer's account. */
export function replaceBrand({ brands }: { readonly brands: BrandStore }) {
  return async (viewer: Viewer, body: ReplaceBrandBody): Promise<Brand> => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const stored = await brands.replace(viewer.accountId, {
      version: body.version,
      company: body.company ?? '',
      licence_number: body.licence_number ?? '',
      phone: body.phone ?? '',
      email: body.email ?? '',
      website: body.website ?? '',
      colour: body.colour ?? null,
      photo_url: body.photo_url ?? null,
      footer: body.footer ?? '',
      templates: (body.templates ?? []).map(({ name, kind, subject = '', message = '' }) => ({
        name,
        kind,
        subject,
        message,
      })),
    })
    if (stored === 'account_gone') throw notSignedIn()
    if (stored === 'other_photo') throw photoNotUploaded()
    if ('current' in stored) throw brandChanged(stored.current)
    return stored
  }
}
