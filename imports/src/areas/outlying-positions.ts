/**
 * Roughly where the areas lie (latitude, longitude) for which Statistics New Zealand's table gives no centre: those far
 * from the mainland, some of them across the 180th meridian. Good to a degree or so, for a map's overview only.
 */
export const OUTLYING_POSITIONS: Readonly<Record<string, readonly [number, number]>> = {
  '342900': [-44, -176.5],
  '343000': [-44, -176.5],
  '400001': [-41, 174],
  '400002': [-29.3, -177.9],
  '400003': [-29.3, -177.9],
  '400004': [-39.5, 173],
  '400005': [-52.5, 169.1],
  '400006': [-52.5, 169.1],
  '400007': [-47, 168],
  '400008': [-50.7, 166.1],
  '400009': [-50.7, 166.1],
  '400010': [-47.8, 179],
  '400011': [-47.8, 179],
  '400012': [-48, 166.6],
  '400013': [-48, 166.6],
  '400014': [-49.7, 178.8],
  '400015': [-49.7, 178.8],
  '400016': [-77.8, 166.7],
}
