import type { UploadType } from '@homeyield/contract/upload'
import { mayGiveEstimate, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import { professionalRequired } from './upload-problems.ts'

/**
 * Throws the refusal unless a member may upload that. A photo needs Premium; a logo, which is the professional's, needs both,
 * because a free account has "no photo, logo, signature" (decisions section 3, "Free"; specification section 6).
 */
export function checkMayUpload(member: Member, type: UploadType): void {
  if (!mayUsePremiumFeatures(member)) throw premiumRequired()
  if (type === 'brand_logo' && !mayGiveEstimate(member)) throw professionalRequired()
}
