import { StyleSheet } from '@react-pdf/renderer'

export const QUIET = '#51605a'
export const LINE = '#d9dfd9'

export const INK = '#15211d'
export const GAIN = '#0c6a55'
export const LOSS = '#a8281e'

/** Lengths are points. */
export const styles = StyleSheet.create({
  page: {
    padding: 36,
    // Else a letter is drawn as a letter and an accent, and copied without the accent.
    fontFeatureSettings: { ccmp: 0 },
    fontSize: 9.5,
    lineHeight: 1.4,
    color: INK,
  },
  sheet: { height: 752, overflow: 'hidden' },
  top: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', height: 44 },
  logo: { maxWidth: 170, height: 44, objectFit: 'contain', objectPosition: '0 50%' },
  brand: { fontSize: 15, fontWeight: 700, color: GAIN },
  made: { fontSize: 9, color: QUIET, textAlign: 'right' },
  address: { marginTop: 16, fontSize: 20, lineHeight: 1.2, fontWeight: 700, maxLines: 2, textOverflow: 'ellipsis' },
  home: { marginTop: 3, fontSize: 10.5, color: QUIET },
  sample: { marginTop: 6, fontWeight: 600, color: '#8a5800' },
  rents: { marginTop: 16, flexDirection: 'row', gap: 12 },
  card: { flex: 1, padding: 12, borderRadius: 8, backgroundColor: '#f2f0e8' },
  own: { backgroundColor: '#d9efe7' },
  label: { fontSize: 9, fontWeight: 600, color: QUIET },
  rent: { marginTop: 2, fontSize: 25, lineHeight: 1.2, fontWeight: 700 },
  secondRent: { marginTop: 2, fontSize: 17, lineHeight: 1.35, fontWeight: 700 },
  estimate: { marginTop: 2, fontSize: 21, lineHeight: 1.3, fontWeight: 700 },
  quiet: { color: QUIET },
  unsure: {
    marginLeft: -4,
    alignSelf: 'flex-start',
    paddingHorizontal: 4,
    borderRadius: 3,
    backgroundColor: '#fdf0d6',
    fontWeight: 600,
    color: INK,
  },
  reason: { marginTop: 5, fontSize: 8.5, maxLines: 9, textOverflow: 'ellipsis' },
  title: { marginTop: 16, marginBottom: 6, fontSize: 11.5, fontWeight: 700 },
  figures: { marginTop: 14, flexDirection: 'row', flexWrap: 'wrap', borderTop: `1pt solid ${LINE}` },
  figure: { paddingVertical: 8, paddingRight: 10, borderBottom: `1pt solid ${LINE}` },
  value: { fontSize: 13, lineHeight: 1.5, fontWeight: 700 },
  note: { fontSize: 8.5, color: QUIET },
  bar: {
    flexDirection: 'row',
    height: 22,
    borderRadius: 4,
    backgroundColor: '#f2f0e8',
    overflow: 'hidden',
    marginBottom: 3,
  },
  rentBar: { backgroundColor: GAIN, justifyContent: 'center', paddingLeft: 7 },
  rentText: { color: '#ffffff', fontWeight: 600, fontSize: 9, maxLines: 1 },
  piece: { borderRight: '1pt solid #ffffff' },
  legend: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 4, columnGap: 24 },
  entry: { width: '47%', flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 1.5 },
  entryName: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  key: { width: 7, height: 7, borderRadius: 2 },
  end: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 5,
    paddingTop: 5,
    borderTop: `1pt solid ${LINE}`,
  },
  endText: { fontSize: 11, fontWeight: 700 },
  thresholds: { marginTop: 14, flexDirection: 'row', gap: 16, marginBottom: 8 },
  threshold: { flex: 1 },
  thresholdLabel: { flexGrow: 1, fontSize: 9, fontWeight: 600, color: QUIET },
  thresholdValue: { fontSize: 11.5, lineHeight: 1.4, fontWeight: 700 },
  track: { position: 'relative', height: 10, marginTop: 4, marginBottom: 4, borderRadius: 3, backgroundColor: LINE },
  fill: { height: 10, borderRadius: 3, backgroundColor: GAIN },
  above: { backgroundColor: '#d69993', border: `1.2pt dashed ${LOSS}` },
  mark: { position: 'absolute', top: -3, width: 2, height: 16 },
  from: { marginTop: 14, paddingTop: 10, borderTop: `1pt solid ${LINE}` },
  line: { maxLines: 1, textOverflow: 'ellipsis' },
  foot: { position: 'absolute', left: 36, right: 36, bottom: 18, fontSize: 7.5, color: QUIET, textAlign: 'center' },
})
