/** What Hong Kong writes for the beginning of a syllable of Cantonese (which Jyutping writes as on the left). */
const begins: Readonly<Record<string, string>> = {
  b: 'p b',
  d: 't d',
  g: 'k g',
  gw: 'kw gw k',
  kw: 'kw k',
  n: 'n l',
  ng: 'ng -',
  z: 'ch ts j tz',
  c: 'ch ts',
  s: 's sh',
  j: 'y',
  '': '- ng',
}

/** And for its end; nobody is bound to one of these. */
const ends: Readonly<Record<string, string>> = {
  a: 'a ah',
  aa: 'a ah ar',
  aai: 'ai aai ay',
  aau: 'au aau ow',
  aam: 'am aam',
  aan: 'an aan',
  aang: 'ang aang',
  aap: 'ap aap',
  aat: 'at aat',
  aak: 'ak aak',
  ai: 'ai ay',
  au: 'au ow',
  am: 'am um',
  an: 'an un',
  ang: 'ang ung',
  ap: 'ap up',
  at: 'at ut',
  ak: 'ak uk',
  e: 'e eh',
  ei: 'ei i ee ay ey',
  eng: 'eng ing',
  ek: 'ek ik',
  i: 'i ee ie',
  iu: 'iu iew',
  ing: 'ing',
  ik: 'ik ick',
  o: 'o oh or aw',
  oi: 'oi oy',
  ok: 'ok ock',
  ou: 'o ou oo ow',
  u: 'u oo',
  ui: 'ui oi',
  un: 'un oon uen',
  ung: 'ung oong',
  ut: 'ut oot',
  uk: 'uk ook ok',
  oe: 'o eu',
  oeng: 'eung eong',
  oek: 'euk eok',
  eoi: 'ui oi eoi',
  eon: 'un eon on uen',
  eot: 'ut eot',
  yu: 'u yu ue yue',
  yun: 'uen un yuen yun',
  yut: 'uet ut yuet',
}

/** Syllables whose spelling no rule gives. */
const wholes: Readonly<Record<string, string>> = {
  zi: 'chi tsz tze tsze ji',
  ci: 'chi tsz tze tsze tse',
  si: 'sze si see sz shi',
  ji: 'yee yi ee i',
  jyu: 'yu yue u',
  wu: 'wu woo',
  m: 'm',
  ng: 'ng eng ung',
}

/** How Hong Kong spells a syllable that Jyutping writes like this, without its tone. */
export function hongKongSpellings(jyutping: string): readonly string[] {
  const whole = wholes[jyutping]
  if (whole !== undefined) return whole.split(' ')
  const [, begin = '', end = ''] = /^(gw|kw|ng|[bpmfdtnlgkhwzcsj]?)(.*)$/.exec(jyutping) ?? []
  const firsts = (begins[begin] ?? begin).split(' ').map((first) => first.replace('-', ''))
  return firsts.flatMap((first) => (ends[end] ?? end).split(' ').map((last) => `${first}${last}`.replace('yy', 'y')))
}
