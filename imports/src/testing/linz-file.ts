/** The columns of LINZ's layer 123113, as its CSV names them. */
export const LINZ_HEADER =
  'WKT,address_id,road_id,full_address_number,full_road_name,full_address,territorial_authority,unit,address_number,address_number_suffix,address_number_high,road_name,road_name_type,road_name_suffix,suburb_locality,town_city,is_land,address_lifecycle,full_road_name_ascii,full_address_ascii,territorial_authority_ascii,road_name_ascii,suburb_locality_ascii,town_city_ascii,shape_X,shape_Y'

/** The columns that a test sets; the others follow from them. */
export interface LinzRow {
  readonly address_id: number
  readonly unit: string
  readonly address_number: string
  readonly address_number_suffix: string
  readonly address_number_high: string
  readonly full_road_name: string
  readonly suburb_locality: string
  readonly town_city: string
  readonly territorial_authority: string
  readonly is_land: string
  readonly address_lifecycle: string
  readonly shape_X: string
  readonly shape_Y: string
}

const LINZ_ROW: LinzRow = {
  address_id: 1_001,
  unit: '',
  address_number: '14',
  address_number_suffix: '',
  address_number_high: '',
  full_road_name: 'Kōwhai Street',
  suburb_locality: 'Sydenham',
  town_city: 'Christchurch',
  territorial_authority: 'Christchurch City',
  is_land: 'T',
  address_lifecycle: 'Current',
  shape_X: '172.6365',
  shape_Y: '-43.5476',
}

/** All columns of a row, as LINZ's layer has them. */
export function linzColumns(row: Partial<LinzRow>): Record<string, string | number> {
  const own = { ...LINZ_ROW, ...row }
  const { unit, address_number, address_number_suffix, address_number_high, full_road_name } = own
  const number = `${unit && `${unit}/`}${address_number}${address_number_suffix}${address_number_high && `-${address_number_high}`}`
  const address = `${number} ${full_road_name}, ${own.suburb_locality}, ${own.town_city}`
  const words = full_road_name.split(' ')
  return {
    WKT: `POINT (${own.shape_X} ${own.shape_Y})`,
    road_id: 3_000_000 + full_road_name.length,
    full_address_number: number,
    full_address: address,
    road_name: words.slice(0, -1).join(' '),
    road_name_type: words.at(-1) ?? '',
    road_name_suffix: '',
    full_road_name_ascii: withoutMacrons(full_road_name),
    full_address_ascii: withoutMacrons(address),
    territorial_authority_ascii: withoutMacrons(own.territorial_authority),
    road_name_ascii: withoutMacrons(words.slice(0, -1).join(' ')),
    suburb_locality_ascii: withoutMacrons(own.suburb_locality),
    town_city_ascii: withoutMacrons(own.town_city),
    ...own,
  }
}

/** A line of LINZ's CSV without its end. */
export function linzLine(row: Partial<LinzRow>): string {
  const columns = linzColumns(row)
  return LINZ_HEADER.split(',')
    .map((name) => {
      const value = String(columns[name] ?? '')
      return /[",\n]/u.test(value) || name === 'WKT' ? `"${value.replaceAll('"', '""')}"` : value
    })
    .join(',')
}

/** LINZ's CSV: with a byte order mark and CRLF. */
export function formatLinzFile(rows: readonly Partial<LinzRow>[]): string {
  return `\uFEFF${[LINZ_HEADER, ...rows.map(linzLine)].map((line) => `${line}\r\n`).join('')}`
}

function withoutMacrons(text: string): string {
  return text.normalize('NFD').replaceAll('\u0304', '')
}
