import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes `src/domain/conflicts/syllables/cantonese.data.ts` from the Unihan files of the Unicode character database, unpacked
 * into one folder: for the letters that are in use in China and Hong Kong, how Cantonese reads each, without tones.
 */
const [folder = ''] = process.argv.slice(2)
if (folder === '') throw new Error('Name the folder with Unihan_Readings.txt and Unihan_DictionaryLikeData.txt.')

function valuesOf(file: string, field: string): Map<string, string> {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  const rows = lines
    .map((line) => line.split('\t'))
    .filter(([code = '', name]) => code.startsWith('U+') && name === field)
  return new Map(rows.map(([code = '', , value = '']) => [code, value]))
}

const readings = valuesOf('Unihan_Readings.txt', 'kCantonese')
const inChina = valuesOf('Unihan_DictionaryLikeData.txt', 'kUnihanCore2020')
const inHongKong = valuesOf('Unihan_DictionaryLikeData.txt', 'kHKGlyph')

const letters = new Map<string, string>()
for (const [code, reading] of readings) {
  if (!inHongKong.has(code) && !/G/.test(inChina.get(code) ?? '')) continue
  const letter = String.fromCodePoint(Number.parseInt(code.slice(2), 16))
  for (const one of reading.split(' ')) {
    const syllable = one.replace(/\d$/, '')
    letters.set(syllable, `${letters.get(syllable) ?? ''}${letter}`)
  }
}
const lines = [...letters].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([syllable, all]) => `${syllable}${all}`)
writeFileSync(
  join(import.meta.dirname, '../src/domain/conflicts/syllables/cantonese.data.ts'),
  `/** Made by \`scripts/cantonese.ts\` from the Unihan database of Unicode 15.0 (field kCantonese, file of August 1, 2022, taken in
 * November 2026; see README). A line is a syllable as Jyutping writes it, without its tone, and the letters that are read so. */
export const cantonese = \`${lines.join('\n')}\n\`
`,
)
console.log(`${lines.length} syllables, ${[...letters.values()].join('').length} readings`)
