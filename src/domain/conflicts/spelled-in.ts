/** How a language writes sounds that English writes otherwise: by what its spelling is known, and what English would write. */
type Spelling = { readonly sign: RegExp; readonly letters: readonly (readonly [RegExp, string])[] }

const spellings: readonly Spelling[] = [
  // Any language of the Continent: Wasyl, Jelena, Chomutynnik.
  {
    sign: /[wj]|ch/,
    letters: [
      [/(?<=[iy])j(?![aeiou])/g, ''],
      [/j/g, 'y'],
      [/ch/g, 'kh'],
      [/w/g, 'v'],
    ],
  },
  // Polish, and Belarusian as it writes it: Jaraszewicz, Wołkau, Dżemajel, Siarhiej, Starascina.
  {
    sign: /sz|cz|rz|dz|[łżźśćńąę]/,
    letters: [
      [/szcz/g, 'shch'],
      [/sz/g, 'sh'],
      [/cz/g, '#'],
      [/rz/g, 'zh'],
      [/d[żź]/g, '$'],
      [/[żź]/g, 'zh'],
      [/ch/g, 'kh'],
      [/[cć]/g, 'ts'],
      [/#/g, 'ch'],
      [/(?<=[iy])j(?![aeiou])/g, ''],
      [/j/g, 'y'],
      [/\$/g, 'j'],
      [/w/g, 'v'],
      [/ó/g, 'u'],
    ],
  },
  // Hungarian: Szihajeb, Dzsumblatt, Nádzsib.
  {
    sign: /sz|zs|cs/,
    letters: [
      [/dzs/g, '#'],
      [/zs/g, 'zh'],
      [/cs/g, 'ch'],
      [/sz/g, '$'],
      [/s/g, 'sh'],
      [/\$/g, 's'],
      [/j/g, 'y'],
      [/#/g, 'j'],
    ],
  },
  // German: Dschumblat, Selenskyj, Zwetkow.
  {
    sign: /sch|w|j/,
    letters: [
      [/dsch/g, '#'],
      [/tsch/g, '$'],
      [/sch/g, 'sh'],
      [/z/g, 'ts'],
      [/(?<![a-z])s(?=[aeiou])/g, 'z'],
      [/(?<=[iy])j(?![aeiou])/g, ''],
      [/j/g, 'y'],
      [/#/g, 'j'],
      [/\$/g, 'ch'],
      [/w/g, 'v'],
    ],
  },
  // Turkish and Azerbaijani: Canbolat, Necip, Fneyş, Pezeşkiyan.
  {
    sign: /[şçğıə]|c(?![hkz])/,
    letters: [
      [/ş/g, 'sh'],
      [/ç/g, '#'],
      [/j/g, 'zh'],
      [/c/g, 'j'],
      [/#/g, 'ch'],
      [/ğ/g, 'gh'],
      [/ə/g, 'a'],
      [/p(?![a-z])/g, 'b'],
    ],
  },
  // Albanian: Hoxha, Xhaferi, Qemal, Gjergj.
  {
    sign: /xh|gj|q(?!u)|ë/,
    letters: [
      [/xh|gj/g, '#'],
      [/q/g, 'ch'],
      [/j/g, 'y'],
      [/ë/g, 'e'],
      [/#/g, 'j'],
    ],
  },
  // Czech, Slovak, Croatian, Lithuanian: Džumblat, Devjatovskij, Bahdanovič.
  {
    sign: /[čćšžđ]/,
    letters: [
      [/dž/g, '#'],
      [/[čć]/g, '$'],
      [/š/g, 'sh'],
      [/ž/g, 'zh'],
      [/đ/g, '#'],
      [/ch/g, 'kh'],
      [/(?<=[iy])j(?![aeiou])/g, ''],
      [/j/g, 'y'],
      [/#/g, 'j'],
      [/\$/g, 'ch'],
    ],
  },
]

/** A name in Latin letters as English would write it if it were spelled in each language whose spelling it may have. */
export function spelledInEnglish(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase()
  const found = spellings.flatMap(({ sign, letters }) =>
    sign.test(lower) ? [letters.reduce((text, [letter, other]) => text.replaceAll(letter, other), lower)] : [],
  )
  return [...new Set(found)].filter((text) => text !== lower)
}
