/** Korean surnames as their bearers write them; a romanisation by rule gives another word for these. */
export const koreanSurnames: Readonly<Record<string, string>> = {
  이: 'lee',
  박: 'park',
  최: 'choi',
  정: 'jung',
  강: 'kang',
  조: 'cho',
  윤: 'yoon',
  장: 'jang',
  임: 'lim',
  오: 'oh',
  신: 'shin',
  유: 'yoo',
  류: 'ryu',
  노: 'roh',
  안: 'ahn',
  허: 'hur',
  우: 'woo',
  문: 'moon',
  구: 'koo',
  김: 'kim',
}

/** Surnames of two letters, Korean and Chinese (simplified and traditional), which a name of three begins with. */
export const doubleSurnames: ReadonlySet<string> = new Set(
  '남궁 황보 제갈 선우 사공 독고 서문 동방 欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 慕容 夏侯 皇甫 尉迟 尉遲 公孙 公孫 令狐 东方 東方 端木 司徒 长孙 長孫 宇文'.split(
    ' ',
  ),
)

/** Chinese surnames that are read otherwise than the same letter in other words. */
export const chineseSurnames: Readonly<Record<string, string>> = {
  单: 'shan',
  單: 'shan',
  曾: 'zeng',
  解: 'xie',
  仇: 'qiu',
  区: 'ou',
  區: 'ou',
  查: 'zha',
  翟: 'zhai',
  盖: 'ge',
  蓋: 'ge',
  任: 'ren',
  华: 'hua',
  華: 'hua',
  吕: 'lyu',
  呂: 'lyu',
}

/** Surnames of Hong Kong and Macau that are read or spelled otherwise than the same letter in other words. */
export const cantoneseSurnames: Readonly<Record<string, string>> = {
  曾: 'tsang chang',
  蔣: 'chiang',
  蒋: 'chiang',
  葉: 'ip yip yap',
  叶: 'ip yip yap',
  余: 'yu yue',
  單: 'sin shin',
  区: 'au ou',
  區: 'au ou',
  翁: 'yung wong',
  任: 'yam yum',
  石: 'shek sek',
  冼: 'sin',
  尹: 'wan',
  容: 'yung',
  岑: 'shum sum',
}

/** Names as they are shortened on forms and by clerks. */
export const shortNames: Readonly<Record<string, string>> = {
  fco: 'francisco',
  fca: 'francisca',
  gpe: 'guadalupe',
  st: 'saint',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
  md: 'mohammad',
  mohd: 'mohammad',
  muhd: 'muhammad',
  mhd: 'muhammad',
  wm: 'william',
}

export const titles: ReadonlySet<string> = new Set('mr mrs ms miss dr jr sr ii iii prof'.split(' '))

/** Words that are part of many names and tell nobody apart. */
export const particles: ReadonlySet<string> = new Set(
  'al el ul il as ad an ar at az *l bin ben ibn bint bn bnt abu de del della la las los y e da do dos das di du van von der den le'.split(
    ' ',
  ),
)

/** Words that are short for another one, or a name of their own. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  ma: ['maria'],
  lu: ['lyu'],
  lv: ['lyu'],
  abd: ['abdul'],
  yi: ['lee'],
  rhee: ['lee'],
  ri: ['lee'],
  pak: ['park'],
  bak: ['park'],
  im: ['lim'],
  yim: ['lim'],
  no: ['roh'],
  noh: ['roh'],
  heo: ['hur'],
  huh: ['hur'],
}

/** Letters that people write otherwise than the transliteration does. */
export const ownSpellings: readonly (readonly [RegExp, string])[] = [
  // Kher, Chaudhury and Bhim in Cyrillic letters.
  [/(?<=[кгдтбп])х/gu, 'h'],
  // Singh; a nasal before another letter.
  [/(?:ं|ં|ং|ੰ|ం|ಂ|ം)(?:ह|હ|হ|ਹ|హ|ಹ|ഹ)/gu, 'ngh'],
  // Kunwar, Munna.
  [/ँ/gu, 'n'],
  // Mumtaz, Zafar: the letter of Jahan with a dot.
  [/\u091c\u093c|\u0a9c\u0abc|\u095b/gu, 'z'],
  // Baheria, Garhwal: the letter with a dot.
  [
    /[\u0921\u0922\u0aa1\u0aa2]\u093c|[\u0921\u0922\u0aa1\u0aa2]\u0abc|[\u09a1\u09a2]\u09bc|[\u095c\u095d\u09dc\u09dd]/gu,
    'r',
  ],
  [/ंम/gu, 'mm'],
  [/ं/gu, 'n'],
  [/ङ/gu, 'ng'],
  // Shiva and Krishna.
  [/[शषশষ]/gu, 'sh'],
  [/[ऋৃृঋ]/gu, 'ri'],
  // A nasal is heard as the consonant after it has it.
  [/[ਂੰંంಂംං](?=[ਪਫਬਭਮપફબભમపఫబభమಪಫಬಭಮപഫബഭമ])/gu, 'm'],
  [/[ਂੰંంಂംං](?=\p{L})/gu, 'n'],
  // Lakshmi, Pachai and Samy, for which Tamil has one letter.
  [/ட்ச/gu, 'ksh'],
  [/ச்ச/gu, 'ch'],
  [/ச/gu, 's'],
  // Thai: aspirated, not an f; a letter that is written and not said; vowels that are written before the consonant after which they are said.
  [/[ก-ฮ][ิุ]?์/gu, ''],
  [/[ผพภ]/gu, 'p'],
  [/([เแโไใ])([ก-ฮ])/gu, '$2$1'],
  // Angelopoulos, Gkikas, Bakas and Antoniou.
  [/γγ/gu, 'ng'],
  [/γκ/gu, 'gk'],
  [/^μπ/gu, 'b'],
  // Papadopoulou and Stavros.
  [/ου/gu, 'ou'],
  [/ού/gu, 'ou'],
  [/α[υύ](?=[θκξπσςτφχψ])/gu, 'af'],
  [/ε[υύ](?=[θκξπσςτφχψ])/gu, 'ef'],
  [/α[υύ]/gu, 'av'],
  [/ε[υύ]/gu, 'ev'],
]
