import type { Area } from '../areas/area.ts'

/** An area for tests; its name contains its code. */
export function makeArea(sa2_code: string, district = '076', region = '02'): Area {
  return {
    sa2_code,
    name: `Area ${sa2_code}`,
    territorial_authority_code: district,
    territorial_authority: `District ${district}`,
    region_code: region,
    region: `Region ${region}`,
    on_land: true,
    latitude: -36.8,
    longitude: 174.7,
  }
}
