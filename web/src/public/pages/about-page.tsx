import type { PageProps } from '../page-props.ts'
import { AboutBuyers } from './about/about-buyers.tsx'
import { AboutProfessionals } from './about/about-professionals.tsx'

export function AboutPage({ audience }: PageProps) {
  return audience === 'professional' ? <AboutProfessionals /> : <AboutBuyers />
}
