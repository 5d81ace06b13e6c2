/** What stays in capitals in running text. */
const acronyms = [
  'BIA',
  'CBP',
  'CSPA',
  'CV',
  'DHS',
  'DOS',
  'EOIR',
  'ICE',
  'ID',
  'IJ',
  'INA',
  'LPR',
  'NOID',
  'NTA',
  'NVC',
  'OPLA',
  'OPT',
  'PSG',
  'RFE',
  'TPS',
  'U.S.',
  'USCIS',
  'ZIP',
] as const
const kept = new Set<string>(acronyms)

/**
 * The label of a placeholder as a list or a card says it: `IMMIGRATION JUDGE` is `Immigration judge`, `EOIR ID` stays. One
 * that has small letters of its own is left as it was written.
 */
export function calmLabel(label: string): string {
  if (label !== label.toUpperCase() || label === label.toLowerCase()) return label
  const words = label.split(' ').map((word) => {
    const bare = word.replace(/[^\p{L}\p{N}.-]/gu, '')
    if (kept.has(bare) || /\d/.test(bare)) return word
    return bare.startsWith('A-NUMBER') ? `A${word.slice(1).toLowerCase()}` : word.toLowerCase()
  })
  const [first = ''] = words
  words[0] = first.charAt(0).toUpperCase() + first.slice(1)
  return words.join(' ')
}
